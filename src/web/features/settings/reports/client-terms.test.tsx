import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { types } from '#domain/inspection-type.ts';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { getAccountSettingsOptions, getClientOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createClient, getClient, updateClient } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { ClientContentsSection } from './client-contents-section.tsx';
import { ClientPricesSection } from './client-prices-section.tsx';

prepareClient();

const realFetch = window.fetch;
/** The statuses of the writes of this page. */
let answered: number[];
/** Their answers come after it. */
let held: Promise<void>;
let path: { client_id: number };

beforeEach(async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { managerToken } = (await answer.json()) as { managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  queryClient.clear();
  const prices = [{ type: types.inventory, bedrooms: null, furnished: null, price: '95.00', margin: null }];
  const { data: client } = await createClient({ body: { name: 'Quay Homes', prices }, throwOnError: true });
  path = { client_id: client.id };
  answered = [];
  held = Promise.resolve();
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const reply = await realFetch(request);
    if (request.method !== 'PUT') return reply;
    answered.push(reply.status);
    await held;
    return reply;
  };
});
afterEach(() => {
  window.fetch = realFetch;
});

function Terms() {
  const { data: client } = useSuspenseQuery(getClientOptions({ path }));
  const { data: firm } = useSuspenseQuery(getAccountSettingsOptions());
  return (
    <>
      <ClientPricesSection read={client} />
      <ClientContentsSection read={client} firm={firm} />
    </>
  );
}

async function showTerms(): Promise<void> {
  const element = (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Terms />
      </Suspense>
    </QueryClientProvider>
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const price = page.getByRole('textbox', { name: 'Price (£)' });
const savePrices = page.getByRole('button', { name: 'Save prices' });
const saveReports = page.getByRole('button', { name: 'Save reports' });
const contents = page.getByRole('form', { name: 'Reports' }).getByRole('combobox').first();

const kept = async () => (await getClient({ path, throwOnError: true })).data;

/** The button is busy until the page has read again what was saved. */
async function press(button: typeof savePrices, statuses: readonly number[]): Promise<void> {
  await button.click();
  await expect.poll(() => answered).toEqual(statuses);
  await expect.element(button).not.toHaveAttribute('aria-busy');
}

test('a price that is mended while its save is under way stays, and goes with the next', async () => {
  await showTerms();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await price.fill('105.00');
  await savePrices.click();
  await expect.poll(() => answered).toEqual([200]);
  await price.fill('115.00');
  resolve();
  await expect.element(savePrices).not.toHaveAttribute('aria-busy');
  await expect.element(price).toHaveValue('115.00');
  expect((await kept()).prices).toMatchObject([{ price: '105.00' }]);
  await press(savePrices, [200, 200]);
  expect((await kept()).prices).toMatchObject([{ price: '115.00' }]);
});

test('a save of one form is no change of the one beside it', async () => {
  await showTerms();
  await price.fill('125.00');
  await press(savePrices, [200]);
  await contents.selectOptions('yes');
  await press(saveReports, [200, 200]);
  await price.fill('135.00');
  await press(savePrices, [200, 200, 200]);
});

test('a change of the same value by somebody else is asked about, though the page has read it by then', async () => {
  await showTerms();
  await price.fill('145.00');
  const prices = [{ type: types.inventory, bedrooms: null, furnished: null, price: '155.00', margin: null }];
  await updateClient({ path, body: { prices }, throwOnError: true });
  await queryClient.invalidateQueries();
  answered = [];
  await savePrices.click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('£155.00');
  expect(answered).toEqual([412]);
});
