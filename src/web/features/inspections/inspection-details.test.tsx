import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { getInspection, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import { ReportPanel } from './inspection-details.tsx';

prepareClient();

async function signIn(token: string): Promise<void> {
  keepToken({ access_token: token, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
}

async function show(inspectionId: number) {
  const { data } = await getInspection({ path: { inspection_id: inspectionId }, throwOnError: true });
  return render(
    <MemoryRouter>
      <ReportPanel inspection={data} />
    </MemoryRouter>,
  );
}

test('an inspection shows its prices with their total, and no empty lines without any', async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  await signIn(managerToken);
  const { unmount } = await show(inspectionId);
  await expect.element(page.getByText('Started from')).toBeVisible();
  expect(page.getByText('Price').elements()).toEqual([]);
  await unmount();

  const body = { pricing: { price: '95.10', additional: '20.20', margin: '30.00' } };
  await updateInspection({ path: { inspection_id: inspectionId }, body, throwOnError: true });
  await show(inspectionId);
  await expect.element(page.getByText('£95.10')).toBeVisible();
  await expect.element(page.getByText('£115.30')).toBeVisible();
});
