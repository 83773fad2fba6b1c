/** Entries for items and rooms that are gone: kept on this computer until they have been copied or discarded. */
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Waiting, WaitingStep } from '#web/report/sync/waiting.ts';
import { useEditor, useQueue } from '../editor.ts';
import { conditionText } from '../rows/condition-text.ts';
import { copyText } from './decision.tsx';
import styles from './panel.module.css';

export function Orphans({ onClose }: { onClose: () => void }) {
  const { orphans } = useQueue();
  return (
    <Dialog title="Kept on this computer" onClose={onClose}>
      <p className={styles.sub}>
        These items and rooms are not in the report, or not any more. Your entries are here until you let them go.
      </p>
      {orphans.length === 0 && <p>Nothing is left.</p>}
      <ul className={styles.orphans}>
        {orphans.map((row) => (
          <Orphan key={row.key} row={row} />
        ))}
      </ul>
    </Dialog>
  );
}

function Orphan({ row }: { row: Waiting }) {
  const { queue } = useEditor();
  const { key, kind, itemName, value } = row;
  const text = kind === 'text' ? conditionText(value) : value;
  return (
    <li className={styles.version}>
      <span className={styles.versionLabel}>
        {kind === 'step' ? nounOf(row) : `${itemName}, ${kind === 'text' ? row.field : kind}`}
      </span>
      <blockquote>{text}</blockquote>
      {row.state === 'refused' && row.reason !== undefined && <p className={styles.sub}>{row.reason}</p>}
      <div className={styles.commands}>
        {kind === 'photo' ? (
          <Button size="sm" onClick={() => void queue.readPhoto(row).then((file) => file && saveFile(file, value))}>
            Save to this computer
          </Button>
        ) : (
          <Button size="sm" onClick={() => void copyText(text)}>
            Copy
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => void queue.discard(key)}>
          Let go
        </Button>
      </div>
    </li>
  );
}

const nounOf = ({ itemId }: WaitingStep): string => (itemId === null ? 'A new room' : 'A new item');

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
