/** An item's condition in words, by the kind of its room. */
import { answerWords } from '#domain/condition.ts';
import type { FinishedRoom } from './finished.ts';
import styles from './finished-report.module.css';

type Props = { room: Pick<FinishedRoom, 'block_type' | 'option_set'>; condition: unknown };

export function ConditionText({ room, condition }: Props) {
  if (condition === null || condition === undefined || condition === '') return null;
  if (typeof condition === 'string') return <p className={styles.words}>{condition}</p>;
  if (typeof condition === 'number') return <p className={styles.words}>{inWords(room, condition)}</p>;
  return (
    <dl className={styles.answers}>
      {Object.entries(condition).map(([question, answer]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answerText(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords({ block_type, option_set }: Props['room'], value: number): string {
  if (block_type === 'CHECKLIST') return answerText(value);
  const steps = (option_set?.options ?? []).filter((step) => typeof step === 'number');
  return steps.length === 0 ? String(value) : `${value} of ${Math.max(...steps)}`;
}

function answerText(answer: unknown): string {
  if (answer === 0 || answer === 1 || answer === 2) return answerWords[answer];
  return typeof answer === 'number' || typeof answer === 'string' ? String(answer) : 'Not answered';
}
