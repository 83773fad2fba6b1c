/** The answer of a contact to the appointment, and settling it. */
import type { AppointmentAnswer } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './contact-list.module.css';

type Props = {
  answer: AppointmentAnswer;
  /** The appointment as it is now: a moment, or a day. */
  at: string | null;
  /** Omitted where there is nothing to settle, or for people who may only read. */
  onSettle?: (() => void) | undefined;
};

export function ContactAnswer({ answer, at, onSettle }: Props) {
  const asks = answer.kind === 'another_time';
  if (!isFor(answer, at))
    return (
      <div className={styles.answer}>
        <p className={styles.confirmed}>
          {asks ? 'Asked for another time than' : 'Confirmed'} {dateTimeText(answer.for, { isShort: true })}, which has
          moved since.
        </p>
      </div>
    );
  return (
    <div className={styles.answer}>
      <p className={asks ? styles.asks : styles.confirmed}>
        {asks ? 'Asks for another time' : 'Confirmed the appointment'}, {dateTimeText(answer.at, { isShort: true })}
        {answer.note !== null && `: “${answer.note}”`}
      </p>
      {asks && onSettle && (
        <Button size="sm" onClick={onSettle}>
          Settled
        </Button>
      )}
    </div>
  );
}

/** Whether it answers the appointment as it is now. */
function isFor(answer: AppointmentAnswer, at: string | null): boolean {
  if (at === null) return false;
  const isDay = !at.includes('T');
  return isDay ? toWallTime(answer.for).date === at : Date.parse(answer.for) === Date.parse(at);
}
