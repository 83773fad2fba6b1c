/** Makes an option set, or changes one: questions to answer in a room, or the steps of a scale. */
import { OptionSetDraft } from '#contract/template.ts';
import { SelectField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { OptionSet } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { isScale } from './option-set-columns.tsx';
import { linesOf } from './option-lines.ts';

type Kind = 'questions' | 'scale';
type Values = { name: string; kind: Kind; options: string };
type Body = { name: string; options: (string | number)[] };
type Props = { set?: OptionSet | undefined; onClose: () => void; onSave: (body: Body) => Promise<void> };

const kinds = [
  { value: 'questions', label: 'Questions, answered Yes, No or N/A' },
  { value: 'scale', label: 'A scale of whole numbers' },
];
/** Every line is of the one field. */
const nameOf = (name: string) => name.replace(/^options\.\d+$/, 'options');

export function OptionSetDialog({ set, onClose, onSave }: Props) {
  const form = useContractForm({
    schema: OptionSetDraft,
    initial: {
      name: set?.name ?? '',
      kind: set !== undefined && isScale(set) ? 'scale' : 'questions',
      options: set?.options.join('\n') ?? '',
    },
    toBody: ({ name, kind, options }: Values) => ({ name: name.trim(), options: linesOf(options, kind) }),
    nameOf,
    faultsOf: ({ options }) => (options.trim() === '' ? { options: 'Type at least one option.' } : {}),
  });
  return (
    <FormDialog
      form={form}
      nameOf={nameOf}
      title={set === undefined ? 'New option set' : `Change ${set.name}`}
      label="Option set"
      action={set === undefined ? 'Create option set' : 'Save changes'}
      onClose={onClose}
      onSave={({ name, options }) => onSave({ name, options })}
    >
      <FieldGroup>
        <TextField name="name" label="Name" isRequired takesFocus />
        {set === undefined && <SelectField name="kind" label="Kind" options={kinds} />}
        <TextAreaField name="options" label="Options" isRequired rows={8} hint="One on each line, in their order." />
      </FieldGroup>
    </FormDialog>
  );
}
