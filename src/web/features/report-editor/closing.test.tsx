import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getInspection, submitInspection } from '#web/queries/generated/sdk.gen.ts';
import { breakWrites, offline } from './testing/faults.ts';
import { type GivenEditor, givenReportOnService, items, openPage } from './testing/given-editor.tsx';

let mend = () => {};
afterEach(() => mend());

const rooms = [{ name: 'Hall', items: [{ name: 'Door', description: 'White', condition: 'Good' }] }];
const condition = page.getByRole('textbox', { name: 'Condition of Door' });
const why = page.getByRole('status').getByText('In Review the report is written by a reviewer or a manager.');

/** Somebody else submits it meanwhile. */
async function submitted({ inspectionId, managerToken }: GivenEditor) {
  const path = { inspection_id: inspectionId };
  await submitInspection({ path, auth: () => managerToken });
  return (await getInspection({ path })).data;
}

describe('a report that somebody submits while it is written', () => {
  test('keeps the focus where it was typed, so that no letter presses anything, and says why it takes none', async () => {
    const given = await givenReportOnService({ rooms });
    const screen = await openPage(given);
    await condition.click();
    await userEvent.keyboard('{End}, worn');
    await expect.poll(async () => items(await given.read())[0]?.condition.value).toBe('Good, worn');

    await screen.showAs(await submitted(given));
    await expect.element(why).toBeVisible();
    await expect.element(condition).toHaveFocus();
    await userEvent.keyboard(' now');
    await expect.element(condition).toHaveValue('Good, worn');
  });

  test('shows edits that had not arrived as such, with a way to copy them', async () => {
    const given = await givenReportOnService({ rooms });
    const screen = await openPage(given);
    mend = breakWrites(offline);
    await condition.click();
    await userEvent.keyboard('{End}, chipped');
    await expect.element(page.getByText('1 change waiting (no answer)')).toBeVisible();
    mend();

    const inspection = await submitted(given);
    await screen.showAs(inspection);
    const decide = page.getByRole('button', { name: '1 text needs a decision' });
    await expect.element(decide).toBeVisible();
    await screen.unmount();
    await openPage({ ...given, inspection });
    await decide.click();
    await expect.element(page.getByRole('button', { name: 'Copy mine' })).toBeVisible();
    await expect.element(page.getByRole('alert').getByText('Good, chipped')).toBeVisible();
  });
});
