import { onlineManager, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { LookupField } from './lookup-field.tsx';

const streets = ['1 Harbour Lane', '2 Harbour Lane', '7 Station Road'];
let isFailing = false;

const streetsOptions = (sought: string) =>
  queryOptions({
    queryKey: ['streets', sought],
    queryFn: async () => {
      if (isFailing) throw new Error('500');
      return streets.filter((street) => street.includes(sought));
    },
  });

function Booking() {
  const form = useForm({ defaultValues: { property: null } });
  return (
    <FormProvider {...form}>
      <LookupField
        name="property"
        label="Property"
        queryOf={streetsOptions}
        optionsOf={(found) => found.map((label) => ({ value: label, label }))}
        nothing="No property has these words."
      />
    </FormProvider>
  );
}

async function renderBooking() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await render(
    <QueryClientProvider client={client}>
      <Booking />
    </QueryClientProvider>,
  );
  return { screen, field: screen.getByRole('combobox', { name: 'Property' }) };
}

beforeEach(() => {
  isFailing = false;
});
afterEach(() => onlineManager.setOnline(true));

test('a lookup to which no answer came does not say that there is nothing', async () => {
  const { screen, field } = await renderBooking();
  isFailing = true;
  await userEvent.type(field, 'Harbour');
  await expect.element(screen.getByText('The service did not answer. Type on to ask again.')).toBeVisible();
  isFailing = false;
  await userEvent.type(field, ' L');
  await expect.element(screen.getByRole('option', { name: '1 Harbour Lane' })).toBeVisible();
  await userEvent.type(field, 'x');
  await expect.element(screen.getByText('No property has these words.')).toBeVisible();
});

test('a lookup without a line offers nothing that was found for other words, and asks when the line is back', async () => {
  const { screen, field } = await renderBooking();
  await userEvent.type(field, 'Harbour');
  await expect.element(screen.getByRole('option')).toHaveLength(2);
  onlineManager.setOnline(false);
  await userEvent.fill(field, 'Station');
  await expect.element(screen.getByText('The service did not answer. Type on to ask again.')).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(0);
  onlineManager.setOnline(true);
  await expect.element(screen.getByRole('option', { name: '7 Station Road' })).toBeVisible();
});
