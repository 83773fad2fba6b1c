/** People who try the demo company on their own machine go on with a firm of their own. Elsewhere an operator opens accounts. */
import { type Role, roles } from '#domain/role.ts';
import type { AccountRow } from '#store/account/people.ts';

export const mayStartFirm = (
  { isLocal = false }: { isLocal?: boolean },
  { role }: { role: Role },
  { settings }: Pick<AccountRow, 'settings'>,
): boolean => isLocal && role === roles.administrator && settings.isDemo === true;
