import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { StartMenu } from '#web/features/inspections/start-from/start-menu.tsx';
import { VisitOffer } from '#web/features/offers/visit-offer.tsx';
import { prepareClient } from '#web/queries/client.ts';
import { createInspection, getInspection } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { openActions } from './open-actions.ts';

prepareClient();

test('a visit that nobody has is offered, and its report started from another, by the palette', async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  const { property } = (await getInspection({ path: { inspection_id: inspectionId }, throwOnError: true })).data;
  const body = { property: { id: property.id }, type: { id: 1 as const }, conduct_date: '2087-02-03' };
  const { data: inspection } = await createInspection({ body, throwOnError: true });
  await render(
    <QueryClientProvider client={queryClient}>
      <main id="content">
        <VisitOffer inspection={inspection} personId={0} isManager />
        <StartMenu inspection={inspection} />
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
