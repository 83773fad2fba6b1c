/** The firm's prices, a row for each kind of home. The booking form fills in the closest one. */
import { AccountSettingsChange } from '#contract/settings.ts';
import type { Price } from '#domain/firm/prices.ts';
import { Form } from '#web/forms/form.tsx';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import settings from '../settings.module.css';
import { useSettingsForm } from '../use-settings-form.ts';
import { PriceRows } from './price-rows.tsx';
import { priceChange, priceLines, priceOfRow, type PriceValues, priceValues } from './price-values.ts';

const schema = AccountSettingsChange.pick({ prices: true });

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

  return (
    <Panel title="Prices">
      <p className={settings.quiet}>
        The booking form fills in the price that fits best: the smallest size that holds the home, then its furnishing.
        Managers see and change it there. Margin is the rest after the clerk’s fee. A client can have prices of their
        own.
      </p>
      <Form form={form} label="Prices" onSubmit={handleSave}>
        <PriceRows form={form} none="No prices yet. Bookings then have none until somebody types one." />
        {conflictDialog}
      </Form>
    </Panel>
  );
}
