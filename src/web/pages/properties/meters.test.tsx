import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { scopes } from '#domain/scope.ts';
import { prepareClient } from '#web/queries/client.ts';
import { getInspection, listMeters } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { keepToken } from '#web/session/access-token.ts';
import { requireSession } from '#web/session/session.ts';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { Component as MetersPage } from './meters.tsx';

prepareClient();

async function showMeters(): Promise<number> {
  const answer = await fetch('/given/report', { method: 'POST', body: JSON.stringify({ rooms: [] }) });
  const { inspectionId, managerToken } = (await answer.json()) as { inspectionId: number; managerToken: string };
  keepToken({ access_token: managerToken, token_type: 'bearer', expires_in: 3600, scope: scopes.join(' ') });
  await requireSession({ request: new Request(window.location.href) });
  const { data } = await getInspection({ path: { inspection_id: inspectionId }, throwOnError: true });
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Routes>
          <Route element={<Outlet context={data.property} />}>
            <Route index element={<MetersPage />} />
          </Route>
        </Routes>
      </MemoryRouter>
      <ConfirmHost />
    </QueryClientProvider>,
  );
  return data.property.id;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A picture as a camera makes it, small. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(8, 8, 16, 16);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

test('a meter that counts day and night apart is added with its registers, and goes with them', async () => {
  const property_id = await showMeters();
  await button('Add meter').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Type' }).fill('Electricity');
  await dialog.getByRole('textbox', { name: 'Serial number' }).fill('19L1234567');
  await dialog.getByRole('combobox', { name: 'Registers' }).selectOptions('Day and night');
  await dialog.getByRole('textbox', { name: 'Day reading' }).fill('04512');
  await dialog.getByRole('textbox', { name: 'Night reading' }).fill('01061');
  await dialog.getByRole('button', { name: 'Add meter' }).click();

  const registers = page.getByRole('list', { name: 'Registers of the Electricity meter' });
  await expect.element(registers.getByText('04512')).toBeVisible();
  await expect.element(registers.getByText('Electricity, night')).toBeVisible();
  expect(page.getByText('Not read yet').elements()).toEqual([]);
  const { data: meters } = await listMeters({ path: { property_id }, throwOnError: true });
  const [meter, day, night] = meters;
  expect([day?.parent_id, night?.parent_id, night?.serial_no]).toEqual([meter?.id, meter?.id, '19L1234567']);

  await button('Add a register to Electricity meter').click();
  await dialog.getByRole('combobox', { name: 'Register' }).fill('Electricity, export');
  await dialog.getByRole('textbox', { name: 'Reading' }).fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(registers.getByText('Electricity, export')).toBeVisible();

  await button('Remove Electricity meter').click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('No meters yet.')).toBeVisible();
});

test('photos of a meter are added, looked at large, and removed', async () => {
  await showMeters();
  await button('Add meter').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Type' }).fill('Gas');
  await dialog.getByRole('button', { name: 'Add meter' }).click();

  const chooser = page.getByLabelText('Add photos of the Gas meter').last();
  await userEvent.upload(chooser, [await picture('meter.jpg'), await picture('serial.jpg')]);
  const photos = page.getByRole('list', { name: 'Photos of the Gas meter' });
  await expect.poll(() => photos.getByRole('img').elements().length).toBe(2);

  await photos.getByRole('button', { name: /photo 1 of 2/ }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Gas meter: 1 of 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove this photo' }).click();
  await page.getByRole('dialog', { name: 'Remove this photo?' }).getByRole('button', { name: 'Remove' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Gas meter' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => photos.getByRole('img').elements().length).toBe(1);
});
