import { QueryClientProvider } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { types } from '#domain/inspection-type.ts';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { emptyInspection } from './inspection-values.ts';
import { PeopleFields } from './people-fields.tsx';

prepareClient();

const realFetch = window.fetch;
beforeEach(async () => {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { managerToken } = (await answer.json()) as { managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  queryClient.clear();
});
afterEach(() => {
  window.fetch = realFetch;
});

/** As when the service cannot answer this list. */
function breakList(path: RegExp): void {
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return path.test(request.url) ? Promise.resolve(new Response('{}', { status: 500 })) : realFetch(request);
  };
}

const ann = { id: 7, name: 'Ann Clerk', is_manager: false };

function Fields({ clerk, type = types.inventory }: { clerk: typeof ann | null; type?: number }) {
  const start = {
    ...emptyInspection({ propertyId: 1, day: '2041-02-06' }, []),
    type: { id: String(type) },
    clerk: { id: String(clerk?.id ?? '') },
  };
  const form = useForm({ defaultValues: start });
  return (
    <QueryClientProvider client={queryClient}>
      <FormProvider {...form}>
        <PeopleFields own={clerk === null ? undefined : { id: 1, clerk, typist: null }} />
      </FormProvider>
    </QueryClientProvider>
  );
}

const clerkField = page.getByRole('combobox', { name: 'Clerk' });
const told = page.getByRole('alert');
const offered = () => [...clerkField.element().querySelectorAll('option')].map(({ textContent }) => textContent);

test('a failure to load the staff is reported, the chosen person stays named, and they are fetched again', async () => {
  breakList(/\/staff\b/);
  await render(<Fields clerk={ann} />);

  await expect.element(told.getByText('The staff could not be loaded, so nobody can be chosen.')).toBeVisible();
  await expect.element(clerkField).toHaveDisplayValue('Ann Clerk');

  window.fetch = realFetch;
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.poll(() => offered().length).toBeGreaterThan(1);
});

test('a failure to find conflicts is reported as well', async () => {
  breakList(/\/inspections\b/);
  await render(<Fields clerk={null} />);

  await expect.element(told.getByText(/^The other bookings of that day could not be loaded/)).toBeVisible();

  window.fetch = realFetch;
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Conflicts')).toBeInTheDocument();
});

test('a report that a tenant writes alone is offered to no clerk, unless one was booked for it', async () => {
  const { rerender } = await render(<Fields clerk={null} type={types.selfService} />);
  await expect.element(page.getByText(/^The tenant writes this report alone/)).toBeVisible();
  await expect.element(clerkField).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Typist' })).not.toBeInTheDocument();

  await rerender(<Fields key="live" clerk={null} type={types.live} />);
  await expect.element(clerkField).toBeVisible();
  await rerender(<Fields key="booked" clerk={ann} type={types.selfService} />);
  await expect.element(clerkField).toHaveDisplayValue('Ann Clerk');
});
