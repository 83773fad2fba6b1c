/** Registers an application, or changes its name, addresses and the most that it may do. */
import * as z from 'zod';
import { LINE, PARAGRAPH, RequiredText, Text } from '#contract/wire.ts';
import { scopeMeanings, scopes } from '#domain/scope.ts';
import { CheckField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Application } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { linesOf, redirectFault } from './address-faults.ts';
import { TickList } from './tick-list.tsx';

/** The form's own words name each address that is wrong, with its line. */
const ApplicationDraft = z.object({
  name: RequiredText(LINE),
  description: Text(PARAGRAPH).nullable(),
  redirect_uris: z.array(z.string()),
  scopes: z.array(z.enum(scopes)),
  public: z.boolean(),
});
export type ApplicationBody = z.output<typeof ApplicationDraft>;
type Values = { name: string; description: string; redirect_uris: string; scopes: string[]; public: boolean };
type Props = {
  application?: Application | undefined;
  onClose: () => void;
  onSave: (body: ApplicationBody) => Promise<void>;
};

export function ApplicationDialog({ application, onClose, onSave }: Props) {
  const isNew = application === undefined;
  const form = useContractForm({
    schema: ApplicationDraft,
    initial: {
      name: application?.name ?? '',
      description: application?.description ?? '',
      redirect_uris: application?.redirect_uris.join('\n') ?? '',
      scopes: application?.scopes ?? [],
      public: application?.public ?? false,
    },
    toBody: (values: Values) => ({
      ...values,
      name: values.name.trim(),
      description: textOrNull(values.description),
      redirect_uris: linesOf(values.redirect_uris),
    }),
    nameOf,
    faultsOf: ({ redirect_uris: uris, scopes }) => {
      const fault = redirectFault(uris);
      return {
        ...(fault !== undefined && { redirect_uris: fault }),
        ...(scopes.length === 0 && { scopes: 'Choose at least one thing that it may do.' }),
      };
    },
  });
  return (
    <FormDialog
      form={form}
      title={isNew ? 'New application' : `Change ${application.name}`}
      label="Application"
      size="lg"
      action={isNew ? 'Create application' : 'Save changes'}
      onClose={onClose}
      onSave={onSave}
      nameOf={nameOf}
    >
      <FieldGroup>
        <TextField name="name" label="Name" isRequired takesFocus hint="People see it when they allow something." />
        <TextField name="description" label="Purpose" />
        <TextAreaField
          name="redirect_uris"
          label="Addresses after sign-in"
          isRequired
          hint="People are sent back there. One on each line."
        />
        {isNew && (
          <CheckField
            name="public"
            label="It runs on people’s own devices and cannot keep a secret"
            hint="A phone app, or a page without a server. It gets no secret."
          />
        )}
      </FieldGroup>
      <TickList name="scopes" label="The most it may do" choices={scopeChoices} />
    </FormDialog>
  );
}

const scopeChoices = Object.entries(scopeMeanings).map(([value, label]) => ({ value, label, code: value }));

/** A fault of one address is a fault of their field. */
const nameOf = (name: string) => /^(redirect_uris|scopes)\b/.exec(name)?.[0] ?? name;
