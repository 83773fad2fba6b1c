/** The log of a set of keys, the latest step first. Nothing of it is changed. */
import { useQuery } from '@tanstack/react-query';
import { signatureBox } from '#domain/signature-drawing.ts';
import { listKeyMovementsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { KeyMovement } from '#web/queries/generated/types.gen.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { movementText } from './key-words.ts';
import styles from './keys.module.css';

export function KeyLog({ setId }: { setId: number }) {
  const { data } = useQuery(listKeyMovementsOptions({ path: { key_set_id: setId } }));
  return (
    <section aria-labelledby="key-log">
      <h3 id="key-log" className={styles.heading}>
        Log
      </h3>
      {data === undefined && <Skeleton height="4rem" />}
      {data?.length === 0 && <p className={styles.note}>It has not left the office yet.</p>}
      <ol>
        {data?.map((movement) => (
          <Step key={movement.id} movement={movement} />
        ))}
      </ol>
    </section>
  );
}

function Step({ movement }: { movement: KeyMovement }) {
  const { at, due_back_on: dueBack, note, signature, recorded_by: by } = movement;
  return (
    <li className={styles.step}>
      <span className={styles.what}>{movementText(movement)}</span>
      <span className={styles.note}>
        <DateTime at={at} />
        {by !== null && `, by ${by.name}`}
        {dueBack !== null && `, due back ${dateText(dueBack)}`}
      </span>
      {note !== null && <span>{note}</span>}
      {signature !== null && (
        <svg
          className={styles.signature}
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
          role="img"
          aria-label={`Signature of ${movement.holder_name ?? 'whoever took it'}`}
        >
          <path d={signature} />
        </svg>
      )}
    </li>
  );
}
