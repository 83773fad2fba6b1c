/** Adds or changes a contact. */
import { ContactDraft } from '#contract/contact.ts';
import { contactCodes, contactTypes } from '#domain/message/contact-type.ts';
import { CheckField, SelectField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Contact } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';

type ContactBody = ReturnType<typeof ContactDraft.parse>;

type ContactValues = {
  type: string;
  name: string;
  email: string;
  phone: string;
  signee: boolean;
  notify: boolean;
  deliver: boolean;
};

const empty: ContactValues = {
  type: String(contactCodes.tenant),
  name: '',
  email: '',
  phone: '',
  signee: false,
  notify: true,
  deliver: false,
};

const toBody = (values: ContactValues) => ({
  ...values,
  type: Number(values.type),
  name: values.name.trim(),
  email: textOrNull(values.email),
  phone: textOrNull(values.phone),
});

const toValues = ({ type, name, email, phone, signee, notify, deliver }: Contact): ContactValues => ({
  type: String(type),
  name,
  email: email ?? '',
  phone: phone ?? '',
  signee,
  notify,
  deliver,
});

const typeOptions = Object.entries(contactTypes).map(([value, label]) => ({ value, label }));

type Props = {
  contact?: Contact | undefined;
  onClose: () => void;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: ContactBody) => Promise<boolean>;
};

export function ContactDialog({ contact, onClose, onSave }: Props) {
  const form = useContractForm<ContactValues, typeof ContactDraft>({
    schema: ContactDraft,
    initial: contact ? toValues(contact) : empty,
    toBody,
  });

  return (
    <FormDialog
      form={form}
      title={contact === undefined ? 'Add a contact' : `Change ${contact.name}`}
      onClose={onClose}
      label="Contact"
      action={contact === undefined ? 'Add contact' : 'Save changes'}
      onSave={async (body) => {
        if (await onSave(body)) onClose();
      }}
    >
      <FieldGroup>
        <SelectField name="type" label="Type" options={typeOptions} span={4} />
        <TextField name="name" label="Name" isRequired span={8} />
        <TextField name="email" label="E-mail" type="email" span={6} />
        <TextField name="phone" label="Phone" type="tel" span={6} />
        <CheckField name="notify" label="Is told of dates and changes" />
        <CheckField name="deliver" label="Is sent the finished report" />
        <CheckField name="signee" label="Signs the report" />
      </FieldGroup>
    </FormDialog>
  );
}
