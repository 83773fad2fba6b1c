/** Adds or changes a rule by which visits recur during tenancies. */
import { useQuery } from '@tanstack/react-query';
import { RecurringVisitDraft } from '#contract/property/falling-due.ts';
import { inspectionTypeCodes, inspectionTypes, isCarriedOutByTenant, types } from '#domain/inspection-type.ts';
import { NumberField, SelectField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { everyClientOptions } from '#web/queries/every-page.ts';
import type { RecurringVisit } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';

export type RuleBody = ReturnType<typeof RecurringVisitDraft.parse>;
type RuleValues = {
  name: string;
  type_id: string;
  every_months: number | null;
  jitter_days: number | null;
  quiet_days: number | null;
  client_id: string;
};

export const ruleLabels: Readonly<Record<keyof RuleValues, string>> = {
  name: 'Name',
  type_id: 'Type',
  every_months: 'Every so many months',
  jitter_days: 'May move by days',
  quiet_days: 'None in the last days',
  client_id: 'Client',
};

const typeOptions = inspectionTypeCodes
  .filter((code) => !isCarriedOutByTenant(code))
  .map((code) => ({ value: String(code), label: inspectionTypes[code] }));

const valuesOf = (rule: RecurringVisit | undefined): RuleValues => ({
  name: rule?.name ?? '',
  type_id: String(rule?.type_id ?? types.routine),
  every_months: rule?.every_months ?? 3,
  jitter_days: rule?.jitter_days ?? 5,
  quiet_days: rule?.quiet_days ?? 28,
  client_id: String(rule?.client_id ?? ''),
});
const toBody = (values: RuleValues) => ({
  ...values,
  type_id: Number(values.type_id),
  client_id: values.client_id === '' ? null : Number(values.client_id),
});

type Props = {
  rule?: RecurringVisit | undefined;
  onClose: () => void;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: RuleBody) => Promise<boolean>;
};

export function RuleDialog({ rule, onClose, onSave }: Props) {
  const { data: clients = [] } = useQuery({ ...everyClientOptions(), enabled: useCan('clients.read') });
  const form = useContractForm<RuleValues, typeof RecurringVisitDraft>({
    schema: RecurringVisitDraft,
    initial: valuesOf(rule),
    toBody,
  });
  return (
    <FormDialog
      form={form}
      title={rule === undefined ? 'Add a recurring visit' : `Change ${rule.name}`}
      label="Recurring visit"
      action={rule === undefined ? 'Add rule' : 'Save changes'}
      onClose={onClose}
      onSave={async (body) => {
        if (await onSave(body)) onClose();
      }}
    >
      <FieldGroup>
        <TextField name="name" label={ruleLabels.name} isRequired hint="Such as Quarterly mid-term" takesFocus />
        <SelectField name="type_id" label={ruleLabels.type_id} options={typeOptions} span={6} />
        <NumberField name="every_months" label={ruleLabels.every_months} isRequired min={1} max={60} span={6} />
        <NumberField
          name="jitter_days"
          label={ruleLabels.jitter_days}
          isRequired
          min={0}
          max={30}
          span={6}
          hint="Away from weekends, bank holidays and leave."
        />
        <NumberField
          name="quiet_days"
          label={ruleLabels.quiet_days}
          isRequired
          min={0}
          max={120}
          span={6}
          hint="The check out is near then."
        />
        <SelectField
          name="client_id"
          label={ruleLabels.client_id}
          options={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel="All homes"
        />
      </FieldGroup>
    </FormDialog>
  );
}
