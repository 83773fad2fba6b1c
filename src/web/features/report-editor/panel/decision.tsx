/** A text that was not saved: what stands here, what stands there, and which of them shall stay. */
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useEditor } from '../editor.ts';
import type { WaitingText } from '#web/report/sync/waiting.ts';
import type { EditedField, Entry, Subject } from '#web/report/model/report-entry.ts';
import { conditionText } from '../rows/condition-text.ts';
import styles from './panel.module.css';

type Props = { subject: Subject; entry: Entry; field: EditedField };

/** Those of one item, or of one room's name. */
export function Decisions({ subject, entry }: Omit<Props, 'field'>) {
  return (Object.keys(entry.states) as EditedField[])
    .filter((field) => entry.states[field] === 'conflict' || entry.states[field] === 'refused')
    .map((field) => <Decision key={field} subject={subject} entry={entry} field={field} />);
}

function Decision({ subject, entry: { server, typed, states, isGone = false }, field }: Props) {
  const { queue, report } = useEditor();
  const [edit, setEdit] = useState<WaitingText>();
  const state = states[field];
  const theirs = server[field] ?? null;
  const mine = typed[field] === undefined ? theirs : typed[field];

  useEffect(() => {
    let isCurrent = true;
    void queue.find(subject, field).then((found) => isCurrent && setEdit(found));
    return () => {
      isCurrent = false;
    };
  }, [queue, subject, field, state]);

  const keep = (value: typeof mine) => {
    void queue.keepMine(subject, field, value).then(() => report.touch(subject));
  };

  return (
    <section className={styles.decision} role="alert">
      <h3 className={styles.heading}>
        {state === 'conflict'
          ? `The ${field} was changed by somebody else, or in another tab`
          : `The ${field} was not saved`}
      </h3>
      {state === 'refused' && <p>{edit?.reason}</p>}
      <Version label="You wrote" text={conditionText(mine)} />
      {state === 'conflict' && <Version label="They wrote" text={conditionText(theirs)} />}
      <div className={styles.commands}>
        {!isGone && (
          <Button size="sm" variant="primary" onClick={() => keep(mine)}>
            {state === 'conflict' ? 'Keep mine' : 'Try again'}
          </Button>
        )}
        {state === 'conflict' && (
          <Button size="sm" onClick={() => void queue.letGo(subject, field)}>
            Take theirs
          </Button>
        )}
        {state === 'conflict' && typeof mine === 'string' && typeof theirs === 'string' && field !== 'name' && (
          <Button size="sm" onClick={() => keep(`${theirs}\n${mine}`)}>
            Keep both
          </Button>
        )}
        {state === 'refused' && (
          <Button size="sm" onClick={() => void queue.letGo(subject, field)}>
            Give up my text
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => void copyText(conditionText(mine))}>
          Copy mine
        </Button>
      </div>
    </section>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.version}>
      <span className={styles.versionLabel}>{label}</span>
      <blockquote>{text}</blockquote>
    </div>
  );
}

export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast({ text: 'Copied.' });
}
