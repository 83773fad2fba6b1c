/** The columns of the versions of a template, and their URL. */
import type { TemplateVersion } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';
import { countsText, versionName, whoText } from './version-text.ts';

export const versionUrl = listUrl({
  filters: { q: textParam('q') },
  others: { openId: idParam('version') },
  sorts: ['-number', 'number'],
});

export const versionColumns: readonly DataTableColumn<TemplateVersion>[] = [
  { id: 'version', header: 'Version', width: '12rem', sort: 'number', sortsDownFirst: true, cell: versionName },
  {
    id: 'at',
    header: 'Changed',
    width: '12rem',
    text: ({ ended_at: at }) => wallText(at),
    cell: ({ ended_at: at }) => <DateTime at={at} isShort />,
  },
  { id: 'person', header: 'By', width: '14rem', cell: whoText },
  { id: 'counts', header: 'What changed', cell: countsText },
];
