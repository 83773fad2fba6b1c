/** A manager cancels an inspection: what for, which says by the firm's rules what that costs, and why in words. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Cancellation } from '#contract/inspections/charge.ts';
import { type AbortCause, type AbortFee, abortCauseCodes, abortCauses, abortFee } from '#domain/firm/charges.ts';
import { noticeText, poundsText } from '#web/forms/charges/charge-words.ts';
import { SelectField, TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { cancelInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import styles from './charges.module.css';
import { noticeOfNow } from './notice-of-now.ts';

type Props = { inspection: Inspection; onClose: () => void; onTaken: () => void };

const causes = abortCauseCodes.map((value) => ({ value, label: abortCauses[value] }));

export function CancelDialog({ inspection, onClose, onTaken }: Props) {
  const form = useContractForm({
    schema: Cancellation.unwrap().unwrap(),
    initial: { cause: '', reason: '' },
    toBody: ({ cause, reason }) => ({ cause: textOrNull(cause), reason: textOrNull(reason) }),
  });
  return (
    <FormDialog
      form={form}
      title="Cancel this inspection?"
      action="Cancel the inspection"
      keep="Keep it"
      isDanger
      size="sm"
      onClose={onClose}
      onSave={async (body) => {
        await cancelInspection({ path: { inspection_id: inspection.id }, body, throwOnError: true });
        onTaken();
      }}
    >
      <p>
        It is closed without a report. Contacts who are notified get word of it, and word again if you take it back.
      </p>
      <SelectField
        name="cause"
        label="What for"
        hint="It stands in the history, and sets the fee."
        emptyLabel="Not said"
        options={causes}
      />
      <Cost inspection={inspection} />
      <TextAreaField name="reason" label="Reason" hint="For the contacts who are told. It may be left empty." />
    </FormDialog>
  );
}

/** Nothing for a firm without rules, and for a visit that nobody had agreed to. */
function Cost({ inspection }: { inspection: Inspection }) {
  const cause = useWatch({ name: 'cause' }) as AbortCause | '';
  const [notice] = useState(() => noticeOfNow(inspection));
  const { data: settings } = useQuery(getAccountSettingsOptions());
  const rules = (settings?.fee_rules?.aborted ?? []) as AbortFee[];
  if (rules.length === 0 || notice === null) return null;
  const fee = cause === '' ? undefined : abortFee(rules, cause, notice);
  const isFree = fee === undefined || Number(fee.amount) === 0;
  return (
    <output className={styles.told}>
      {isFree
        ? 'Nothing is charged for that.'
        : `${poundsText(fee.amount)} is added to what the client pays: ${noticeText(notice)}.`}
    </output>
  );
}
