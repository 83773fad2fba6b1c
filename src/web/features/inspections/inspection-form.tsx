/** Books or changes an inspection. Field names are the wire names, so a refusal finds its own field. */
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { InspectionDraft } from '#contract/inspection.ts';
import { customFieldNames, withRequired } from '#web/forms/custom-fields-of-body.ts';
import { CheckField, DateField, SelectField, TextAreaField, TextField, TimeField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { isDayMeant } from '#web/forms/past-day.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useAskedField } from '#web/forms/use-asked-field.ts';
import { useLeaveGuard } from '#web/forms/use-leave-guard.ts';
import type { CustomField, Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { today } from '#web/ui/time/time-zone.ts';
import { lengthChoices } from './booking-choices.ts';
import {
  emptyInspection,
  type InspectionValues,
  toInspectionBody,
  toInspectionValues,
  typedFaults,
} from './inspection-values.ts';
import { PeopleFields } from './people-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { StartFromFields } from './start-from/start-from-fields.tsx';
import { ToldPeople } from './booking/told-people.tsx';
import { KeysOfBooking } from './booking/keys-of-booking.tsx';
import { PastDayNote } from './booking/past-day-note.tsx';
import { NumberedRef } from './booking/numbered-ref.tsx';
import { TenantFields } from './booking/tenant-fields.tsx';
import { UsualDuration } from './booking/usual-duration.tsx';
import { type CreateProperty, useChosenProperty, WhereFields } from './booking/where-fields.tsx';

export type InspectionBody = z.output<typeof InspectionDraft>;

type Props = {
  /** Undefined for a new one. */
  inspection?: Inspection | undefined;
  /** The page on which a new one was started. */
  property?: Property | undefined;
  /** A new one begins with these instead of nothing. */
  start?: InspectionValues | undefined;
  /** The address of a property that is not there yet, as far as it is known. */
  typedAddress?: string | undefined;
  customFields: readonly CustomField[];
  /** The inputs of the custom fields; they are another feature's. */
  customFieldInputs: ReactNode;
  /** Resolves to false when nothing was saved and the form stays open. */
  onSave: (body: InspectionBody, values: InspectionValues) => Promise<boolean>;
  cancelHref: string;
  /** For a booking at a property that is not known yet. */
  onCreateProperty?: CreateProperty | undefined;
};

export function InspectionForm(props: Props) {
  const { inspection, property, start, typedAddress } = props;
  const { customFields, customFieldInputs, onSave, cancelHref, onCreateProperty } = props;
  const isNew = inspection === undefined;
  const empty = () => emptyInspection({ propertyId: property?.id ?? null, day: today() }, customFields);
  const initial = isNew ? (start ?? empty()) : toInspectionValues(inspection, customFields);
  const form = useContractForm<InspectionValues, typeof InspectionDraft>({
    schema: withRequired(InspectionDraft, customFields),
    initial,
    toBody: (values) => toInspectionBody(values, initial),
    nameOf: customFieldNames,
    faultsOf: typedFaults,
  });
  const letGo = useLeaveGuard(form.formState.isDirty);

  const handleSave = form.handleSubmit(async (body) => {
    if (!(await isDayMeant(form.getValues('conduct_date'), initial.conduct_date))) return;
    try {
      // Saving ends with going on to the inspection.
      letGo();
      letGo(await onSave(body, form.getValues()));
    } catch (error) {
      letGo(false);
      showRefusal(form, error, customFieldNames);
    }
  });
  useAskedField(form);
  const { setFocus } = form;
  useEffect(() => {
    if (isNew) setFocus('property.id');
  }, [isNew, setFocus]);

  return (
    <Form form={form} label="Inspection" onSubmit={handleSave}>
      <BookingFields
        inspection={inspection}
        before={inspection?.property ?? property}
        onCreateProperty={onCreateProperty}
        typedAddress={typedAddress}
        dayBefore={initial.conduct_date}
      />
      <TenantFields isNew={isNew} />
      {isNew && <StartFromFields />}
      <FieldGroup title="Keys">
        <TextField name="location_of_keys" label="Where the keys are" span={6} />
        <TextField name="return_key" label="Return them to" span={6} />
        <KeysOfBooking inspectionId={inspection?.id} />
      </FieldGroup>
      <ReportFields isNew={isNew} />
      <PricingFields property={inspection?.property ?? property} isNew={isNew} />
      {customFieldInputs}
      <FormActions staysInSight>
        <SubmitButton>{isNew ? 'Book inspection' : 'Save changes'}</SubmitButton>
        <ButtonLink to={cancelHref} variant="quiet">
          Cancel
        </ButtonLink>
      </FormActions>
    </Form>
  );
}

const ReportFields = ({ isNew }: { isNew: boolean }) => (
  <FieldGroup title="Report">
    <TextField name="title" label="Title" hint="Left empty: the type's name." span={8} />
    {isNew ? <NumberedRef /> : <TextField name="ref" label="Ref" span={4} />}
    <TextAreaField name="notes.report" label="Note in the report" />
    <TextAreaField name="notes.internal" label="Internal note" hint="Staff only." />
    <TextAreaField name="notes.client" label="Note for the client" />
  </FieldGroup>
);

type BookingProps = {
  inspection: Inspection | undefined;
  before: Property | undefined;
  onCreateProperty: CreateProperty | undefined;
  typedAddress: string | undefined;
  dayBefore: string;
};

function BookingFields({ inspection, before, onCreateProperty, typedAddress, dayBefore }: BookingProps) {
  const chosen = useChosenProperty(before);
  const duration = useWatch<InspectionValues, 'time_to_complete'>({ name: 'time_to_complete' });
  const isNew = inspection === undefined;
  return (
    <>
      <WhereFields before={before} chosen={chosen} onCreateProperty={onCreateProperty} typedAddress={typedAddress} />
      <FieldGroup title="When and who">
        <DateField name="conduct_date" label="Date" isRequired span={4} />
        <TimeField name="time" label="Time" span={2} />
        <SelectField
          name="time_to_complete"
          label="Duration"
          options={lengthChoices(duration)}
          emptyLabel="Not known"
          span={3}
        />
        <UsualDuration property={chosen} fillsIn={isNew} />
        <PastDayNote before={dayBefore} />
        <PeopleFields own={inspection} />
        <CheckField name="isConfirmed" label="The date is confirmed" span={6} />
        {isNew && <CheckField name="auto_load_contacts" label="Take the property's contacts along" span={6} />}
        <ToldPeople inspection={inspection} />
      </FieldGroup>
    </>
  );
}
