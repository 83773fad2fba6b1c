/** Finds words in the whole report: the browser's own search sees only the rooms that are mounted. */
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { IconButton } from '#web/ui/controls/button.tsx';
import { TextInput } from '#web/ui/fields/input.tsx';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { useEditor } from './editor.ts';
import styles from './report-editor.module.css';
import { type EditedField, shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { conditionText } from './rows/condition-text.ts';

type Hit = { roomId: number; itemId: number; field: EditedField };

export function findText(report: ReportStore, words: string): Hit[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return report.roomIds().flatMap((roomId) =>
    report.itemIds(roomId).flatMap((itemId) => {
      const item = report.item(itemId);
      if (item === undefined) return [];
      const { name, description, condition } = shownOf(item);
      const texts = { name, description: description ?? '', condition: conditionText(condition) };
      return (Object.keys(texts) as (keyof typeof texts)[])
        .filter((field) => texts[field].toLowerCase().includes(wanted))
        .map((field) => ({ roomId, itemId, field }));
    }),
  );
}

export function FindBar({ onClose }: { onClose: () => void }) {
  const { report, whereabouts } = useEditor();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(() => findText(report, words), [report, words]);
  const hit = hits[at];

  function show(next: number) {
    if (hits.length === 0) return;
    const to = (next + hits.length) % hits.length;
    setAt(to);
    const found = hits[to];
    if (found === undefined) return;
    whereabouts.go(found);
    whereabouts.showRoom(found.roomId);
    markRow(found.itemId);
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      show(event.shiftKey ? at - 1 : words === '' || hit === undefined ? 0 : at + 1);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      if (hit !== undefined) whereabouts.focusField(hit.roomId, hit);
    }
  }

  return (
    <search className={styles.find}>
      <TextInput
        type="search"
        aria-label="Find in the report"
        placeholder="Find in the report"
        value={words}
        // Opened by Ctrl F: this is where the person goes on typing.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => {
          setWords(event.target.value);
          setAt(-1);
        }}
        onKeyDown={handleKey}
      />
      <output className={styles.found}>
        {words.trim() !== '' && (hits.length === 0 ? 'Nothing' : `${Math.max(at, 0) + 1} of ${hits.length}`)}
      </output>
      <IconButton size="sm" label="Previous find" icon={<ChevronUp />} onClick={() => show(at - 1)} />
      <IconButton size="sm" label="Next find" icon={<ChevronDown />} onClick={() => show(at + 1)} />
      <IconButton size="sm" label="Close the search" icon={<X />} onClick={onClose} />
    </search>
  );
}

/** Its room may only be mounted by the jump. */
function markRow(itemId: number): void {
  let tries = 20;
  const look = () => {
    const row = document.querySelector(`[data-item="${itemId}"]`);
    tries -= 1;
    if (row === null) return void (tries > 0 && requestAnimationFrame(look));
    row.scrollIntoView({ block: 'center' });
    row.setAttribute('data-found', '');
    row.addEventListener('animationend', () => row.removeAttribute('data-found'), { once: true });
  };
  requestAnimationFrame(look);
}
