/** Adds a client, or changes its details. */
import type * as z from 'zod';
import { ClientDraft } from '#contract/account/client.ts';
import { TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Client } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { SameEmail } from './same-email.tsx';

type ClientBody = z.output<typeof ClientDraft>;
type Props = { client?: Client | undefined; onClose: () => void; onSave: (body: ClientBody) => Promise<void> };

export function ClientDialog({ client, onClose, onSave }: Props) {
  const { address } = client ?? {};
  const form = useContractForm({
    schema: ClientDraft,
    initial: {
      name: client?.name ?? '',
      ref: client?.ref ?? '',
      email: client?.email ?? '',
      phone: client?.phone ?? '',
      notes: client?.notes ?? '',
      address: {
        line1: address?.line1 ?? '',
        line2: address?.line2 ?? '',
        city: address?.city ?? '',
        county: address?.county ?? '',
        postcode: address?.postcode ?? '',
      },
    },
    toBody: (values) => ({
      name: values.name.trim(),
      ref: textOrNull(values.ref),
      email: textOrNull(values.email),
      phone: textOrNull(values.phone),
      notes: textOrNull(values.notes),
      address: addressOf(values.address, address?.country ?? null),
    }),
  });

  return (
    <FormDialog
      form={form}
      title={client === undefined ? 'New client' : `Change ${client.name}`}
      size="lg"
      onClose={onClose}
      label="Client"
      action={client === undefined ? 'Create client' : 'Save changes'}
      onSave={onSave}
    >
      <FieldGroup>
        <TextField name="name" label="Name" isRequired takesFocus span={8} />
        <TextField name="ref" label="Ref" span={4} />
        <TextField name="email" label="E-mail" type="email" span={6} />
        <TextField name="phone" label="Phone" type="tel" span={6} />
        <SameEmail exceptId={client?.id} />
      </FieldGroup>
      <FieldGroup title="Postal address">
        <TextField name="address.line1" label="House number and street" span={6} />
        <TextField name="address.line2" label="Flat, floor or building" span={6} />
        <TextField name="address.city" label="Town" span={6} />
        <TextField name="address.county" label="County" span={3} />
        <TextField name="address.postcode" label="Postcode" span={3} />
      </FieldGroup>
      <FieldGroup>
        <TextAreaField name="notes" label="Notes" />
      </FieldGroup>
    </FormDialog>
  );
}

type AddressTexts = { line1: string; line2: string; city: string; county: string; postcode: string };

/** An address of which nothing is filled in is none. */
function addressOf({ line1, line2, city, county, postcode }: AddressTexts, country: string | null) {
  if ([line1, line2, city, county, postcode].every((text) => text.trim() === '')) return null;
  return {
    line1: line1.trim(),
    line2: textOrNull(line2),
    city: city.trim(),
    county: textOrNull(county),
    postcode: postcode.trim(),
    country,
  };
}
