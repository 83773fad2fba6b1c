import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signOut } from '#web/session/session.ts';
import { breakWrites, fillDisk, offline } from './testing/faults.ts';
import { givenReportOnService, items, openPage } from './testing/given-editor.tsx';
import { startRunner } from '#web/report/sync/runner.ts';

let undoing: (() => void)[] = [];
function mend() {
  for (const undo of undoing) undo();
  undoing = [];
}
afterEach(mend);

const rooms = [{ name: 'Hall', items: [{ name: 'Door', description: 'White', condition: 'Good' }] }];
const question = page.getByRole('dialog', { name: 'One change is not saved' });

/** Asks to sign out while a text waits for the line. */
async function leave() {
  await openPage(await givenReportOnService({ rooms }));
  undoing.push(startRunner(), breakWrites(offline));
  await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Scratched');
  await expect.element(page.getByText('1 change waiting (no answer)')).toBeVisible();
  void signOut();
}
async function stay() {
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  mend();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a person who signs out is told of edits that are only on this device', async () => {
  await leave();
  await expect.element(question.getByText(/this device keeps it/)).toBeVisible();
  await stay();
});

test('and is not told that it is kept where the disk refuses it', async () => {
  undoing.push(fillDisk());
  await leave();
  await expect.element(question.getByText(/is full or blocked: keep this page open/)).toBeVisible();
  await stay();
});

test('it waits for a save that is under way, and asks nothing', async () => {
  const given = await givenReportOnService({ rooms });
  await openPage(given);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  undoing.push(
    startRunner(),
    breakWrites(async (_request, send) => {
      await isReleased;
      return send();
    }),
  );
  await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Scratched');
  // The tests have no sign-in to end: that fails afterwards.
  const left = signOut().catch(() => 'past the question');
  await expect.element(page.getByText('You will be signed out as soon as what you entered is saved.')).toBeVisible();
  release();
  expect(await left).toBe('past the question');
  expect(items(await given.read())[0]?.condition.value).toBe('Scratched');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
