import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startsFrom } from '#domain/initialization.ts';
import { scopes } from '#domain/scope.ts';
import { types } from '#domain/inspection-type.ts';
import { prepareClient } from '#web/queries/client.ts';
import {
  completeInspection,
  createInspection,
  createRoom,
  getInspection,
  getReport,
  submitInspection,
} from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import { StartMenu } from './start-menu.tsx';

prepareClient();

/** A finished report with a hall, and a check-out of the same property that has none. */
async function givenBooking() {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  const path = { inspection_id: inspectionId };
  await createRoom({ path, body: { name: 'Hall', block_type: 'DETAILED' } });
  await submitInspection({ path });
  await completeInspection({ path });
  const { data: finished } = await getInspection({ path });
  const property = { id: finished.property.id };
  const { data: booked } = await createInspection({
    body: { property, type: { id: types.checkOut }, conduct_date: '2041-02-06' },
  });
  queryClient.clear();
  return { finished, booked };
}

async function showMenu(id: number): Promise<void> {
  const { data: inspection } = await getInspection({ path: { inspection_id: id } });
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <StartMenu inspection={inspection} />
      </MemoryRouter>
      <ConfirmHost />
    </QueryClientProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Start from' }));
}

const roomsOf = async (id: number) =>
  (await getReport({ path: { inspection_id: id } })).data.rooms.map(({ name }) => name.value);

test('a booked report starts from a finished report of its property', async () => {
  const { finished, booked } = await givenBooking();
  await showMenu(booked.id);
  await userEvent.click(page.getByRole('menuitem', { name: 'Start from a report or a template…' }));
  const dialog = page.getByRole('dialog', { name: 'Start the report from' });
  await userEvent.click(dialog.getByRole('button', { name: 'Start from this' }));
  await expect.element(dialog.getByText('Report cannot be left empty.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Report' }).selectOptions(String(finished.id));
  await userEvent.click(dialog.getByRole('button', { name: 'Start from this' }));
  await expect.element(dialog).not.toBeInTheDocument();
  const { data } = await getInspection({ path: { inspection_id: booked.id } });
  expect(data.initialization).toMatchObject({ type: startsFrom.report, id: finished.id });
  expect(await roomsOf(booked.id)).toEqual(['Hall']);
});

test('a report that somebody has written in says why it cannot start anew', async () => {
  const { booked } = await givenBooking();
  await createRoom({ path: { inspection_id: booked.id }, body: { name: 'Attic', block_type: 'DETAILED' } });
  await showMenu(booked.id);
  await userEvent.click(page.getByRole('menuitem', { name: 'Start from a report or a template…' }));
  const dialog = page.getByRole('dialog', { name: 'Start the report from' });
  await dialog.getByRole('combobox', { name: 'Start from' }).selectOptions('Nothing');
  await userEvent.click(dialog.getByRole('button', { name: 'Start from this' }));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(await roomsOf(booked.id)).toEqual(['Attic']);
});

test('rooms of a property are copied after those there are, or take their place after a question', async () => {
  const { booked } = await givenBooking();
  await createRoom({ path: { inspection_id: booked.id }, body: { name: 'Attic', block_type: 'DETAILED' } });
  await showMenu(booked.id);
  await userEvent.click(page.getByRole('menuitem', { name: 'Copy the rooms of a property…' }));
  const dialog = page.getByRole('dialog', { name: 'Copy rooms' });
  await userEvent.click(dialog.getByRole('button', { name: 'Copy the rooms' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await roomsOf(booked.id)).toEqual(['Attic', 'Hall']);

  await userEvent.click(page.getByRole('button', { name: 'Start from' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Copy the rooms of a property…' }));
  await dialog.getByRole('combobox', { name: 'The rooms that are here' }).selectOptions('reset');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy the rooms' }));
  await userEvent.click(page.getByRole('button', { name: 'Replace them' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await roomsOf(booked.id)).toEqual(['Hall']);
});
