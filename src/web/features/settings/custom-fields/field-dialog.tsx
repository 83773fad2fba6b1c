/** Defines a custom field, or changes one; a second writer sees both values and chooses. */
import { useWatch } from 'react-hook-form';
import { CustomFieldDraft } from '#contract/custom-field.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import type { CustomField, CustomFieldDraft as Draft } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { choicesOf, kinds, operationsOf, type Subject } from './field-words.ts';

type Values = { name: string; type: Draft['type']; required: boolean; options: string };
type Props = { subject: Subject; field?: CustomField | undefined; onClose: () => void };

const labels = { name: 'Name', type: 'Kind', required: 'Required', options: 'Choices' };
/** Every line is of the one field. */
const nameOf = (name: string) => name.replace(/^options\.\d+$/, 'options');

export function FieldDialog({ subject, field, onClose }: Props) {
  const { create, update, written } = operationsOf[subject];
  const form = useContractForm({
    schema: CustomFieldDraft,
    initial: {
      name: field?.name ?? '',
      type: (field?.type ?? 'text') as Draft['type'],
      required: field?.required ?? false,
      options: field?.options.join('\n') ?? '',
    },
    toBody: ({ name, type, required, options }: Values) => ({
      name: name.trim(),
      type,
      required,
      options: type === 'choice' ? choicesOf(options) : [],
    }),
    nameOf,
    faultsOf: ({ type, options }) =>
      type === 'choice' && choicesOf(options).length === 0 ? { options: 'Type at least one choice.' } : {},
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const { save, conflictDialog } = useConflict(labels);

  const handleSave = async (body: Draft) => {
    const saved =
      field === undefined
        ? await create({ body })
        : await save({
            before: field,
            body,
            send: (changes, headers) => update({ path: { custom_field_id: field.id }, body: changes, headers }),
          });
    if (saved === undefined) return;
    await afterWrite(written);
    onClose();
  };

  return (
    <>
      <FormDialog
        form={form}
        nameOf={nameOf}
        title={field === undefined ? `New field of ${subject}` : `Change ${field.name}`}
        label="Custom field"
        action={field === undefined ? 'Add the field' : 'Save changes'}
        onClose={onClose}
        onSave={handleSave}
      >
        <FieldGroup>
          <TextField name="name" label={labels.name} isRequired takesFocus />
          <SelectField
            name="type"
            label={labels.type}
            options={kinds}
            hint={field && 'It stays once a value has been given.'}
          />
          {type === 'choice' && (
            <TextAreaField name="options" label={labels.options} isRequired rows={5} hint="One on each line." />
          )}
          <CheckField
            name="required"
            label={labels.required}
            hint="Forms here ask for it. Other applications may leave it out when they create something."
          />
        </FieldGroup>
      </FormDialog>
      {conflictDialog}
    </>
  );
}
