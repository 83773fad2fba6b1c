/** Prices that were agreed with one client. Where there is none for a home, that of the firm counts. */
import { ClientDraft } from '#contract/account/client.ts';
import type { Price } from '#domain/firm/prices.ts';
import { Form } from '#web/forms/form.tsx';
import { updateClient } from '#web/queries/generated/sdk.gen.ts';
import type { Client } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import settings from '../settings.module.css';
import { useRecordForm } from '../use-settings-form.ts';
import { PriceRows } from './price-rows.tsx';
import { priceChange, priceLines, priceOfRow, type PriceValues, priceValues } from './price-values.ts';

const schema = ClientDraft.pick({ prices: true });

export function ClientPricesSection({ read }: { read: Client }) {
  const { form, handleSave, conflictDialog } = useRecordForm({
    read,
    schema,
    valuesOf: priceValues,
    toBody: ({ prices }: PriceValues) => ({ prices: prices.map(priceOfRow) }),
    flatOf: priceLines,
    changeOf: (changes, latest, values) =>
      priceChange(changes as Record<string, string>, (latest.prices ?? []) as readonly Price[], values),
    labels: {},
    send: (body, headers) => updateClient({ path: { client_id: read.id }, body, headers }),
    written: 'client',
    said: 'Prices: saved.',
  });

  return (
    <Panel title="Prices">
      <p className={settings.quiet}>
        The booking form fills these in for {read.name}. For a home that none of them is for it takes the firm’s.
      </p>
      <Form form={form} label="Prices" onSubmit={handleSave}>
        <PriceRows form={form} none="None of their own. Their bookings have the firm’s prices." />
        {conflictDialog}
      </Form>
    </Panel>
  );
}
