import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenReportOnService, items, openPage } from './testing/given-editor.tsx';
import { breakWrites, breakWritesOf, fails, loseLine } from './testing/faults.ts';

let findLine = () => undefined as void;
afterEach(() => findLine());

const hall = { rooms: [{ name: 'Hall', items: [{ name: 'Door' }, { name: 'Walls' }, { name: 'Flooring' }] }] };
const twoRooms = {
  rooms: [
    { name: 'Hall', items: [{ name: 'Door' }, { name: 'Walls' }] },
    { name: 'Kitchen', items: [{ name: 'Sink' }] },
  ],
};
const names = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('[data-field$=" name"]')].map(({ value }) => value);

describe('commands that do not arrive', () => {
  test('a deleted item stands where it stood, and is deleted by the next attempt', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    await userEvent.keyboard('{Escape}');
    findLine = loseLine();

    await userEvent.keyboard('{Delete}');

    await expect.element(page.getByText(/^The item was not deleted/)).toBeVisible();
    expect(names()).toEqual(['Door', 'Walls', 'Flooring']);
    findLine();
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    await userEvent.keyboard('{Escape}{Delete}');
    await expect.poll(async () => items(await given.read()).length).toBe(2);
    await expect.poll(names).toEqual(['Door', 'Flooring']);
  });

  test('an item that cannot be moved without a line stays in its room, for that reason', async () => {
    const given = await givenReportOnService(twoRooms);
    await openPage(given);
    const condition = page.getByRole('textbox', { name: 'Condition of Door' });
    await condition.click();
    findLine = loseLine();
    await userEvent.keyboard('Worn{Escape}m');
    await page.getByRole('button', { name: 'Move', exact: true }).click();

    const reason = page.getByText('Door stays in Hall: there is no connection. Move it when you are online again.');
    await expect.element(reason).toBeVisible();
    expect(names()).toEqual(['Door', 'Walls', 'Sink']);
    findLine();
    await condition.click();
    await userEvent.keyboard('{Escape}m');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(names).toEqual(['Walls', 'Sink', 'Door']);
    // The page shows the move before the service has it.
    await expect.poll(async () => (await given.read()).rooms[1]?.items[1]?.condition.value).toBe('Worn');
  });

  test('an item is moved though the service cannot save another one', async () => {
    const given = await givenReportOnService(twoRooms);
    const walls = items(await given.read())[1];
    if (walls === undefined) throw new Error('the hall has no walls');
    await openPage(given);
    findLine = breakWritesOf(walls.id, fails);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).fill('Scuffed');
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();
    await userEvent.keyboard('{Escape}m');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(async () => (await given.read()).rooms[1]?.items.length).toBe(2);
    expect(names()).toEqual(['Walls', 'Sink', 'Door']);
  });

  test('a deleted room is there again with its items', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    await page.getByRole('button', { name: 'Actions for the room Hall' }).click();
    findLine = loseLine();

    await page.getByRole('menuitem', { name: 'Delete the room' }).click();

    await expect.element(page.getByText(/^The room was not deleted/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name of the room Hall' })).toBeVisible();
    expect(names()).toEqual(['Door', 'Walls', 'Flooring']);
  });

  test('the new name of a room waits for the line, and only the last one is sent', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    const name = page.getByRole('textbox', { name: /^Name of the room/ });
    findLine = loseLine();
    await name.fill('Lobby');
    await userEvent.tab();
    await name.fill('Entrance');
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Name of the room Entrance' })).toBeVisible();

    findLine();
    window.dispatchEvent(new Event('online'));

    await expect.poll(async () => (await given.read()).rooms[0]?.name.value).toBe('Entrance');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(name).toHaveValue('Entrance');
  });

  test('the name of an item that Ctrl with Enter cannot add is not written into the text of another', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    findLine = loseLine();
    const walls = page.getByRole('textbox', { name: 'Condition of Walls' });
    await walls.fill('Scuffed');
    await expect.element(page.getByText('1 change waiting (no answer)')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^There is no connection\. Type the name here/)).toBeVisible();
    await userEvent.keyboard('Extractor hood');
    await expect.element(page.getByRole('combobox', { name: 'New item in Hall' })).toHaveValue('Extractor hood');
    await expect.element(walls).toHaveValue('Scuffed');

    findLine();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => items(await given.read()).at(-1)?.name.value).toBe('Extractor hood');
    expect(items(await given.read()).find(({ name }) => name.value === 'Walls')?.condition.value).toBe('Scuffed');
  });

  test('the name of a new item stays in its line', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    const line = page.getByRole('combobox', { name: 'New item in Hall' });
    await line.fill('Extractor hood');
    findLine = loseLine();

    await userEvent.keyboard('{Enter}');

    await expect.element(page.getByText(/^The item was not added/)).toBeVisible();
    await expect.element(line).toHaveValue('Extractor hood');
    findLine();
    await line.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => items(await given.read()).at(-1)?.name.value).toBe('Extractor hood');
    await expect.element(line).toHaveValue('');
  });
});

test('a text at which the service fails waits, and says whose fault it is', async () => {
  const given = await givenReportOnService(hall);
  await openPage(given);
  findLine = breakWrites(fails);
  await page.getByRole('textbox', { name: 'Condition of Walls' }).fill('Scuffed');
  await expect.element(page.getByText('1 change waiting (the service failed, trying again)')).toBeVisible();
  findLine();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});
