/** Beside a row, what belongs to it; in it, what needs somebody. */
import { Camera, ListTodo, MessageSquareWarning, Mic, Paperclip, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { nounOf } from '../photos/noun-of.ts';
import styles from './rows.module.css';

/** The number of photos, recordings and actions: where grip and menu come when somebody does. */
export function Marks({ item: { attachments, actions } }: { item: ItemEntry }) {
  if (attachments.length + actions.length === 0) return null;
  const { photo: photos = [], recording: recordings = [], ...others } = Object.groupBy(attachments, nounOf);
  const files = Object.values(others).flat();
  return (
    <span className={styles.marks}>
      <Mark icon={<Camera size={13} aria-hidden />} of={photos} noun="photo" />
      <Mark icon={<Paperclip size={13} aria-hidden />} of={files} noun="video or file" nouns="videos and files" />
      <Mark icon={<Mic size={13} aria-hidden />} of={recordings} noun="recording" />
      <Mark icon={<ListTodo size={13} aria-hidden />} of={actions} noun="action" />
    </span>
  );
}

type MarkProps = { icon: ReactNode; of: readonly unknown[]; noun: string; nouns?: string };

function Mark({ icon, of: { length: count }, noun, nouns = `${noun}s` }: MarkProps) {
  if (count === 0) return null;
  return (
    <span className={styles.mark}>
      {icon}
      {count}
      <span className="visually-hidden"> {count === 1 ? noun : nouns}</span>
    </span>
  );
}

/** Whether a text needs a decision, and whether somebody else has deleted the item. */
export function Troubles({ item: { states, isGone = false } }: { item: ItemEntry }) {
  const isUndecided = Object.values(states).some((state) => state === 'conflict' || state === 'refused');
  if (!isUndecided && !isGone) return null;
  return (
    <span className={styles.troubles}>
      {isGone && (
        <span className={styles.undecided}>
          <Trash2 size={13} aria-hidden />
          Deleted by somebody else
        </span>
      )}
      {isUndecided && (
        <span className={styles.undecided}>
          <MessageSquareWarning size={13} aria-hidden />
          Needs a decision
        </span>
      )}
    </span>
  );
}
