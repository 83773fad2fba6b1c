/** The twin of every drag: clerk, day, time and length as fields, with times that would fit and why. */
import { useState } from 'react';
import { clockText } from '#domain/schedule.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { dateText } from '#web/ui/date-text.ts';
import { DateInput, TimeInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Booking, isMovable, minutesOfDay } from './booking.ts';
import styles from './schedule.module.css';
import type { Move } from './use-bookings.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  booking: Booking;
  clerks: readonly StaffMember[];
  /** Those in sight: where a time is looked for until a day is chosen. */
  days: readonly string[];
  /** False for people who may only look. */
  canMove: boolean;
  onMove: (move: Move) => void;
  onClose: () => void;
};

export function MoveDialog({ booking, clerks, days, canMove, onMove, onClose }: Props) {
  const [clerkId, setClerkId] = useState(String(booking.clerkId ?? ''));
  const [day, setDay] = useState(booking.day ?? '');
  const [time, setTime] = useState(booking.from === undefined ? '' : clockText(booking.from));
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const isTime = time === '' || /^\d\d:\d\d$/.test(time);

  const suggestions = useSuggestions(booking, clerks, isDay ? [day] : days);

  const { state } = booking.inspection;
  const whyNot = !canMove
    ? 'Only managers move appointments.'
    : isMovable(booking)
      ? undefined
      : `It is in ${state.name}: it has begun and is not moved any more.`;

  function handleMove() {
    const id = clerkId === '' ? null : Number(clerkId);
    const clerkName = clerks.find((one) => one.id === id)?.name ?? null;
    onMove({
      booking,
      clerkId: id,
      clerkName,
      day,
      from: time === '' ? undefined : minutesOfDay(time),
      minutes: booking.minutes,
    });
    onClose();
  }

  return (
    <Dialog
      title={booking.street}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={paths.inspection(booking.id)} variant="quiet">
            Open the inspection
          </ButtonLink>
          {whyNot === undefined && (
            <Button variant="primary" disabled={!isDay || !isTime} onClick={handleMove}>
              Move
            </Button>
          )}
        </>
      }
    >
      <p className={styles.about}>
        {booking.inspection.type.name} · {booking.postcode} · {state.name}
      </p>
      {whyNot !== undefined && <p>{whyNot}</p>}
      <div className={styles.move} hidden={whyNot !== undefined}>
        <Field label="Clerk">
          {(control) => (
            <Select
              {...control}
              value={clerkId}
              onChange={(event) => setClerkId(event.target.value)}
              options={[
                { value: '', label: 'Nobody' },
                ...clerks.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <Field label="Date" error={isDay ? undefined : 'A date is needed.'}>
          {(control) => <DateInput control={control} value={day} onChange={setDay} />}
        </Field>
        <Field label="Time" error={isTime ? undefined : 'Not a time.'}>
          {(control) => <TimeInput control={control} value={time} onChange={setTime} />}
        </Field>
      </div>
      {whyNot === undefined && (
        <section aria-label="What would fit" aria-busy={suggestions === undefined} className={styles.suggestions}>
          <h3>What would fit</h3>
          {suggestions === undefined && <Skeleton height="6rem" />}
          {suggestions?.length === 0 && (
            <p>No clerk has room for it {isDay ? 'on that day' : 'on the days in sight'}.</p>
          )}
          {suggestions?.map((one) => (
            <button
              key={`${one.clerk.id}:${one.day}`}
              type="button"
              className={styles.suggestion}
              onClick={() => {
                setClerkId(String(one.clerk.id));
                setDay(one.day);
                setTime(clockText(one.from));
              }}
            >
              <strong>
                {one.clerk.name}, {one.day === day ? '' : `${dateText(one.day, { isShort: true })}, `}
                {clockText(one.from)}
              </strong>
              <span>{one.reason}</span>
            </button>
          ))}
        </section>
      )}
    </Dialog>
  );
}
