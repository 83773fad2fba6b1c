/**
 * A long list of words: searched, ordered, page by page, saved as a file, and its entries added one by one or pasted,
 * changed and removed.
 */
import { ClipboardPaste, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { Pager } from '#web/ui/table/pager.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows } from '#web/ui/table/whole-answer.ts';
import { FromKeyturn, withMark } from './from-keyturn.tsx';
import type { EntryOf, ListName, WordRules } from './edit-list.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { buildWordEdits } from './word-edits.ts';
import { type SavedEntry, WordFinder } from './word-finder.tsx';
import { wordUrls } from './word-list.ts';
import styles from './wording.module.css';

export type WordKind<Name extends ListName> = WordRules<Name> & {
  title: string;
  hint: string;
  render: (entry: EntryOf<Name>) => ReactNode;
  /** Whether it is as the account began with it. */
  isUsual: (entry: EntryOf<Name>) => boolean;
  /** The columns of its file: one for each part of an entry. */
  columns: readonly DataTableColumn<SavedEntry<EntryOf<Name>>>[];
  paste: { hint: string; read: (text: string) => EntryOf<Name>[]; faultOf: (text: string) => string | undefined };
  renderDialog: (props: EntryDialogProps<EntryOf<Name>>) => ReactNode;
};
export type EntryDialogProps<Entry> = {
  /** The one that is changed. */
  entry: Entry | undefined;
  isTaken: (entry: Entry) => boolean;
  onClose: () => void;
  onSave: (entry: Entry) => Promise<void>;
};
type Open<Entry> = { kind: 'paste' } | { kind: 'entry'; entry: Entry | undefined };

export function WordListPanel<Name extends ListName>(props: { settings: AccountSettings; kind: WordKind<Name> }) {
  const { kind } = props;
  const { name, title, hint, nouns, keyOf, textOf, paste } = kind;
  const entries: readonly EntryOf<Name>[] = props.settings[name];
  const { words, found, page, shown, pagination } = useWords(name, entries, textOf);
  const [open, setOpen] = useState<Open<EntryOf<Name>>>();
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpen(undefined);
  const [one, many] = nouns;

  const { remove, save, pasteAll } = buildWordEdits(kind, entries);

  return (
    <Panel
      title={title}
      actions={
        <span className={styles.commands}>
          <Button size="sm" icon={<ClipboardPaste />} onClick={() => setOpen({ kind: 'paste' })}>
            {`Paste ${many}`}
          </Button>
          <Button size="sm" icon={<Plus />} onClick={() => setOpen({ kind: 'entry', entry: undefined })}>
            {`Add ${one === 'abbreviation' ? 'an' : 'a'} ${one}`}
          </Button>
        </span>
      }
    >
      <p className={styles.hint}>{withMark(hint, entries.some(kind.isUsual))}</p>
      {entries.length === 0 ? (
        <p className={styles.none}>None</p>
      ) : (
        <WordFinder kind={kind} words={words} found={found} />
      )}
      {/* It takes the focus when an entry with it is removed. */}
      <ul ref={list} className={styles.words} tabIndex={-1} aria-label={title}>
        {shown.map((entry) => (
          <Word
            key={keyOf(entry)}
            name={keyOf(entry)}
            onChange={() => setOpen({ kind: 'entry', entry })}
            onRemove={() => {
              list.current?.focus();
              void remove(entry);
            }}
          >
            {kind.render(entry)}
            {kind.isUsual(entry) && <FromKeyturn />}
          </Word>
        ))}
      </ul>
      {entries.length > 0 && found.length === 0 && <p className={styles.none}>No {one} has all of these words.</p>}
      {found.length > 0 && (
        <Pager
          {...pagination}
          noun={many}
          nounOfOne={one}
          page={page}
          onPage={(next) => words.change({ page: next }, { asStep: true })}
          onPerPage={(size) => words.narrow({ perPage: size })}
        />
      )}
      {open?.kind === 'paste' && (
        <PasteDialog
          title={`Paste ${many}`}
          {...paste}
          onClose={close}
          onSave={(text) => pasteAll(paste.read(text)).then(close)}
        />
      )}
      {open?.kind === 'entry' &&
        kind.renderDialog({
          entry: open.entry,
          isTaken: (entry) => entries.some((other) => other !== open.entry && keyOf(other) === keyOf(entry)),
          onClose: close,
          onSave: (entry) => save(open.entry, entry).then(close),
        })}
    </Panel>
  );
}

function useWords<Name extends ListName>(
  name: Name,
  entries: readonly EntryOf<Name>[],
  textOf: (entry: EntryOf<Name>) => string,
) {
  const words = useList(wordUrls[name]);
  const { q, sort, perPage } = words.search;
  const found = findRows(entries, { q, sort }, { textOf, orders: { text: textOf } });
  // Its last page may be gone with an entry.
  const page = Math.min(words.search.page, Math.max(1, Math.ceil(found.length / perPage)));
  const { data: shown, pagination } = pageOfRows(found, { page, perPage });
  return { words, found, page, shown, pagination };
}

type WordProps = { name: string; onChange: () => void; onRemove: () => void; children: ReactNode };

function Word({ name, onChange, onRemove, children }: WordProps) {
  return (
    <li className={styles.word}>
      <span className={styles.wordText}>{children}</span>
      <IconButton size="sm" label={`Change ${name}`} icon={<Pencil />} onClick={onChange} />
      <IconButton size="sm" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}
