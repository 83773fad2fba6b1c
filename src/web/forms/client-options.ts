/** The account's clients, as choices. */
import type { Client } from '#web/queries/generated/types.gen.ts';
import { byFit } from '#web/ui/by-fit.ts';
import type { LookupOption } from '#web/ui/fields/lookup.tsx';

export function clientChoices(clients: readonly Client[], sought = ''): LookupOption[] {
  const found = clients.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return byFit(found, ({ name }) => name, sought).map(({ id, name, email }) => ({
    value: String(id),
    label: name,
    note: email ?? undefined,
  }));
}
