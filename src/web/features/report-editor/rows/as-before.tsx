/** Below a condition that came along: whether somebody has looked at it. Alt with B does the same from the field. */
import { CheckCheck, CircleDashed } from 'lucide-react';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import { putByCommand } from '../commands/put-by-command.ts';
import { useEditor } from '../editor.ts';
import { isAsBefore } from '../find-unchecked.ts';
import styles from './rows.module.css';

export function AsBefore({ item }: { item: ItemEntry }) {
  const editor = useEditor();
  if (!isAsBefore(editor, item)) return null;
  const { name, confirmed = false } = shownOf(item);
  const words = confirmed ? 'As before' : 'Unchecked';
  const icon = confirmed ? <CheckCheck size={13} aria-hidden /> : <CircleDashed size={13} aria-hidden />;
  const look = { className: styles.asBefore, 'data-confirmed': confirmed || undefined };
  if (!editor.canWrite)
    return (
      <span {...look}>
        {icon}
        {words}
      </span>
    );
  return (
    <button
      type="button"
      {...look}
      // A stop for each row between two fields is one too many: the key is there.
      tabIndex={-1}
      data-tip="Alt B"
      onClick={() => putByCommand(editor, item.id, 'confirmed', !confirmed)}
    >
      {icon}
      {words}
      <span className="visually-hidden">{confirmed ? `(take back for ${name})` : `(confirm ${name} as before)`}</span>
    </button>
  );
}
