import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { createClient } from '#web/queries/generated/sdk.gen.ts';
import type { Client } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { ClientDialog } from './client-dialog.tsx';

prepareClient();

let there: Client;
beforeEach(async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { managerToken } = (await answer.json()) as { managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  queryClient.clear();
  const email = `office-${crypto.randomUUID()}@quay.example`;
  ({ data: there } = await createClient({ body: { name: 'Quay Homes', email }, throwOnError: true }));
});

const nothing = () => undefined;

async function showDialog(client?: Client): Promise<void> {
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ClientDialog client={client} onClose={nothing} onSave={() => Promise.resolve()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const email = page.getByRole('textbox', { name: 'E-mail' });
const named = page.getByRole('link', { name: 'Quay Homes' });

test('a new client with the e-mail address of another is told so, with the way there', async () => {
  await showDialog();
  await email.fill((there.email ?? '').toUpperCase());
  await expect.element(page.getByText('A client has this address already:')).toBeVisible();
  await expect.element(named).toHaveAttribute('href', `/clients/${there.id}`);
  await email.fill(`other-${there.email}`);
  await expect.element(named).not.toBeInTheDocument();
});

test('a client that is changed is not told of itself', async () => {
  const { email: address } = there;
  const { data: second } = await createClient({ body: { name: 'Quay Lets', email: address }, throwOnError: true });
  await showDialog(second);
  await expect.element(named).toBeVisible();
  expect(page.getByRole('link', { name: 'Quay Lets' }).elements()).toEqual([]);
});
