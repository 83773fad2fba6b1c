/** The account's clients, as choices. */
import { listClientsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ListClientsResponse } from '#web/queries/generated/types.gen.ts';
import type { LookupOption } from '#web/ui/lookup.tsx';

/** Few firms work for more clients than the service gives at once; the rest is found by their properties. */
export const allClientsOptions = () => listClientsOptions({ query: { per_page: 100 } });

export function clientChoices(clients: ListClientsResponse, sought = ''): LookupOption[] {
  return clients.data
    .filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
    .map(({ id, name, email }) => ({ value: String(id), label: name, note: email ?? undefined }));
}
