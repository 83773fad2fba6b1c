/** The twin of every drag: clerk, day, time and length as fields, with times that would fit and why. */
import { useState } from 'react';
import { suggestTime, clockText } from '#domain/schedule.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DateInput, TimeInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { type Booking, isMovable, minutesOfDay, toAppointment, workingDayOf } from './booking.ts';
import styles from './schedule.module.css';
import type { Move } from './use-bookings.ts';
import type { CellOf } from './week-board.tsx';

type Props = {
  booking: Booking;
  clerks: readonly StaffMember[];
  /** What stands on the board already: suggestions work for the days in sight. */
  cellOf: CellOf;
  isInSight: (day: string) => boolean;
  /** False for people who may only look. */
  canMove: boolean;
  onMove: (move: Move) => void;
  onClose: () => void;
};

const MOST_SUGGESTIONS = 4;

export function MoveDialog({ booking, clerks, cellOf, isInSight, canMove, onMove, onClose }: Props) {
  const [clerkId, setClerkId] = useState(String(booking.clerkId ?? ''));
  const [day, setDay] = useState(booking.day ?? '');
  const [time, setTime] = useState(booking.from === undefined ? '' : clockText(booking.from));
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
  const isTime = time === '' || /^\d\d:\d\d$/.test(time);

  const { lat, lng } = booking.inspection.property.geocoords;
  const wanted = {
    minutes: booking.minutes,
    lat: lat === null ? null : Number(lat),
    lng: lng === null ? null : Number(lng),
  };
  const suggestions =
    isDay && isInSight(day)
      ? clerks
          .flatMap((clerk) => {
            const others = cellOf(clerk.id, day)
              .filter((one) => one.id !== booking.id)
              .flatMap((one) => toAppointment(one) ?? []);
            const found = suggestTime(wanted, others, workingDayOf(clerk, day));
            return found === undefined ? [] : [{ clerk, ...found }];
          })
          .toSorted((a, b) => a.from - b.from)
          .slice(0, MOST_SUGGESTIONS)
      : [];

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
      {whyNot === undefined && suggestions.length > 0 && (
        <section aria-label="What would fit" className={styles.suggestions}>
          <h3>What would fit</h3>
          {suggestions.map(({ clerk, from, reason }) => (
            <button
              key={clerk.id}
              type="button"
              className={styles.suggestion}
              onClick={() => {
                setClerkId(String(clerk.id));
                setTime(clockText(from));
              }}
            >
              <strong>
                {clerk.name}, {clockText(from)}
              </strong>
              <span>{reason}</span>
            </button>
          ))}
        </section>
      )}
    </Dialog>
  );
}
