import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { OrdersOfOne } from '#web/features/bulk-changes/orders-of-one.tsx';
import { LifecycleActions } from '#web/features/inspections/lifecycle-actions.tsx';
import { StartMenu } from '#web/features/inspections/start-from/start-menu.tsx';
import { VisitOffer } from '#web/features/offers/visit-offer.tsx';
import { prepareClient } from '#web/queries/client.ts';
import { createInspection, getInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';
import { openActions } from './open-actions.ts';

prepareClient();

/** As a manager sees the page of one. */
async function givenVisit(): Promise<Inspection> {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
  const { property } = (await getInspection({ path: { inspection_id: inspectionId }, throwOnError: true })).data;
  const body = { property: { id: property.id }, type: { id: 1 as const }, conduct_date: '2087-02-03' };
  return (await createInspection({ body, throwOnError: true })).data;
}

test('a visit that nobody has is offered, and its report started from another, by the palette', async () => {
  const inspection = await givenVisit();
  await render(
    <QueryClientProvider client={queryClient}>
      <main id="content">
        <VisitOffer inspection={inspection} personId={0} isManager />
        <MemoryRouter>
          <StartMenu inspection={inspection} />
        </MemoryRouter>
      </main>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Offer to clerks…' })).toBeVisible();
  expect(openActions().map(({ label }) => label)).toEqual([
    'Offer to clerks…',
    'Start from',
    'Start from a report or a template…',
    'Copy the rooms of a property…',
  ]);
});

function WithOrders({ inspection }: { inspection: Inspection }) {
  const [more, setMore] = useState<readonly MenuEntry[]>();
  return (
    <main id="content">
      <div data-page-actions>
        <LifecycleActions inspection={inspection} more={more} />
      </div>
      <OrdersOfOne inspection={inspection} onEntries={setMore} />
    </main>
  );
}

test('an open visit is assigned, moved and agreed by the palette, and the dry run says what would come of it', async () => {
  const inspection = await givenVisit();
  await render(
    <QueryClientProvider client={queryClient}>
      <WithOrders inspection={{ ...inspection, conduct_date_option: 1 }} />
    </QueryClientProvider>,
  );
  const labels = () => openActions().map(({ label }) => label);
  await expect.poll(labels).toContain('Assign to…');
  expect(labels()).toEqual(expect.arrayContaining(['Assign a typist…', 'Move by days…', 'Confirm the date…']));
  const moving = openActions().find(({ label }) => label === 'Move by days…');
  if (moving !== undefined && 'press' in moving) moving.press();
  const dialog = page.getByRole('dialog', { name: 'Move by days' });
  await dialog.getByLabelText('Days later').fill('3');
  await expect.element(dialog.getByText('1 inspection will be moved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const confirming = openActions().find(({ label }) => label === 'Confirm the date…');
  if (confirming !== undefined && 'press' in confirming) confirming.press();
  const one = page.getByRole('dialog', { name: 'Confirm the date', exact: true });
  await expect.element(one.getByText(/^Its day is agreed from then on/)).toBeVisible();
});
