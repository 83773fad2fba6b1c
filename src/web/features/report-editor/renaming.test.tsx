import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteRoom, renameRoom } from '#web/queries/generated/sdk.gen.ts';
import { loseLine } from './testing/faults.ts';
import { type GivenEditor, givenReportOnService, openPage } from './testing/given-editor.tsx';

let findLine = () => undefined as void;
afterEach(() => findLine());

const rooms = ['Hall', 'Kitchen'].map((name) => ({ name, items: [{ name: 'Door' }] }));
const name = page.getByRole('textbox', { name: /^Name of the room/ }).first();
const saved = page.getByText('Saved', { exact: true });
const firstName = async (given: GivenEditor) => (await given.read()).rooms[0]?.name.value;

const pathOf = async (given: GivenEditor) => ({
  inspection_id: given.inspectionId,
  room_id: (await given.read()).rooms[0]?.id ?? 0,
});

function goOnline(): void {
  findLine();
  window.dispatchEvent(new Event('online'));
}

describe('the name of a room', () => {
  test('is saved while it is typed, and one that is emptied stays as it was', async () => {
    const given = await givenReportOnService({ rooms });
    await openPage(given);
    await name.fill('Lobby');
    await expect.poll(() => firstName(given)).toBe('Lobby');

    await name.fill('');
    await userEvent.tab();

    await expect.element(name).toHaveValue('Lobby');
    await expect.element(saved).toBeVisible();
    expect(await firstName(given)).toBe('Lobby');
  });

  test('keeps a change by somebody else: both names are shown', async () => {
    const given = await givenReportOnService({ rooms });
    await openPage(given);
    await expect.element(name).toBeVisible();
    const path = await pathOf(given);
    findLine = loseLine();
    await name.fill('Lobby');
    await expect.element(page.getByText('1 change waiting (no answer)')).toBeVisible();
    findLine();
    await renameRoom({ path, body: { name: 'Entrance' }, auth: () => given.managerToken, throwOnError: true });
    goOnline();

    await page.getByRole('button', { name: /1 text needs a decision/ }).click();
    const decision = page.getByRole('alert').filter({ hasText: 'The name was changed by somebody else' });
    await expect.poll(() => decision.element().textContent).toContain('You wroteLobbyThey wroteEntrance');
    expect(await firstName(given)).toBe('Entrance');

    await decision.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => firstName(given)).toBe('Lobby');
    await expect.element(saved).toBeVisible();
  });

  test('is given up for the one that somebody else has typed', async () => {
    const given = await givenReportOnService({ rooms });
    await openPage(given);
    await expect.element(name).toBeVisible();
    await renameRoom({
      path: await pathOf(given),
      body: { name: 'Entrance' },
      auth: () => given.managerToken,
      throwOnError: true,
    });
    await name.fill('Lobby');
    await page.getByRole('button', { name: /1 text needs a decision/ }).click();

    await page.getByRole('button', { name: 'Take theirs' }).click();

    await expect.element(name).toHaveValue('Entrance');
    expect(await firstName(given)).toBe('Entrance');
  });

  test('is kept on this computer when somebody has deleted the room', async () => {
    const given = await givenReportOnService({ rooms });
    const first = await openPage(given);
    await expect.element(name).toBeVisible();
    await deleteRoom({ path: await pathOf(given), auth: () => given.managerToken, throwOnError: true });

    await name.fill('Lobby');

    await page.getByRole('button', { name: /1 text needs a decision/ }).click();
    const decision = page.getByRole('alert').filter({ hasText: 'The room is no longer in the report.' });
    await expect.poll(() => decision.element().textContent).toContain('You wroteLobby');
    await first.unmount();

    await openPage(given);

    await page.getByRole('button', { name: '1 text without an item' }).click();
    const kept = page.getByRole('dialog', { name: 'Kept on this computer' });
    await expect.poll(() => kept.element().textContent).toContain('Hall, nameLobby');
    await kept.getByRole('button', { name: 'Let go' }).click();
    await expect.element(kept.getByText('Nothing is left.')).toBeVisible();
  });
});
