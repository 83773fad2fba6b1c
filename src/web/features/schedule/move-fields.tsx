/** Clerk, day, time and length of a booking as somebody types them. */

import { readDuration, writeDuration } from '#domain/schedule/duration.ts';
import { durationChoices } from '#domain/schedule/duration-choices.ts';
import { clockText, minutesOfDay } from '#domain/schedule/schedule.ts';
import { DateInput, TimeInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { durationText } from '#web/ui/time/date-text.ts';
import { readTypedDate, readTypedTime } from '#web/ui/time/read-typed.ts';
import { isSkipped, skippedWords } from '#web/ui/time/skipped-time.ts';
import type { BoardClerk } from './board-clerks.ts';
import type { Booking } from './booking.ts';
import type { Move } from './move.ts';

/** Unreadable text stays in the field as it was typed; without a clerk or a time it is empty. */
export type MoveDraft = { clerkId: string; day: string; time: string; minutes: number };

export function draftOf({ clerkId, day = '', from, minutes }: Booking): MoveDraft {
  return { clerkId: String(clerkId ?? ''), day, time: from === undefined ? '' : clockText(from), minutes };
}

export const hasDay = ({ day }: MoveDraft): boolean => readTypedDate(day) === day;
export const hasTime = (draft: MoveDraft): boolean => timeFault(draft) === undefined;

function timeFault(draft: MoveDraft): string | undefined {
  const { day: date, time } = draft;
  if (time === '') return undefined;
  if (readTypedTime(time) !== time) return 'Not a time.';
  return hasDay(draft) && isSkipped({ date, time }) ? `This time ${skippedWords}.` : undefined;
}

export function moveTo(booking: Booking, draft: MoveDraft, clerks: readonly BoardClerk[]): Move {
  const { clerkId, day, time, minutes } = draft;
  return {
    booking,
    clerkId: clerkId === '' ? null : Number(clerkId),
    clerkName: clerks.find(({ id }) => String(id) === clerkId)?.name ?? null,
    day,
    from: time === '' ? undefined : minutesOfDay(time),
    minutes,
  };
}

type Props = {
  draft: MoveDraft;
  clerks: readonly BoardClerk[];
  /** Minutes, which is among the choices however odd it is. */
  ownLength: number;
  onChange: (change: Partial<MoveDraft>) => void;
};

export function MoveFields({ draft, clerks, ownLength, onChange }: Props) {
  const { clerkId, day, time, minutes } = draft;
  const lengths = durationChoices(writeDuration(ownLength));
  return (
    <>
      <Field label="Clerk">
        {(control) => (
          <Select
            {...control}
            value={clerkId}
            onChange={(event) => onChange({ clerkId: event.target.value })}
            options={[
              { value: '', label: 'Nobody' },
              ...clerks.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      </Field>
      <Field label="Date" error={hasDay(draft) ? undefined : 'A date is needed.'}>
        {(control) => <DateInput control={control} value={day} onChange={(typed) => onChange({ day: typed })} />}
      </Field>
      <Field label="Time" error={timeFault(draft)}>
        {(control) => <TimeInput control={control} value={time} onChange={(typed) => onChange({ time: typed })} />}
      </Field>
      <Field label="Length">
        {(control) => (
          <Select
            {...control}
            value={writeDuration(minutes)}
            onChange={(event) => onChange({ minutes: readDuration(event.target.value) ?? minutes })}
            options={lengths.map((value) => ({ value, label: durationText(value) }))}
          />
        )}
      </Field>
    </>
  );
}
