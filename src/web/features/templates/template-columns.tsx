/** The columns of the list of templates, and its URL. */
import { typesText } from '#web/forms/type-ticks.tsx';
import type { Template } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { flagParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';

export const templateUrl = listUrl({
  filters: { q: textParam('q'), typeId: idParam('type'), isArchivedToo: flagParam('archived') },
  sorts: ['name', '-name', 'updated', '-updated'],
});

export const templateColumns: readonly DataTableColumn<Template>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' },
  { id: 'types', header: 'Offered for', cell: ({ type_ids: codes }) => typesText(codes) },
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
    cell: ({ updated_at: at, archived_at: gone }) =>
      gone === null || gone === undefined ? <DateTime at={at} isShort /> : 'Archived',
  },
];
