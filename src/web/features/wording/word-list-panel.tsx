/** A long list of words: searched, and its entries added one by one or pasted, changed and removed. */
import { ClipboardPaste, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useSearchText } from '#web/ui/table/use-search-text.ts';
import type { EntryOf, ListName, WordRules } from './edit-list.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { buildWordEdits } from './word-edits.ts';
import { countText, isFound } from './word-list.ts';
import styles from './wording.module.css';

/** More are shown on request: a search finds them sooner. */
const MOST_SHOWN = 12;

export type WordKind<Name extends ListName> = WordRules<Name> & {
  title: string;
  hint: string;
  render: (entry: EntryOf<Name>) => ReactNode;
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
  const [search, setSearch] = useSearchText(name);
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<Open<EntryOf<Name>>>();
  const list = useRef<HTMLUListElement>(null);
  const close = () => setOpen(undefined);
  const found = entries.filter((entry) => isFound(textOf(entry), search));
  const shown = isWhole ? found : found.slice(0, MOST_SHOWN);
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
      <p className={styles.hint}>{hint}</p>
      {entries.length === 0 ? (
        <p className={styles.none}>None</p>
      ) : (
        <div className={styles.finding}>
          <SearchInput label={`Search the ${many}`} value={search} onSearch={setSearch} />
          <output className={styles.count}>
            {search === '' ? '' : `${found.length} of `}
            {countText(entries.length, nouns)}
          </output>
        </div>
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
          </Word>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
          {`Show all ${found.length}`}
        </Button>
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
