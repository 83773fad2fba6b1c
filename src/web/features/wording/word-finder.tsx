/** Above a list of words: its search, its order, and saving it as it is shown. */
import { exportOf } from '#web/queries/list-export.ts';
import { Select } from '#web/ui/fields/input.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { ExportMenu } from '#web/ui/table/export/export-menu.tsx';
import { readRows } from '#web/ui/table/whole-answer.ts';
import type { List } from '#web/ui/table/use-list.ts';
import type { EntryOf, ListName, WordRules } from './edit-list.ts';
import { orderWords, type WordSearch } from './word-list.ts';
import styles from './wording.module.css';

export type SavedEntry<Entry> = { id: string; entry: Entry };
type Props<Name extends ListName> = {
  kind: Pick<WordRules<Name>, 'name' | 'nouns' | 'keyOf'> & {
    columns: readonly DataTableColumn<SavedEntry<EntryOf<Name>>>[];
  };
  words: List<WordSearch>;
  found: readonly EntryOf<Name>[];
};

export function WordFinder<Name extends ListName>({ kind, words, found }: Props<Name>) {
  const { name, keyOf, columns } = kind;
  const [, many] = kind.nouns;
  const { q, sort = 'kept' } = words.search;
  return (
    <search className={styles.finding} aria-label={`Filter ${many}`}>
      <SearchInput label={`Search the ${many}`} value={q} onSearch={(text) => words.narrow({ q: text })} />
      <div className={styles.order}>
        <Select
          aria-label={`Order of ${many}`}
          value={sort}
          options={orderWords}
          onChange={({ target }) =>
            words.narrow({ sort: orderWords.find(({ value }) => value === target.value)?.value })
          }
        />
      </div>
      <ExportMenu
        columns={columns}
        exporting={exportOf(name, readRows(found.map((entry) => ({ id: keyOf(entry), entry }))))}
      />
    </search>
  );
}
