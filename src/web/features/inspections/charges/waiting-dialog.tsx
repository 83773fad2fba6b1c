/** The clerk of a visit, or a manager for them, says how long they waited at the door. */
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Waiting } from '#contract/inspections/charge.ts';
import { LONGEST_WAITING_MINUTES, type WaitingFee, waitingFee } from '#domain/firm/charges.ts';
import { poundsText } from '#web/forms/charges/charge-words.ts';
import { NumberField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { noteWaiting } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import styles from './charges.module.css';

type Props = { inspection: Inspection; onClose: () => void };

export function WaitingDialog({ inspection: { id, waited_minutes: before }, onClose }: Props) {
  const form = useContractForm({
    schema: Waiting,
    initial: { minutes: before ?? null },
    toBody: (values) => values,
  });
  return (
    <FormDialog
      form={form}
      title="Waiting at the door"
      action="Save"
      size="sm"
      onClose={onClose}
      onSave={async (body) => {
        await noteWaiting({ path: { inspection_id: id }, body, throwOnError: true });
        onClose();
        await afterWrite('inspection');
        showToast({ text: body.minutes === 0 ? 'No waiting any more.' : 'The waiting is noted.' });
      }}
    >
      <NumberField
        name="minutes"
        label="Minutes"
        min={0}
        max={LONGEST_WAITING_MINUTES}
        hint={before == null ? undefined : 'In place of those that were noted. 0 takes them back.'}
        isRequired
      />
      <Cost />
    </FormDialog>
  );
}

/** For managers: others are told of no prices. */
function Cost() {
  const minutes = useWatch({ name: 'minutes' }) as unknown;
  const { data: settings } = useQuery(getAccountSettingsOptions());
  const rule = settings?.fee_rules?.waiting as WaitingFee | null | undefined;
  if (rule == null || typeof minutes !== 'number' || minutes <= 0) return null;
  const amount = waitingFee(rule, minutes);
  return (
    <output className={styles.told}>
      {Number(amount) === 0
        ? `Nothing is charged for ${rule.free} minutes.`
        : `${poundsText(amount)} is added to what the client pays.`}
    </output>
  );
}
