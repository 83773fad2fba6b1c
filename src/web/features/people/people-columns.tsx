/** The columns of the lists of staff and clients. */
import { roleNames, type Role } from '#domain/role.ts';
import type { Client, ClientPerson, StaffMember } from '#web/queries/generated/types.gen.ts';
import { wallText } from '#web/ui/time/time-zone.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { Ago } from '#web/ui/time/date-time.tsx';
import { joiningWords } from './joining.ts';

/** `Administrator`. */
export function roleWord(role: number): string {
  const name = roleNames[role as Role];
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

export const staffColumns: readonly DataTableColumn<StaffMember>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'role', header: 'Role', width: '9rem', sort: 'role', cell: ({ role }) => roleWord(role) },
  { id: 'state', header: 'State', width: '12rem', cell: (member) => joiningWords(member) },
  { id: 'email', header: 'E-mail', sort: 'email', cell: ({ email }) => email },
  { id: 'phone', header: 'Phone', width: '10rem', cell: ({ phone }) => phone },
  { id: 'home', header: 'Home postcode', width: '8rem', isOptional: true, cell: ({ home_postcode }) => home_postcode },
];

export const clientColumns: readonly DataTableColumn<Client>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'ref', header: 'Ref', width: '8rem', sort: 'ref', cell: ({ ref }) => ref },
  { id: 'email', header: 'E-mail', sort: 'email', cell: ({ email }) => email },
  { id: 'phone', header: 'Phone', width: '10rem', cell: ({ phone }) => phone },
  { id: 'town', header: 'Town', width: '10rem', cell: ({ address }) => address?.city },
];

export const clientPersonColumns: readonly DataTableColumn<ClientPerson>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'state', header: 'State', width: '12rem', cell: (person) => joiningWords(person) },
  { id: 'email', header: 'E-mail', sort: 'email', cell: ({ email }) => email },
  { id: 'phone', header: 'Phone', width: '10rem', cell: ({ phone }) => phone },
  {
    id: 'seen',
    header: 'Last here',
    text: ({ last_seen_at: at }) => wallText(at),
    width: '9rem',
    cell: ({ last_seen_at: at }) => (at === null ? undefined : <Ago at={at} />),
  },
];
