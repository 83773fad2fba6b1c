/** Books a visit that falls due: its day is proposed, the time and the clerk may come later. */
import { useQuery } from '@tanstack/react-query';
import { ProposalBooking } from '#contract/property/proposal.ts';
import { roles } from '#domain/role.ts';
import { DateField, SelectField, TimeField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { toInstant, today } from '#web/ui/time/time-zone.ts';
import { dueTitle } from './due-words.ts';

export type BookingBody = ReturnType<typeof ProposalBooking.parse>;
type BookingValues = { conduct_date: string; time: string; clerk: { id: string } };

type Props = { proposal: Proposal; onClose: () => void; onBook: (body: BookingBody) => Promise<void> };

export function BookDialog({ proposal, onClose, onBook }: Props) {
  const { data: staff = [] } = useQuery(allStaffOptions());
  const clerks = staff
    .filter(({ role }) => role === roles.clerk)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const form = useContractForm<BookingValues, typeof ProposalBooking>({
    schema: ProposalBooking,
    initial: {
      conduct_date: proposal.due_on < today() ? today() : proposal.due_on,
      time: '',
      clerk: { id: '' },
    },
    toBody: ({ conduct_date: date, time, clerk }) => ({
      key: proposal.key,
      conduct_date: time === '' ? date : toInstant({ date, time }),
      clerk: clerk.id === '' ? null : { id: Number(clerk.id) },
    }),
  });
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
        <DateField name="conduct_date" label="Day" isRequired span={6} />
        <TimeField name="time" label="Time" span={6} hint="Empty: the day alone." />
        <SelectField
          name="clerk.id"
          label="Clerk"
          options={clerks}
          emptyLabel="Nobody yet"
          hint="It is booked as not confirmed, with the contacts of the property."
        />
      </FieldGroup>
    </FormDialog>
  );
}
