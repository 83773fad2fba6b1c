import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeAsManager, givenReportOnService, items, openPage } from './testing/given-editor.tsx';

const hall = {
  name: 'Hall',
  items: [
    { name: 'Door', description: 'White', condition: 'Good' },
    { name: 'Walls', description: 'Magnolia', condition: 'Fair' },
    { name: 'Flooring', description: 'Oak laminate', condition: 'Good' },
  ],
};

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('typing a report', () => {
  test('Enter and Tab go from name to description to condition, and Tab to the next item', async () => {
    const given = await givenReportOnService({ rooms: [hall] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Item', exact: true }).first().click();

    const seen: (string | null | undefined)[] = [];
    for (const key of ['{Enter}', '{Enter}', '{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Enter}', '{Enter}', '{Enter}']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }

    expect(seen).toEqual([
      'Description of Door',
      'Condition of Door',
      'Item',
      'Description of Walls',
      'Condition of Walls',
      'Item',
      'Description of Flooring',
      'Condition of Flooring',
      'New item in Hall',
    ]);
  });

  test('Enter passes names that are there, and an empty line for a new item adds none', async () => {
    const keys = { name: 'Keys', blockType: 'KEYS', items: [{ name: 'Front door' }, { name: 'Garage' }] };
    const given = await givenReportOnService({
      rooms: [hall, keys, { name: 'Checks', blockType: 'CHECKLIST', items: [{ name: 'Alarm tested' }] }],
    });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Flooring' }).click();
    await userEvent.keyboard('{End}, worn{Enter}');
    await expect
      .poll(() => document.activeElement?.closest('[role="radiogroup"]')?.ariaLabel)
      .toBe('Answer of Alarm tested');
    await page.getByRole('textbox', { name: 'Location and number of Front door' }).click();
    await userEvent.keyboard('Under the mat{Enter}');
    expect(focused()).toBe('Location and number of Garage');

    await page.getByRole('combobox', { name: 'New item in Hall' }).click();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => document.activeElement?.closest('[role="radiogroup"]')?.ariaLabel)
      .toBe('Answer of Alarm tested');
    await expect.poll(async () => items(await given.read())[3]?.description.value).toBe('Under the mat');
    expect(items(await given.read()).map(({ name }) => name.value)).toEqual([
      'Door',
      'Walls',
      'Flooring',
      'Front door',
      'Garage',
      'Alarm tested',
    ]);
  });

  test('Enter in a condition goes to the next condition, also into the next room', async () => {
    const given = await givenReportOnService({ rooms: [hall, { name: 'Kitchen', items: [{ name: 'Sink' }] }] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();

    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Enter}');
      seen.push(focused());
    }

    expect(seen).toEqual(['Condition of Walls', 'Condition of Flooring', 'Condition of Sink', 'New item in Kitchen']);
  });

  test('typed text is saved by itself, and Shift with Enter is a new line', async () => {
    const given = await givenReportOnService({ rooms: [hall] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Walls' }).fill('');
    await page.getByRole('textbox', { name: 'Condition of Walls' }).click();

    await userEvent.keyboard('Scuffs LHS{Shift>}{Enter}{/Shift}Chip RHS');

    await expect.poll(async () => items(await given.read())[1]?.condition.value).toBe('Scuffs LHS\nChip RHS');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('Ctrl with Z takes back what was typed in one go, Ctrl with Y brings it again, and both are saved', async () => {
    const given = await givenReportOnService({ rooms: [hall] });
    await openPage(given);
    const condition = page.getByRole('textbox', { name: 'Condition of Walls' });
    await condition.click();
    await userEvent.keyboard('{End}, scuffed LHS');
    const onService = async () => items(await given.read())[1]?.condition.value;
    await expect.poll(onService).toBe('Fair, scuffed LHS');

    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(condition).toHaveValue('Fair');
    await expect.poll(onService).toBe('Fair');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(condition).toHaveValue('Fair, scuffed LHS');
    await expect.poll(onService).toBe('Fair, scuffed LHS');
  });

  test('Ctrl with Enter adds an item below, and its name is next to be typed', async () => {
    const given = await givenReportOnService({ rooms: [hall] });
    await openPage(given);
    await page.getByRole('textbox', { name: 'Condition of Door' }).click();

    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(focused).toBe('Item');
    await userEvent.keyboard('Coat hooks');

    await expect
      .poll(async () => items(await given.read()).map(({ name }) => name.value))
      .toEqual(['Door', 'Coat hooks', 'Walls', 'Flooring']);
  });

  test('Y, N and A answer questions, digits grade, and each leads to the next', async () => {
    const given = await givenReportOnService({
      rooms: [
        { name: 'Safety', blockType: 'SIMPLIFIED', options: ['Clean?', 'Working?'], items: [{ name: 'Oven' }] },
        { name: 'Checks', blockType: 'CHECKLIST', items: [{ name: 'Alarm tested' }] },
        { name: 'Glance', blockType: 'SCALE', options: [1, 2, 3, 4, 5], items: [{ name: 'Kitchen' }] },
      ],
    });
    await openPage(given);
    await page.getByRole('radiogroup', { name: 'Clean?, Oven' }).getByRole('radio', { name: 'Yes' }).click();

    await userEvent.keyboard('yn');
    await page.getByRole('radiogroup', { name: 'Answer of Alarm tested' }).getByRole('radio').first().click();
    await userEvent.keyboard('a');
    await page.getByRole('radiogroup', { name: 'Grade of Kitchen' }).getByRole('radio').first().click();
    await userEvent.keyboard('4');

    await expect
      .poll(async () => items(await given.read()).map(({ condition }) => condition.value))
      .toEqual([{ 'Clean?': 1, 'Working?': 0 }, 2, 4]);
  });

  test('Ctrl with Z takes an answer back and Ctrl with Y gives it again, and both are saved', async () => {
    const given = await givenReportOnService({
      rooms: [{ name: 'Checks', blockType: 'CHECKLIST', items: [{ name: 'Alarm tested' }, { name: 'Keys tested' }] }],
    });
    await openPage(given);
    const onService = async () => items(await given.read()).map(({ condition }) => condition.value);
    await page.getByRole('radiogroup', { name: 'Answer of Alarm tested' }).getByRole('radio').first().click();
    await userEvent.keyboard('n');
    await page.getByRole('radiogroup', { name: 'Answer of Keys tested' }).getByRole('radio').last().click();
    await expect.poll(onService).toEqual([0, 2]);

    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.poll(onService).toEqual([1, null]);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.poll(onService).toEqual([0, null]);
  });

  test('a field that both have changed shows both versions and asks', async () => {
    const given = await givenReportOnService({ rooms: [hall] });
    await openPage(given);
    await expect.element(page.getByRole('textbox', { name: 'Condition of Door' })).toBeVisible();
    const [room] = (await given.read()).rooms;
    const door = room?.items[0];
    if (room === undefined || door === undefined) throw new Error('no door');
    await changeAsManager(given, room.id, door, { condition: 'Dented' });

    await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Scratched');

    const question = page.getByRole('alert').filter({ hasText: 'changed by somebody else' });
    await expect.poll(() => question.element().textContent).toContain('You wroteScratchedThey wroteDented');
    expect(items(await given.read())[0]?.condition.value).toBe('Dented');

    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Scratched');
  });

  test("another field of the same item follows the other person's text, and nothing is asked", async () => {
    const given = await givenReportOnService({ rooms: [hall] });
    await openPage(given);
    await expect.element(page.getByRole('textbox', { name: 'Condition of Door' })).toBeVisible();
    const [room] = (await given.read()).rooms;
    const door = room?.items[0];
    if (room === undefined || door === undefined) throw new Error('no door');
    await changeAsManager(given, room.id, door, { description: 'White gloss' });

    await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Scratched');

    await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Scratched');
    expect(items(await given.read())[0]?.description.value).toBe('White gloss');
    await expect.element(page.getByRole('textbox', { name: 'Description of Door' })).toHaveValue('White gloss');
  });
});
