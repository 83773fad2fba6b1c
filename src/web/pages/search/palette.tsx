/** Ctrl/Cmd K: to anything by its name, to any page, and what can be done with what is open. The ARIA combobox pattern in a dialog without a title bar, near the top. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a combobox that asks a server */
import { CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { unansweredWords } from '#web/queries/unanswered.ts';
import { useActiveOption } from '#web/ui/fields/use-active-option.ts';
import { useMeantOption } from '#web/ui/fields/use-meant-option.ts';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { Modal } from '#web/ui/overlay/modal.tsx';
import styles from './palette.module.css';
import { usePaletteEntries } from './palette-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

const keyOf = ({ id }: PaletteEntry): string => id;

type PaletteProps = {
  /** The text for its field that came before it was there. */
  typedAhead: () => string;
  onClose: () => void;
};

export function Palette({ typedAhead, onClose }: PaletteProps) {
  const [text, setText] = useState(typedAhead);
  const navigate = useNavigate();
  const listId = useId();
  const { entries, isLooking, hasNoAnswer } = usePaletteEntries(text);
  const { at, pointTo, onEnter } = useMeantOption({ options: entries, keyOf, isLooking, onChoose: choose });
  const activeId = at === -1 ? undefined : `${listId}-${at}`;
  useActiveOption(activeId);

  function choose(entry: PaletteEntry) {
    onClose();
    if ('href' in entry) void navigate(entry.href);
    else entry.press();
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      pointTo(entries[at === -1 && step === -1 ? entries.length - 1 : (at + step + entries.length) % entries.length]);
    }
    if (event.key === 'Enter') onEnter();
  }

  return (
    <Modal className={styles.dialog} aria-label="Search" onClose={onClose}>
      <div className={styles.frame}>
        <input
          type="text"
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          className={styles.input}
          placeholder="An address, a ref, a name, a page, or what to do here"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            pointTo(undefined);
          }}
          onKeyDown={handleKey}
        />
        <EntryList id={listId} entries={entries} active={at} onChoose={choose} />
        {/* There before its words: a screen reader misses a region that comes together with them. */}
        <output className={styles.nothing}>
          {(entries.length === 0 || hasNoAnswer) &&
            (isLooking ? 'Looking…' : hasNoAnswer ? unansweredWords : `Nothing found for “${text.trim()}”.`)}
        </output>
      </div>
    </Modal>
  );
}

type EntryListProps = {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  onChoose: (entry: PaletteEntry) => void;
};

function EntryList({ id, entries, active, onChoose }: EntryListProps) {
  return (
    <div id={id} role="listbox" aria-label="Found" tabIndex={-1} className={styles.list}>
      {entries.map((entry, at) => {
        const Icon = entry.icon;
        const isFirst = entries[at - 1]?.group !== entry.group;
        return (
          // Keys go to the field, which points here with aria-activedescendant.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={entry.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.entry}
            data-group={isFirst ? entry.group : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.words}>
              <span className={styles.label}>{entry.label}</span>{' '}
              {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
            </span>
            <CornerDownLeft size={13} aria-hidden className={styles.enter} />
          </div>
        );
      })}
    </div>
  );
}
