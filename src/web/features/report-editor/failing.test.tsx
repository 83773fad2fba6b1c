import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenReportOnService, items, openPage } from './testing/given-editor.tsx';
import { breakRequests, breakWrites, breakWritesOf, fails, loseLine, refusesAll } from './testing/faults.ts';

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
  test('an item deleted without a line comes back by undo, and is deleted once the line is back', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).fill('Scuffed');
    findLine = loseLine();
    await userEvent.keyboard('{Escape}{Delete}');
    await expect.poll(names).toEqual(['Door', 'Flooring']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Door', 'Walls', 'Flooring']);
    await expect.element(page.getByRole('textbox', { name: 'Condition of Walls' })).toHaveValue('Scuffed');

    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
    await userEvent.keyboard('{Escape}{Delete}');
    findLine();
    window.dispatchEvent(new Event('online'));
    await expect
      .poll(async () => items(await given.read()).map(({ name }) => name.value))
      .toEqual(['Door', 'Flooring']);
    await expect.poll(names).toEqual(['Door', 'Flooring']);
  });

  test('an item moved without a line is there at once, and its text follows it', async () => {
    const given = await givenReportOnService(twoRooms);
    await openPage(given);
    const condition = page.getByRole('textbox', { name: 'Condition of Door' });
    await condition.click();
    findLine = loseLine();
    // No words are offered behind these, so one Escape leaves the text.
    await userEvent.keyboard('Wedi treulio{Escape}m');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(names).toEqual(['Walls', 'Sink', 'Door']);
    findLine();
    window.dispatchEvent(new Event('online'));
    // The page shows the move before the service has it.
    await expect.poll(async () => (await given.read()).rooms[1]?.items[1]?.condition.value).toBe('Wedi treulio');
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

  test('a room that the service does not delete is there again with its items', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    await page.getByRole('button', { name: 'Actions for the room Hall' }).click();
    findLine = breakRequests(({ method }) => method === 'DELETE', refusesAll(409));

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

  test('the name of an item that is added without a line goes into a row of its own', async () => {
    const given = await givenReportOnService(hall);
    await openPage(given);
    findLine = loseLine();
    const walls = page.getByRole('textbox', { name: 'Condition of Walls' });
    await walls.fill('Scuffed');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(names).toEqual(['Door', 'Walls', 'New item', 'Flooring']);
    await userEvent.keyboard('Extractor hood');
    await expect.poll(names).toEqual(['Door', 'Walls', 'Extractor hood', 'Flooring']);
    await expect.element(walls).toHaveValue('Scuffed');
    const line = page.getByRole('combobox', { name: 'New item in Hall' });
    await line.fill('Rug');
    await userEvent.keyboard('{Enter}');
    await expect.element(line).toHaveValue('');

    findLine();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    const there = items(await given.read()).map(({ name, condition }) => [name.value, condition.value]);
    expect(there).toEqual([
      ['Door', null],
      ['Walls', 'Scuffed'],
      ['Extractor hood', null],
      ['Flooring', null],
      ['Rug', null],
    ]);
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
