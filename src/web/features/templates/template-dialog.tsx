/** Makes a template, as a copy of another or empty, or changes what it is offered for. */
import type * as z from 'zod';
import { TemplateDraft } from '#contract/template.ts';
import { CheckField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { TypeTicks } from '#web/forms/type-ticks.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';

export type TemplateBody = z.output<typeof TemplateDraft>;
type Values = { name: string; type_ids: number[]; self_service: boolean };
type Props = {
  /** The one that is changed. */
  template?: Template | undefined;
  /** The one whose rooms the new one starts with. */
  copyOf?: Template | undefined;
  onClose: () => void;
  onSave: (body: TemplateBody) => Promise<void>;
};

export function TemplateDialog({ template, copyOf, onClose, onSave }: Props) {
  const like = template ?? copyOf;
  const form = useContractForm({
    schema: TemplateDraft,
    initial: {
      name: template?.name ?? (copyOf === undefined ? '' : `${copyOf.name} (copy)`),
      type_ids: [...(like?.type_ids ?? [])],
      self_service: like?.self_service ?? false,
    },
    toBody: (values: Values) => ({
      ...values,
      name: values.name.trim(),
      ...(copyOf !== undefined && { copy_of: copyOf.id }),
    }),
  });
  return (
    <FormDialog
      form={form}
      {...wordsFor(template, copyOf)}
      label="Template"
      size="lg"
      onClose={onClose}
      onSave={onSave}
    >
      <FieldGroup>
        <TextField name="name" label="Name" isRequired takesFocus hint="Managers see it when they book." />
        <CheckField
          name="self_service"
          label="A tenant can fill it in"
          hint="Offered for inspections that a tenant carries out by a link."
        />
      </FieldGroup>
      <TypeTicks name="type_ids" legend="Offered for" hint="Tick none to offer it for every type." />
    </FormDialog>
  );
}

function wordsFor(template: Template | undefined, copyOf: Template | undefined) {
  if (template !== undefined) return { title: `Change ${template.name}`, action: 'Save changes' };
  return copyOf === undefined
    ? { title: 'New template', action: 'Create template' }
    : { title: `Copy ${copyOf.name}`, action: 'Create the copy' };
}
