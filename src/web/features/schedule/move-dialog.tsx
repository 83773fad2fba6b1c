/** The twin of every drag: clerk, day, time and length as fields, with times that would fit and why. */
import { useId, useMemo, useState } from 'react';
import { durationChoices } from '#domain/duration-choices.ts';
import { readDuration, writeDuration } from '#domain/duration.ts';
import { clockText, minutesOfDay } from '#domain/schedule.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { durationText } from '#web/ui/date-text.ts';
import { DateInput, TimeInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { readTypedDate, readTypedTime } from '#web/ui/read-typed.ts';
import type { BoardClerk } from './board-clerks.ts';
import { type Booking, isMovable } from './booking.ts';
import type { Move } from './move.ts';
import styles from './move-dialog.module.css';
import { Suggestions } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

const lengthChoices = (own: number) =>
  durationChoices(writeDuration(own)).map((value) => ({ value, label: durationText(value) }));

type Props = {
  booking: Booking;
  clerks: readonly BoardClerk[];
  /** For whom a time is looked for. */
  suggested: readonly BoardClerk[];
  /** Those in sight: where a time is looked for until a day is chosen. */
  days: readonly string[];
  /** False for people who may only look. */
  canMove: boolean;
  onMove: (move: Move) => void;
  onClose: () => void;
};

function whyNotMoved(booking: Booking, canMove: boolean): string | undefined {
  if (!canMove) return 'Only managers move appointments.';
  if (isMovable(booking)) return undefined;
  return `It is in ${booking.inspection.state.name}: it has begun and is not moved any more.`;
}

export function MoveDialog({ booking, clerks, suggested, days, canMove, onMove, onClose }: Props) {
  const [clerkId, setClerkId] = useState(String(booking.clerkId ?? ''));
  const [day, setDay] = useState(booking.day ?? '');
  const [time, setTime] = useState(booking.from === undefined ? '' : clockText(booking.from));
  const [minutes, setMinutes] = useState(booking.minutes);
  const formId = useId();
  // What cannot be read stays in the field as it was typed.
  const isDay = readTypedDate(day) === day;
  const isTime = time === '' || readTypedTime(time) === time;

  const wanted = useMemo(() => ({ ...booking, minutes }), [booking, minutes]);
  const chosenDays = useMemo(() => (isDay ? [day] : days), [isDay, day, days]);
  const suggestions = useSuggestions(wanted, suggested, chosenDays);

  const whyNot = whyNotMoved(booking, canMove);

  function handleMove() {
    if (!isDay || !isTime) return;
    onMove({
      booking,
      clerkId: clerkId === '' ? null : Number(clerkId),
      clerkName: clerks.find(({ id }) => String(id) === clerkId)?.name ?? null,
      day,
      from: time === '' ? undefined : minutesOfDay(time),
      minutes,
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
            <Button variant="primary" type="submit" form={formId} disabled={!isDay || !isTime}>
              Move
            </Button>
          )}
        </>
      }
    >
      <p className={styles.about}>
        {booking.inspection.type.name} · {booking.postcode} · {booking.inspection.state.name}
      </p>
      {whyNot !== undefined && <p>{whyNot}</p>}
      <form
        id={formId}
        className={styles.move}
        hidden={whyNot !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          handleMove();
        }}
      >
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
        <Field label="Length">
          {(control) => (
            <Select
              {...control}
              value={writeDuration(minutes)}
              onChange={(event) => setMinutes(readDuration(event.target.value) ?? minutes)}
              options={lengthChoices(booking.minutes)}
            />
          )}
        </Field>
      </form>
      {whyNot === undefined && (
        <Suggestions
          fits={suggestions}
          day={isDay ? day : undefined}
          onTake={(fit) => {
            setClerkId(String(fit.clerk.id));
            setDay(fit.day);
            setTime(clockText(fit.from));
          }}
        />
      )}
    </Dialog>
  );
}
