/** The firm itself: its name, where and when it is, and how reports and e-mails show it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { AccountSettingsChange } from '#contract/settings.ts';
import { SelectField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useLeaveGuard } from '#web/forms/use-leave-guard.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { keepPerson, useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Field, FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { changeOf, firmLabels, type FirmValues, valuesOf } from './firm-values.ts';
import styles from './firm.module.css';

export function FirmSection() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="The firm">
      {settings === undefined ? <Skeleton height="24rem" /> : <FirmForm read={settings} />}
    </Panel>
  );
}

const zones = Intl.supportedValuesOf('timeZone');
/** A field of the brand has its place on the wire inside of it. */
const nameOf = (name: string) => name.replace(/^brand\./, 'brand_');

function FirmForm({ read }: { read: AccountSettings }) {
  const me = useSession();
  /** As the form began with them. */
  const [before, setBefore] = useState(read);
  const form = useContractForm({
    schema: AccountSettingsChange.pick({ name: true, time_zone: true, country: true, brand: true }),
    initial: valuesOf(before),
    toBody: (values: FirmValues) => changeOf(trimmed(values), {}),
    nameOf,
  });
  useLeaveGuard(form.formState.isDirty);
  const { save, conflictDialog } = useConflict(firmLabels);

  const handleSave = submitHandler(
    form,
    async () => {
      let latest = before;
      const saved = await save({
        before: { ...valuesOf(before), version: before.version },
        body: trimmed(form.getValues()),
        send: (changes, headers) => updateAccountSettings({ body: changeOf(changes, latest.brand), headers }),
        present: (current: AccountSettings) => {
          latest = current;
          return { ...valuesOf(current), version: current.version };
        },
      });
      if (saved === undefined) return;
      const { data } = saved;
      setBefore(data);
      form.reset(valuesOf(data));
      keepPerson({ ...me, company: data.name, time_zone: data.time_zone });
      await afterWrite('accountSettings');
      showToast({ text: 'The firm was saved.' });
    },
    nameOf,
  );

  return (
    <Form form={form} label="The firm" onSubmit={handleSave}>
      <FieldGroup>
        <TextField name="name" label={firmLabels.name} isRequired span={6} hint="On reports, e-mails and links." />
        <TextField name="country" label={firmLabels.country} isRequired span={6} hint="Of addresses that name none." />
        <SelectField
          name="time_zone"
          label={firmLabels.time_zone}
          options={zonesWith(before.time_zone)}
          span={6}
          hint="Days and times of the whole firm are meant in it."
        />
      </FieldGroup>
      <FieldGroup title="How reports and e-mails show it">
        <TextAreaField name="brand_address" label={firmLabels.brand_address} span={6} rows={4} />
        <ColourField />
        <TextField name="brand_phone" label={firmLabels.brand_phone} type="tel" span={6} />
        <TextField name="brand_email" label={firmLabels.brand_email} type="email" span={6} />
        <TextField name="brand_website" label={firmLabels.brand_website} type="url" span={6} />
      </FieldGroup>
      <FormActions>
        <SubmitButton>Save the firm</SubmitButton>
      </FormActions>
      {conflictDialog}
    </Form>
  );
}

function ColourField() {
  const { field, fieldState } = useController<FirmValues, 'brand_colour'>({ name: 'brand_colour' });
  return (
    <Field
      label={firmLabels.brand_colour}
      span={6}
      error={fieldState.error?.message}
      hint="Of headings. Where it is too light to read on paper, reports take a darker one."
    >
      {(control) => (
        <div className={styles.colour}>
          <input {...control} {...field} type="color" className={styles.swatch} />
          <strong style={{ color: field.value }} className={styles.sample} aria-hidden>
            Kitchen
          </strong>
        </div>
      )}
    </Field>
  );
}

/** The firm's own may be one that this browser does not list. */
const zonesWith = (zone: string): string[] => (zones.includes(zone) ? zones : [zone, ...zones]);

const trimmed = (values: FirmValues): FirmValues => {
  const pairs = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(pairs) as FirmValues;
};
