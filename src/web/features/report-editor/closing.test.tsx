import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getInspection, reopenInspection, submitInspection, updateInspection } from '#web/queries/generated/sdk.gen.ts';
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

/** And opens it again for the one who wrote it. */
async function reopened({ inspectionId, managerToken }: GivenEditor) {
  const path = { inspection_id: inspectionId };
  // Without a typist it goes back to its clerk.
  await updateInspection({ path, body: { typist: null }, auth: () => managerToken });
  await reopenInspection({ path, auth: () => managerToken });
  return (await getInspection({ path })).data;
}

describe('a report that somebody submits while it is written', () => {
  test('keeps every letter typed on in the field, and saves the whole text once the report is open again', async () => {
    const given = await givenReportOnService({ rooms });
    const screen = await openPage(given);
    const onService = async () => items(await given.read())[0]?.condition.value;
    await condition.click();
    await userEvent.keyboard('{End}, worn');
    await expect.poll(onService).toBe('Good, worn');

    await screen.showAs(await submitted(given));
    await expect.element(why).toBeVisible();
    await expect.element(condition).toHaveFocus();
    const more = ' at the lower edge, LHS; chipped by the lock; and a scratch of 30 mm'.repeat(4);
    await userEvent.keyboard(more);
    await expect.element(condition).toHaveValue(`Good, worn${more}`);
    const question = page.getByRole('alert').filter({ hasText: 'The condition was not saved' });
    await expect
      .poll(() => question.getByText('You wrote').element().parentElement?.textContent)
      .toBe(`You wroteGood, worn${more}`);
    expect(await onService()).toBe('Good, worn');

    await screen.showAs(await reopened(given));
    await expect.element(why).not.toBeInTheDocument();
    await question.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(onService).toBe(`Good, worn${more}`);
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
