/** Records time off, and says which bookings it hits. */
import { useWatch } from 'react-hook-form';
import { StaffDraft } from '#contract/person.ts';
import { DateField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { BookingsMeanwhile } from './bookings-meanwhile.tsx';
import type { Away } from './time-off.ts';

type Values = { from: string; to: string; reason: string };
type Props = { member: StaffMember; from: string; onClose: () => void; onSave: (away: Away) => Promise<void> };

/** The form is of one entry, which is the first of the list that the contract checks. */
const nameOf = (name: string) => name.replace(/^time_off\.\d+\./, '');
const lastDay = ({ from, to }: Pick<Values, 'from' | 'to'>) => (to === '' ? from : to);

export function TimeOffDialog({ member, from: first, onClose, onSave }: Props) {
  const form = useContractForm({
    schema: StaffDraft.pick({ time_off: true }),
    initial: { from: first, to: '', reason: '' },
    toBody: ({ from, to, reason }: Values) => ({
      time_off: [{ from, to: lastDay({ from, to }), reason: textOrNull(reason) }],
    }),
    nameOf,
    faultsOf: ({ from }) => (from === '' ? { from: 'Say from which day.' } : {}),
  });
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={`Time off of ${member.name}`}
      label="Time off"
      action="Record time off"
      onClose={onClose}
      onSave={async ({ time_off: entries = [] }) => {
        for (const away of entries) await onSave(away);
      }}
    >
      <FieldGroup>
        <DateField name="from" label="From" isRequired span={6} />
        <DateField name="to" label="To" hint="The last day off. Leave it empty for one day." span={6} />
        <TextField
          name="reason"
          label="Reason"
          hint="Such as Annual leave. Managers read it; colleagues read that they are away."
        />
      </FieldGroup>
      <BookingsMeanwhile clerkId={member.id} from={from} to={lastDay({ from, to })} areListed />
    </FormDialog>
  );
}
