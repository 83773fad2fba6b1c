/** Books a visit that falls due: at a time at which somebody is free on its day or soon after, for as long as such visits take. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ProposalBooking } from '#contract/property/proposal.ts';
import { roles } from '#domain/role.ts';
import { durationChoices } from '#domain/schedule/duration-choices.ts';
import { writeDuration } from '#domain/schedule/duration.ts';
import { DateField, SelectField, TimeField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { findSlotsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Proposal, Slot } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { dateTimeText, durationText } from '#web/ui/time/date-text.ts';
import { addDays, toInstant, today, toWallTime } from '#web/ui/time/time-zone.ts';
import { dueTitle } from './due-words.ts';
import styles from './falling-due.module.css';

export type BookingBody = ReturnType<typeof ProposalBooking.parse>;
type BookingValues = { conduct_date: string; time: string; clerk: { id: string }; time_to_complete: string };

type Props = { proposal: Proposal; onClose: () => void; onBook: (body: BookingBody) => Promise<void> };

export function BookDialog({ proposal, onClose, onBook }: Props) {
  const { data: staff = [] } = useQuery(allStaffOptions());
  const clerks = staff
    .filter(({ role }) => role === roles.clerk)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const form = useContractForm<BookingValues, typeof ProposalBooking>({
    schema: ProposalBooking,
    initial: { conduct_date: firstDay(proposal), time: '', clerk: { id: '' }, time_to_complete: '' },
    toBody: ({ conduct_date: date, time, clerk, time_to_complete: length }) => ({
      key: proposal.key,
      conduct_date: time === '' ? date : toInstant({ date, time }),
      clerk: clerk.id === '' ? null : { id: Number(clerk.id) },
      // The service knows how long such a visit takes.
      ...(length !== '' && { time_to_complete: length }),
    }),
  });
  const length = form.watch('time_to_complete');
  return (
    <FormDialog
      form={form}
      title={`Book ${dueTitle(proposal)}`}
      label="Booking"
      action="Book"
      onClose={onClose}
      onSave={onBook}
    >
      <FieldGroup>
        <FreeTimes proposal={proposal} />
        <DateField name="conduct_date" label="Day" isRequired span={6} />
        <TimeField name="time" label="Time" span={6} hint="Empty: the day alone." />
        <SelectField
          name="clerk.id"
          label="Clerk"
          options={clerks}
          emptyLabel="Nobody yet"
          span={6}
          hint="It is booked as not confirmed, with the contacts of the property."
        />
        <SelectField
          name="time_to_complete"
          label="Duration"
          options={durationChoices(length).map((value) => ({ value, label: durationText(value) }))}
          emptyLabel="As such visits usually take"
          span={6}
        />
      </FieldGroup>
    </FormDialog>
  );
}

/** A visit of today would leave nobody the time to tell of it, nor a tenant to answer. */
const firstDay = ({ due_on: day }: Proposal): string => (day <= today() ? addDays(today(), 1) : day);

/** Free times of its day, and where nobody is free then, of the six days after it. */
function useFreeTimes({ property, type, ...proposal }: Proposal) {
  const day = firstDay({ property, type, ...proposal });
  const about = { property_id: property.id, type_id: type?.id };
  // A time that was free a while ago may be taken.
  const fresh = { gcTime: 0, refetchOnWindowFocus: false };
  const onDay = useQuery({ ...findSlotsOptions({ query: { ...about, from: day, to: day } }), ...fresh });
  const isFull = onDay.data?.slots.length === 0;
  const days = { from: addDays(day, 1), to: addDays(day, 6) };
  const after = useQuery({ ...findSlotsOptions({ query: { ...about, ...days } }), ...fresh, enabled: isFull });
  if (!isFull) return { found: onDay.data, isOnDay: true };
  const slots = after.data?.slots.toSorted(
    (one, other) => Date.parse(one.conduct_date) - Date.parse(other.conduct_date),
  );
  return { found: after.data && { ...after.data, slots: slots ?? [] }, isOnDay: false };
}

/** The first one is filled in, as long as nobody has typed; each is one press away. */
function FreeTimes({ proposal }: { proposal: Proposal }) {
  const { setValue, getFieldState, getValues } = useFormContext<BookingValues>();
  const { found, isOnDay } = useFreeTimes(proposal);
  const isFilled = useRef(false);

  function choose({ conduct_date: at, staff_id: id, minutes }: Slot): void {
    const { date, time } = toWallTime(at);
    setValue('conduct_date', date, { shouldDirty: true, shouldValidate: true });
    setValue('time', time, { shouldDirty: true });
    setValue('clerk.id', String(id), { shouldDirty: true });
    setValue('time_to_complete', writeDuration(minutes), { shouldDirty: true });
  }

  useEffect(() => {
    if (found === undefined || isFilled.current) return;
    isFilled.current = true;
    const isTouched = (['conduct_date', 'time', 'clerk.id'] as const).some((name) => getFieldState(name).isDirty);
    const [first] = found.slots;
    if (first !== undefined && !isTouched) return choose(first);
    if (getValues('time_to_complete') === '') setValue('time_to_complete', writeDuration(found.minutes));
  });

  return (
    <div className={styles.free} aria-busy={found === undefined}>
      <output>{freeWords(found?.slots, isOnDay)}</output>
      {found?.slots.map((slot) => (
        <Button key={`${slot.staff_id} ${slot.conduct_date}`} size="sm" onClick={() => choose(slot)}>
          {`${dateTimeText(slot.conduct_date, { isShort: true })}, ${slot.staff_name}`}
        </Button>
      ))}
    </div>
  );
}

function freeWords(slots: readonly Slot[] | undefined, isOnDay: boolean): string {
  if (slots === undefined) return 'Looking for free times…';
  if (slots.length === 0) return 'Nobody is free within their hours on that day, nor in the six days after it.';
  return isOnDay ? 'Free within working hours:' : 'Nobody is free on that day. Soon after it:';
}
