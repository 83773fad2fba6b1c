/** The columns of the list of applications. */
import type { Application } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { listUrl, textParam } from '#web/ui/table/list-search.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';

export const applicationUrl = listUrl({ filters: { q: textParam('q') }, sorts: ['name', '-name'] });

export const applicationColumns: readonly DataTableColumn<Application>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' },
  { id: 'purpose', header: 'Purpose', cell: ({ description }) => description },
  {
    id: 'client',
    header: 'Client id',
    width: '22rem',
    text: ({ client_id: id }) => id,
    cell: ({ client_id: id }) => <code>{id}</code>,
  },
  {
    id: 'created',
    header: 'Registered',
    width: '9rem',
    text: ({ created_at: at }) => wallText(at),
    cell: ({ created_at: at }) => <DateTime at={at} isShort />,
  },
];
