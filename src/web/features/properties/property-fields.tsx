/** The fields of a property, on its own page and in the dialog of a booking. */
import { detachments, furnishings } from '#domain/property/property-words.ts';
import { CheckField, NumberField, SelectField, TagsField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { everyClientOptions } from '#web/queries/every-page.ts';
import type { CustomField, Property } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { clientChoices } from '#web/forms/client-options.ts';
import { CustomFields } from './custom-fields.tsx';
import { DuplicateWarning } from './duplicate-warning.tsx';

const types = ['Flat', 'House', 'Terraced house', 'Maisonette', 'Studio', 'Bungalow', 'Room'];

type Props = {
  /** Undefined for a new one. */
  property?: Property | undefined;
  customFields: readonly CustomField[];
};

export function PropertyFields({ property, customFields }: Props) {
  return (
    <>
      <FieldGroup title="Address">
        <TextField name="address.line1" label="House number and street" isRequired span={6} />
        <TextField name="address.line2" label="Flat, floor or building" span={6} />
        <TextField name="address.city" label="Town" isRequired span={6} />
        <TextField name="address.county" label="County" span={3} />
        <TextField name="address.postcode" label="Postcode" isRequired span={3} />
        <DuplicateWarning exceptId={property?.id} />
      </FieldGroup>
      <FieldGroup title="Property">
        <TextField name="type" label="Type" suggestions={types} span={4} />
        <SelectField name="detachment" label="Detachment" options={detachments} emptyLabel="Not known" span={4} />
        <SelectField name="furnished" label="Furnished" options={furnishings} emptyLabel="Not known" span={4} />
        <NumberField name="no_of_beds" label="Bedrooms" isRequired min={0} max={99} span={4} />
        <NumberField name="no_of_baths" label="Bathrooms" isRequired min={0} max={99} span={4} />
        <NumberField name="no_of_garages" label="Garages" min={0} max={99} span={4} />
        <CheckField name="parking" label="Parking" span={4} />
        <CheckField name="garden" label="Garden" span={4} />
      </FieldGroup>
      <FieldGroup title="In the office">
        <LookupField
          name="client.id"
          label="Client"
          span={6}
          queryOf={() => everyClientOptions()}
          optionsOf={clientChoices}
          initial={property?.client ? { value: String(property.client.id), label: property.client.name } : null}
          nothing="No client of that name."
        />
        <TextField name="ref" label="Ref" span={3} />
        <TextField name="uprn" label="UPRN" span={3} />
        <TagsField name="tags" label="Tags" hint="Enter or a comma adds one." />
        <TextAreaField name="notes" label="Notes" hint="Seen by everybody in the office and by its clerks." />
      </FieldGroup>
      <CustomFields fields={customFields} />
    </>
  );
}
