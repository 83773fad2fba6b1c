/** The firm's prices, a row for each kind of home. The booking form fills in the closest one. */
import { Plus, X } from 'lucide-react';
import { AccountSettingsChange } from '#contract/settings.ts';
import { inspectionTypeCodes, inspectionTypes } from '#domain/inspection-type.ts';
import type { Price } from '#domain/firm/prices.ts';
import { furnishings } from '#domain/property-words.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { useRows } from '#web/forms/use-rows.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import settings from '../settings.module.css';
import { useSettingsForm } from '../use-settings-form.ts';
import {
  emptyRow,
  priceChange,
  priceLines,
  priceOfRow,
  type PriceRow,
  type PriceValues,
  priceValues,
  sizeText,
} from './price-values.ts';
import styles from './prices.module.css';

const schema = AccountSettingsChange.pick({ prices: true });
const types = inspectionTypeCodes.map((code) => ({ value: String(code), label: inspectionTypes[code] }));
const sizes = Array.from({ length: 11 }, (_, bedrooms) => ({ value: String(bedrooms), label: sizeText(bedrooms) }));

export function PricesSection({ read }: { read: AccountSettings }) {
  const { form, handleSave, conflictDialog } = useSettingsForm<PriceValues>({
    read,
    schema,
    valuesOf: priceValues,
    toBody: ({ prices }) => ({ prices: prices.map(priceOfRow) }),
    flatOf: priceLines,
    changeOf: (changes, latest, values) =>
      priceChange(changes as Record<string, string>, (latest.prices ?? []) as readonly Price[], values),
    labels: {},
    said: 'Prices: saved.',
  });
  const { rows, append, remove } = useRows(form, 'prices');
  // The next price is mostly of the same type, for a larger home.
  const next = (last: PriceRow | undefined): PriceRow =>
    last === undefined ? emptyRow : { ...last, bedrooms: following(last.bedrooms), price: '', margin: '' };

  return (
    <Panel title="Prices">
      <p className={settings.quiet}>
        The booking form fills in the price that fits best: the smallest size that holds the home, then its furnishing.
        Managers see and change it there. Margin is the rest after the clerk’s fee.
      </p>
      <Form form={form} label="Prices" onSubmit={handleSave}>
        {rows.length === 0 ? (
          <p className={styles.none}>No prices yet. Bookings then have none until somebody types one.</p>
        ) : (
          <ol className={styles.prices}>
            {rows.map((row, at) => (
              <li key={at} className={styles.price}>
                <SelectField name={`prices.${at}.type`} label="Type" options={types} />
                <SelectField
                  name={`prices.${at}.bedrooms`}
                  label="Bedrooms"
                  emptyLabel="Any size"
                  options={sizesWith(row.bedrooms)}
                />
                <SelectField
                  name={`prices.${at}.furnished`}
                  label="Furnishing"
                  emptyLabel="Any furnishing"
                  options={furnishings}
                />
                <TextField name={`prices.${at}.price`} label="Price (£)" />
                <TextField name={`prices.${at}.margin`} label="Margin (£)" />
                <IconButton icon={<X />} label={`Remove price ${at + 1}`} onClick={() => remove(at)} />
              </li>
            ))}
          </ol>
        )}
        <FormActions>
          <SubmitButton>Save prices</SubmitButton>
          <Button icon={<Plus />} onClick={() => append(next(rows.at(-1)))}>
            Add a price
          </Button>
        </FormActions>
        {conflictDialog}
      </Form>
    </Panel>
  );
}

const following = (bedrooms: string) =>
  bedrooms === '' || Number(bedrooms) + 1 >= sizes.length ? bedrooms : String(Number(bedrooms) + 1);

/** Another application may have set a larger one. */
const sizesWith = (bedrooms: string) =>
  bedrooms === '' || Number(bedrooms) < sizes.length
    ? sizes
    : [...sizes, { value: bedrooms, label: sizeText(Number(bedrooms)) }];
