/** The unsaved edits of this browser, for the deployment the app talks to. */
import { webConfig } from '#web/env.ts';
import { buildEditStore, type EditStore } from './edits.ts';

export const edits: EditStore = buildEditStore(`keyturn-edits ${webConfig.apiUrl}`);

/** Whose they are; other deployments do not say which account a person is of. */
export function ownerOf({ id, account_id: accountId = 0 }: { id: number; account_id?: number | undefined }): string {
  return `${accountId}/${id}`;
}
