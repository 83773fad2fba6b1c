/** The report begins anew: as a finished report of its property, a template, or empty. */
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { InitializationChange } from '#contract/inspection.ts';
import { startsFrom } from '#domain/initialization.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { allTemplatesOptions } from '#web/queries/every-page.ts';
import { initializeInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { finishedOptions, nameOfStart } from './start-from.ts';

type Values = { from: 'report' | 'template' | 'nothing'; init_from: string; template: string };

const nameOf = (name: string) => (name === 'type' ? 'from' : name);

export function StartDialog({ inspection, onClose }: { inspection: Inspection; onClose: () => void }) {
  const { id, property, type, initialization } = inspection;
  const initial: Values = {
    from: initialization?.type === startsFrom.template ? 'template' : 'report',
    init_from: '',
    template: '',
  };
  const form = useContractForm({
    schema: InitializationChange,
    initial,
    toBody: toChange,
    nameOf,
    faultsOf: ({ from, init_from, template }) => ({
      ...(from === 'report' && init_from === '' && { init_from: 'is needed' }),
      ...(from === 'template' && template === '' && { template: 'is needed' }),
    }),
  });
  const from = useWatch({ control: form.control, name: 'from' });
  const { data: finished } = useQuery(finishedOptions(property.id));
  const { data: templates = [] } = useQuery(allTemplatesOptions());
  const reports = (finished?.data ?? []).filter((one) => one.id !== id && one.cancelled_at == null);
  const offered = templates.filter(({ type_ids: ids }) => ids.length === 0 || ids.includes(type.id));

  async function handleSave(body: Parameters<typeof initializeInspection>[0]['body']) {
    await initializeInspection({ path: { inspection_id: id }, body });
    await Promise.all([afterWrite('inspection'), afterWrite('report')]);
    showToast({ text: body.init_from === null ? 'The report begins empty.' : 'The report begins anew.' });
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title="Start the report from"
      action="Start from this"
      nameOf={nameOf}
      onClose={onClose}
      onSave={handleSave}
    >
      <p>Its rooms are replaced. This can be done until somebody has written in the report.</p>
      <FieldGroup>
        <SelectField
          name="from"
          label="Start from"
          options={[
            { value: 'report', label: 'A finished report of this property' },
            { value: 'template', label: 'A template' },
            { value: 'nothing', label: 'Nothing' },
          ]}
        />
        {from === 'report' && (
          <SelectField
            name="init_from"
            label="Report"
            isRequired
            options={reports.map((one) => ({ value: String(one.id), label: nameOfStart(one) }))}
            emptyLabel={reports.length === 0 ? 'No report of this property is finished' : 'Choose one'}
          />
        )}
        {from === 'report' && finished !== undefined && reports.length === 0 && (
          <p>
            Finish the check-in or the inventory of this home first, among{' '}
            <Link to={paths.propertyInspections(property.id)}>its inspections</Link>.
          </p>
        )}
        {from === 'template' && (
          <SelectField
            name="template"
            label="Template"
            isRequired
            options={offered.map((one) => ({ value: String(one.id), label: one.name }))}
            emptyLabel="Choose one"
          />
        )}
      </FieldGroup>
    </FormDialog>
  );
}

function toChange({ from, init_from, template }: Values) {
  if (from === 'nothing') return { init_from: null };
  return from === 'report'
    ? { type: startsFrom.report, init_from: Number(init_from) }
    : { type: startsFrom.template, init_from: Number(template) };
}
