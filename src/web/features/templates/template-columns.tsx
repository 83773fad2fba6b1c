/** The columns of the list of templates, and its URL. */
import { typesText } from '#web/forms/type-ticks.tsx';
import type { ListTemplatesData, Template } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { flagParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';

export const templateUrl = listUrl({
  filters: { q: textParam('q'), typeId: idParam('type'), isArchivedToo: flagParam('archived') },
  sorts: ['name', '-name', 'updated', '-updated'],
});

export function templateQuery(search: ReturnType<typeof templateUrl.read>): NonNullable<ListTemplatesData['query']> {
  const { page, perPage, q, typeId, isArchivedToo, sort } = search;
  return {
    page,
    per_page: perPage,
    ...(q !== '' && { q }),
    ...(sort !== undefined && { sort }),
    ...(typeId !== undefined && { type_id: typeId }),
    ...(isArchivedToo && { archived: 'true' as const }),
  };
}

/** As it came with the account, or of the service itself. */
const isFromKeyturn = ({ system, from_keyturn: isOurs = false }: Template): boolean => system || isOurs;

export const templateColumns: readonly DataTableColumn<Template>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' },
  { id: 'types', header: 'Offered for', cell: ({ type_ids: codes }) => typesText(codes) },
  { id: 'origin', header: 'From', width: '8rem', cell: (one) => (isFromKeyturn(one) ? 'Keyturn' : 'Your firm') },
  {
    id: 'tenant',
    header: 'Filled in by',
    width: '8rem',
    cell: ({ self_service: isTenant }) => (isTenant ? 'A tenant' : 'A clerk'),
  },
  {
    id: 'changed',
    header: 'Changed',
    width: '9rem',
    sort: 'updated',
    text: ({ updated_at: at, archived_at: gone }) => (gone == null ? wallText(at) : 'Archived'),
    cell: ({ updated_at: at, archived_at: gone }) =>
      gone === null || gone === undefined ? <DateTime at={at} isShort /> : 'Archived',
  },
];
