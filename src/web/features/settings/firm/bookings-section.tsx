/** How the firm's bookings are numbered, and on which day its weeks begin. */
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { AccountSettingsChange } from '#contract/settings.ts';
import { highestFirst, mostDigits } from '#domain/firm/ref-numbering.ts';
import { mostNoticeMonths } from '#domain/property/tenancy.ts';
import { CheckField, NumberField, SelectField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { keepPerson, useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import {
  bookingsBody,
  bookingsChange,
  bookingsLabels,
  type BookingsValues,
  bookingsValues,
  previewOf,
} from './bookings-values.ts';
import styles from './firm.module.css';

export function BookingsSection() {
  const { data } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="Bookings">{data === undefined ? <Skeleton height="12rem" /> : <BookingsForm read={data} />}</Panel>
  );
}

const schema = AccountSettingsChange.pick({ week_starts_on: true, ref_numbering: true, notice_lengths: true });
const nameOf = (name: string) => name.replace(/^ref_numbering\./, '').replace(/^notice_lengths\./, 'notice_');
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, at) => ({
  value: String(at + 1),
  label,
}));

function BookingsForm({ read }: { read: AccountSettings }) {
  const me = useSession();
  const { form, handleSave, conflictDialog } = useSettingsForm<BookingsValues>({
    read,
    schema,
    valuesOf: bookingsValues,
    toBody: bookingsBody,
    flatOf: (values) => values,
    changeOf: bookingsChange,
    labels: bookingsLabels,
    codeWord: String,
    nameOf,
    said: 'Bookings: saved.',
    onSaved: ({ week_starts_on }) => keepPerson({ ...me, week_starts_on }),
  });
  return (
    <Form form={form} label="Bookings" onSubmit={handleSave}>
      <FieldGroup>
        <SelectField
          name="week_starts_on"
          label={bookingsLabels.week_starts_on}
          options={weekdays}
          span={6}
          hint="In the schedule, in calendars and wherever it says “this week”."
        />
      </FieldGroup>
      <FieldGroup title="Refs">
        <CheckField
          name="isNumbered"
          label={bookingsLabels.isNumbered}
          hint="Other applications give their own refs. Some numbers may be left out."
        />
        <Numbering />
      </FieldGroup>
      <FieldGroup title="Proposed notice">
        <NumberField
          name="notice_tenant"
          label={bookingsLabels.notice_tenant}
          isRequired
          min={0}
          max={mostNoticeMonths}
          span={6}
        />
        <NumberField
          name="notice_landlord"
          label={bookingsLabels.notice_landlord}
          isRequired
          min={0}
          max={mostNoticeMonths}
          span={6}
          hint="Tenancies propose the last day by these. The law and the contract decide, and somebody types it."
        />
      </FieldGroup>
      <FormActions>
        <SubmitButton>Save bookings</SubmitButton>
      </FormActions>
      {conflictDialog}
    </Form>
  );
}

function Numbering() {
  const [isNumbered, prefix, first, digits] = useWatch<BookingsValues, ['isNumbered', 'prefix', 'first', 'digits']>({
    name: ['isNumbered', 'prefix', 'first', 'digits'],
  });
  if (!isNumbered) return null;
  const preview = previewOf({ prefix, first, digits });
  return (
    <>
      <TextField name="prefix" label={bookingsLabels.prefix} span={4} hint="Such as HL- or 2027/" />
      <NumberField name="first" label={bookingsLabels.first} isRequired min={0} max={highestFirst} span={4} />
      <NumberField name="digits" label={bookingsLabels.digits} isRequired min={1} max={mostDigits} span={4} />
      {preview !== '' && (
        <p className={styles.preview} aria-live="polite">
          The first bookings would be {preview}.
        </p>
      )}
    </>
  );
}
