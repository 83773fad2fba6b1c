/** Books or changes an inspection. Field names are the wire names, so a refusal finds its own field. */
import { tenantTypes } from '#domain/inspection-type.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type * as z from 'zod';
import { InspectionDraft } from '#contract/inspection.ts';
import { customFieldNames, withRequired } from '#web/forms/custom-fields-of-body.ts';
import { CheckField, DateField, SelectField, TextAreaField, TextField, TimeField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useLeaveGuard } from '#web/forms/use-leave-guard.ts';
import { paths } from '#web/paths.ts';
import type { CustomField, Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { today } from '#web/ui/time/time-zone.ts';
import { lengthChoices, propertyChoices, propertyChoicesOptions, typeChoices } from './booking-choices.ts';
import { DurationSuggestion } from './duration-suggestion.tsx';
import { fullAddress } from './inspection-text.ts';
import {
  emptyInspection,
  type InspectionValues,
  toInspectionBody,
  toInspectionValues,
  typedFaults,
} from './inspection-values.ts';
import styles from './inspections.module.css';
import { PeopleFields } from './people-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { StartFromFields } from './start-from-fields.tsx';

export type InspectionBody = z.output<typeof InspectionDraft>;

type Props = {
  /** Undefined for a new one. */
  inspection?: Inspection | undefined;
  /** The page on which a new one was started. */
  property?: Property | undefined;
  customFields: readonly CustomField[];
  /** The inputs of the custom fields; they are another feature's. */
  customFieldInputs: ReactNode;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: InspectionBody, values: InspectionValues) => Promise<boolean>;
  cancelHref: string;
};

export function InspectionForm({ inspection, property, customFields, customFieldInputs, onSave, cancelHref }: Props) {
  const start = { propertyId: property?.id ?? null, day: today() };
  const initial =
    inspection === undefined ? emptyInspection(start, customFields) : toInspectionValues(inspection, customFields);
  const form = useContractForm<InspectionValues, typeof InspectionDraft>({
    schema: withRequired(InspectionDraft, customFields),
    initial,
    toBody: (values) => toInspectionBody(values, initial),
    nameOf: customFieldNames,
    faultsOf: typedFaults,
  });
  const letGo = useLeaveGuard(form.formState.isDirty);

  const handleSave = form.handleSubmit(async (body) => {
    try {
      // Saving ends with going on to the inspection.
      letGo();
      letGo(await onSave(body, form.getValues()));
    } catch (error) {
      letGo(false);
      showRefusal(form, error, customFieldNames);
    }
  });
  const chosen = inspection?.property ?? property;

  return (
    <Form form={form} label="Inspection" onSubmit={handleSave}>
      <FieldGroup title="What and where">
        <LookupField
          name="property.id"
          label="Property"
          isRequired
          span={8}
          queryOf={propertyChoicesOptions}
          optionsOf={propertyChoices}
          initial={chosen ? { value: String(chosen.id), label: fullAddress(chosen.address) } : null}
          placeholder="Part of the address or postcode"
          nothing="No property has all these words in its address."
          hint={chosen === undefined ? <WhereNew /> : undefined}
        />
        <SelectField name="type.id" label="Type" isRequired options={typeChoices} span={4} />
      </FieldGroup>
      <FieldGroup title="When and who">
        <DateField name="conduct_date" label="Date" isRequired span={4} />
        <TimeField name="time" label="Time" span={2} />
        <DurationField own={inspection?.time_to_complete ?? ''} />
        <DurationSuggestion property={chosen} />
        <PeopleFields own={inspection} />
        <CheckField name="isConfirmed" label="The date is confirmed" span={6} />
        {inspection === undefined && (
          <CheckField name="auto_load_contacts" label="Take the property's contacts along" span={6} />
        )}
      </FieldGroup>
      <SelfServicerFields />
      {inspection === undefined && <StartFromFields />}
      <FieldGroup title="Keys">
        <TextField name="location_of_keys" label="Where the keys are" span={6} />
        <TextField name="return_key" label="Return them to" span={6} />
      </FieldGroup>
      <ReportFields />
      <PricingFields property={chosen} isNew={inspection === undefined} />
      {customFieldInputs}
      <FormActions>
        <SubmitButton>{inspection === undefined ? 'Book inspection' : 'Save changes'}</SubmitButton>
        <ButtonLink to={cancelHref} variant="quiet">
          Cancel
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

const ReportFields = () => (
  <FieldGroup title="Report">
    <TextField name="title" label="Title" hint="Left empty: the type's name." span={8} />
    <TextField name="ref" label="Ref" span={4} />
    <TextAreaField name="notes.report" label="Note in the report" />
    <TextAreaField name="notes.internal" label="Internal note" hint="Staff only." />
    <TextAreaField name="notes.client" label="Note for the client" />
  </FieldGroup>
);

const WhereNew = () => (
  <>
    Not known yet? <Link to={paths.newProperty()}>Create the property</Link>
  </>
);

function DurationField({ own }: { own: string }) {
  return (
    <SelectField
      name="time_to_complete"
      label="Duration"
      options={lengthChoices(own)}
      emptyLabel="Not known"
      span={3}
    />
  );
}

function SelfServicerFields() {
  const type = useWatch<InspectionValues, 'type.id'>({ name: 'type.id' });
  if (!tenantTypes.some((each) => type === String(each))) return null;
  return (
    <div className={styles.tenant}>
      <FieldGroup title="The tenant who carries it out">
        <TextField name="self_servicer.name" label="Name" isRequired span={6} />
        <TextField name="self_servicer.email" label="E-mail" type="email" isRequired span={6} />
      </FieldGroup>
    </div>
  );
}
