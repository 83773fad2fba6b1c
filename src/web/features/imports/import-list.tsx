/** The imports of the firm, each with what became of it: a list by the URL of its page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { type ImportKind, importKinds, importKindWords } from '#domain/import/import-kind.ts';
import { paths } from '#web/paths.ts';
import { listImportsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listImports } from '#web/queries/generated/sdk.gen.ts';
import type { Import } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { choicesParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { useList } from '#web/ui/table/use-list.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';
import { capitalised, doneText, planText } from './import-words.ts';

const importUrl = listUrl({
  filters: { q: textParam('q'), kinds: choicesParam('kind', importKinds) },
  sorts: ['-created', 'created', 'name', '-name'],
});
const kindOptions = importKinds.map((value) => ({ value, label: capitalised(importKindWords[value].many) }));
const columns: readonly DataTableColumn<Import>[] = [
  { id: 'name', header: 'File', sort: 'name', cell: ({ name }) => name },
  {
    id: 'kind',
    header: 'Kind',
    width: '10rem',
    cell: ({ kind }) => capitalised(importKindWords[kind as ImportKind].many),
  },
  { id: 'state', header: 'What became of it', width: '24rem', cell: (one) => stateText(one) },
  {
    id: 'created',
    header: 'Begun',
    width: '9rem',
    sort: 'created',
    sortsDownFirst: true,
    text: ({ created_at: at }) => wallText(at),
    cell: ({ created_at: at }) => <DateTime at={at} isShort />,
  },
];

export function ImportList() {
  const list = useList(importUrl);
  const { page, perPage, q, kinds, sort } = list.search;
  const query = {
    page,
    per_page: perPage,
    ...(q !== '' && { q }),
    ...(kinds.length > 0 && { kind: kinds }),
    ...(sort && { sort }),
  };
  const { data, isPlaceholderData } = useQuery({
    ...listImportsOptions({ query }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  return (
    <Panel title="Imports">
      <ListPart
        title="Imports"
        noun={['import', 'imports']}
        list={list}
        answer={data}
        isStale={isPlaceholderData}
        exporting={exportOf('imports', async (part) => (await listImports({ query: { ...query, ...part } })).data)}
        columns={columns}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.import(id)}
        filters={
          <>
            <SearchInput label="File" value={q} onSearch={(text) => list.narrow({ q: text })} />
            <ChoiceFilter
              label="Kind"
              options={kindOptions}
              value={kinds}
              onChange={(value) => list.narrow({ kinds: value as ImportKind[] })}
            />
          </>
        }
        none={{
          icon: <FileSpreadsheet />,
          title: 'No imports yet.',
          text: 'Drop a file above, or paste rows from a spreadsheet. Nothing is written before you have seen what will be.',
        }}
        noMatch={{ text: 'Every word has to occur in the name of the file.' }}
      />
    </Panel>
  );
}

function stateText(one: Import): string {
  switch (one.state) {
    case 'draft':
      return `Not started. ${planText(one)}`;
    case 'queued':
    case 'running':
      return 'Under way.';
    case 'undoing':
      return 'Being undone.';
    case 'undone':
      return `Undone. ${doneText(one)}`;
    case 'failed':
      return `Stopped. ${doneText(one)}`;
    default:
      return doneText(one);
  }
}
