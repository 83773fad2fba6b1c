/** The firm's rules for charges beside the price: visits that were aborted, and waiting at the door. */
import { Plus, X } from 'lucide-react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { AccountSettingsChange } from '#contract/settings.ts';
import { abortCauses, chargedCauses } from '#domain/firm/charges.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { useAskedField } from '#web/forms/use-asked-field.ts';
import { useRows } from '#web/forms/use-rows.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import settings from '../settings.module.css';
import { useSettingsForm } from '../use-settings-form.ts';
import {
  emptyAbortFee,
  feeChange,
  feeLines,
  feeRulesOf,
  type FeeRuleValues,
  feeRuleValues,
  hoursText,
} from './fee-rule-values.ts';
import fieldRows from './field-rows.module.css';
import styles from './fee-rules.module.css';

const schema = AccountSettingsChange.pick({ fee_rules: true });
const causes = chargedCauses.map((value) => ({ value, label: abortCauses[value] }));
const hours = [0, 1, 2, 4, 6, 12, 24, 48, 72];

export function FeeRulesSection({ read }: { read: AccountSettings }) {
  const { form, handleSave, conflictDialog } = useSettingsForm<FeeRuleValues>({
    read,
    schema,
    valuesOf: feeRuleValues,
    toBody: (values) => ({ fee_rules: feeRulesOf(values) }),
    flatOf: feeLines,
    changeOf: (changes, latest, values) => feeChange(changes as Record<string, string>, latest, values),
    labels: {},
    said: 'Charges: saved.',
  });

  useAskedField(form);

  return (
    <Panel title="Charges">
      <p className={settings.quiet}>
        A manager who cancels a visit says what for, and the rule that fits best adds its charge: first one for that
        cause, then the one for the shortest notice. For a reason of your own nothing is charged. Managers see each
        charge with the visit and among the fees, and can waive it.
      </p>
      <Form form={form} label="Charges" onSubmit={handleSave}>
        <AbortFees form={form} />
        <FieldGroup title="Waiting at the door">
          <TextField name="fee_rules.waiting.free" label="Free minutes" inputMode="numeric" span={3} />
          <TextField name="fee_rules.waiting.amount" label="Then (£)" span={3} />
          <TextField name="fee_rules.waiting.each" label="For each so many minutes" inputMode="numeric" span={3} />
          <TextField name="fee_rules.waiting.most" label="At most (£)" span={3} />
        </FieldGroup>
        <FormActions>
          <SubmitButton>Save charges</SubmitButton>
        </FormActions>
        {conflictDialog}
      </Form>
    </Panel>
  );
}

function AbortFees({ form }: { form: UseFormReturn<FeeRuleValues, unknown, FieldValues> }) {
  const { rows, append, remove } = useRows(form, 'fee_rules.aborted');
  return (
    <FieldGroup title="Aborted visits">
      <div className={styles.aborted}>
        {rows.length === 0 ? (
          <p className={settings.quiet}>Nothing is charged for them yet.</p>
        ) : (
          <ol className={fieldRows.rows}>
            {rows.map((row, at) => (
              <li key={at} className={classNames(fieldRows.row, styles.rule)}>
                <SelectField
                  name={`fee_rules.aborted.${at}.cause`}
                  label="What for"
                  emptyLabel="Any cause but our own"
                  options={causes}
                />
                <SelectField
                  name={`fee_rules.aborted.${at}.notice`}
                  label="Notice"
                  emptyLabel={hoursText(null)}
                  options={noticesWith(row.notice)}
                />
                <TextField name={`fee_rules.aborted.${at}.amount`} label="Charge (£)" />
                <IconButton icon={<X />} label={`Remove charge ${at + 1}`} onClick={() => remove(at)} />
              </li>
            ))}
          </ol>
        )}
        <Button icon={<Plus />} onClick={() => append(emptyAbortFee)}>
          Add a charge
        </Button>
      </div>
    </FieldGroup>
  );
}

/** Another application may have set another notice. */
function noticesWith(notice: string) {
  const own = notice === '' || hours.includes(Number(notice)) ? [] : [Number(notice)];
  return [...hours, ...own].map((value) => ({ value: String(value), label: hoursText(value) }));
}
