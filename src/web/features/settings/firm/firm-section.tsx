/** The firm itself: its name, where and when it is, and how reports and e-mails show it. */
import { useQuery } from '@tanstack/react-query';
import { AccountSettingsChange } from '#contract/settings.ts';
import { timeZoneNames } from '#domain/firm/time-zone-names.ts';
import { SelectField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { keepPerson, useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { ColourField } from './colour-field.tsx';
import { changeOf, firmLabels, type FirmValues, valuesOf } from './firm-values.ts';

export function FirmSection() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <Panel title="The firm">
      {settings === undefined ? <Skeleton height="24rem" /> : <FirmForm read={settings} />}
    </Panel>
  );
}

const schema = AccountSettingsChange.pick({ name: true, time_zone: true, country: true, brand: true });
/** A field of the brand has its place on the wire inside of it. */
const nameOf = (name: string) => name.replace(/^brand\./, 'brand_');

function FirmForm({ read }: { read: AccountSettings }) {
  const me = useSession();
  const { form, handleSave, conflictDialog } = useSettingsForm<FirmValues>({
    read,
    schema,
    valuesOf,
    toBody: (values) => changeOf(trimmed(values), {}),
    flatOf: trimmed,
    changeOf: (changes, { brand }) => changeOf(changes, brand),
    labels: firmLabels,
    nameOf,
    said: 'The firm was saved.',
    onSaved: ({ name, time_zone }) => keepPerson({ ...me, company: name, time_zone }),
  });

  return (
    <Form form={form} label="The firm" onSubmit={handleSave}>
      <FieldGroup>
        <TextField name="name" label={firmLabels.name} isRequired span={6} hint="On reports, e-mails and links." />
        <TextField name="country" label={firmLabels.country} isRequired span={6} hint="For addresses that name none." />
        <SelectField
          name="time_zone"
          label={firmLabels.time_zone}
          options={zonesWith(read.time_zone)}
          span={6}
          hint="Days and times of the whole firm are meant in it."
        />
      </FieldGroup>
      <FieldGroup title="How reports and e-mails show it">
        <TextAreaField name="brand_address" label={firmLabels.brand_address} span={6} rows={4} />
        <ColourField label={firmLabels.brand_colour} />
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

/** The firm's own may have a name that is listed no more. */
const zonesWith = (zone: string) =>
  (timeZoneNames.includes(zone) ? timeZoneNames : [zone, ...timeZoneNames]).map(zoneChoice);

/** `America/New_York` → `America/New York` */
const zoneChoice = (zone: string) => ({ value: zone, label: zone.replaceAll('_', ' ') });

const trimmed = (values: FirmValues): FirmValues => {
  const pairs = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(pairs) as FirmValues;
};
