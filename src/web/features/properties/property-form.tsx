/** Creates or changes a property. Field names are the wire names, so a refusal finds its own field. */
import { useNavigate } from 'react-router';
import { PropertyDraft } from '#contract/property.ts';
import { detachments, furnishings } from '#domain/property-words.ts';
import { customFieldNames, withRequired } from '#web/forms/custom-fields-of-body.ts';
import { CheckField, NumberField, SelectField, TagsField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useLeaveGuard } from '#web/forms/use-leave-guard.ts';
import { everyClientOptions } from '#web/queries/every-page.ts';
import type { CustomField, Property } from '#web/queries/generated/types.gen.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { clientChoices } from './client-options.ts';
import { CustomFields } from './custom-fields.tsx';
import { DuplicateWarning } from './duplicate-warning.tsx';
import styles from './properties.module.css';
import { emptyProperty, type PropertyValues, toPropertyBody, toPropertyValues } from './property-values.ts';

type PropertyBody = ReturnType<typeof PropertyDraft.parse>;

type Props = {
  /** Undefined for a new one. */
  property?: Property | undefined;
  customFields: readonly CustomField[];
  /** Rejects with the service's refusal; resolves to the page to show next, or to nothing when the form stays open. */
  onSave: (body: PropertyBody) => Promise<string | undefined>;
  cancelHref: string;
};

const types = ['Flat', 'House', 'Terraced house', 'Maisonette', 'Studio', 'Bungalow', 'Room'];

export function PropertyForm({ property, customFields, onSave, cancelHref }: Props) {
  const initial = property === undefined ? emptyProperty(customFields) : toPropertyValues(property, customFields);
  const form = useContractForm<PropertyValues, typeof PropertyDraft>({
    schema: withRequired(PropertyDraft, customFields),
    initial,
    toBody: toPropertyBody,
    nameOf: customFieldNames,
  });
  const navigate = useNavigate();
  const letGo = useLeaveGuard(form.formState.isDirty);

  const handleSave = submitHandler(
    form,
    async (body) => {
      const href = await onSave(body);
      if (href === undefined) return;
      letGo();
      await navigate(href, { replace: true });
    },
    customFieldNames,
  );

  return (
    <div className={styles.form}>
      <Form form={form} label="Property" onSubmit={handleSave}>
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
        <FormActions>
          <SubmitButton>{property === undefined ? 'Create property' : 'Save changes'}</SubmitButton>
          <ButtonLink to={cancelHref} variant="quiet">
            Cancel
          </ButtonLink>
        </FormActions>
      </Form>
    </div>
  );
}
