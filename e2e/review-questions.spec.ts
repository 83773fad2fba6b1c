/** A reviewer asks about a field and suggests words by keys; the typist answers and takes them beside the field, and the asker resolves. */
import { paths } from '#web/paths.ts';
import { getReport, reopenInspection, submitInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { ReportEditor } from './support/report-editor.ts';

test('a question and suggested words go to whoever writes the report, and come back answered', async ({
  page,
  given,
  signIn,
  openAs,
}) => {
  const clerk = await given.staffMember('clerk');
  const rooms = [{ name: 'Hall', items: ['Door', 'Walls'] }];
  const { id } = await given.inspection({ clerk, rooms, isStarted: true });
  const path = { inspection_id: id };
  await submitInspection({ path });
  await signIn('reviewer');
  await page.goto(paths.reviewDesk(id));
  const stops = page.getByRole('list', { name: 'Stops' }).getByRole('listitem', { name: /./ });
  await expect(stops.first()).toBeVisible();
  const door = stops.and(page.getByRole('listitem', { name: 'Hall · Door' }));

  await test.step('Q asks about the item that has the focus', async () => {
    await door.locator('[data-item]').first().getByRole('link').focus();
    await page.keyboard.press('q');
    const form = page.getByRole('form', { name: 'Question about Hall · Door' });
    await expect(form.getByRole('textbox', { name: 'Question' })).toBeFocused();
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type('Is it scratched?');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(door).toBeFocused();
    await expect(door).toContainText('Is it scratched?');
    await expect(page.getByText('1 open question')).toBeVisible();
  });

  await test.step('S suggests other words', async () => {
    await page.keyboard.press('s');
    const words = page.getByRole('form').getByRole('textbox', { name: 'Other words' });
    await expect(words).toBeFocused();
    await words.fill('Good; scratch 2 cm at the lock');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 open questions')).toBeVisible();
  });

  await reopenInspection({ path, body: { reasons: ['wording'], note: 'See the questions.' } });
  const writer = await openAs('manager');
  const editor = new ReportEditor(writer);
  await editor.open(id);
  const condition = editor.field('Hall', 'Door', 'Condition');

  await test.step('questions are counted in the bar, and Alt Q goes from one to the next', async () => {
    await expect(writer.getByRole('button', { name: '2 questions' })).toBeVisible();
    await writer.keyboard.press('Alt+q');
    const answer = writer.getByRole('textbox', { name: 'Answer to: Is it scratched?' });
    await expect(answer).toBeFocused();
    await writer.keyboard.type('At the lock');
    await writer.keyboard.press('Enter');
    await expect(writer.locator('[data-question]').first()).toContainText('At the lock');
    await stylesHaveSettled(writer);
    expect(await seriousFindings(writer, { ofColour: true })).toEqual([]);
  });

  await test.step('Alt T takes the words that are suggested', async () => {
    await condition.focus();
    await writer.keyboard.press('Alt+t');
    await expect(condition).toHaveValue('Good; scratch 2 cm at the lock');
    await expect(writer.getByRole('button', { name: '1 question' })).toBeVisible();
    const conditions = async () =>
      (await getReport({ path })).data.rooms.flatMap((room) => room.items.map((item) => item.condition.value));
    await expect.poll(conditions).toContain('Good; scratch 2 cm at the lock');
  });

  await test.step('the desk hears of the answer, and its asker resolves', async () => {
    await expect(door.locator('[data-question]').first()).toContainText('At the lock');
    await expect(door).toContainText('Taken by');
    await door.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText('open question')).toHaveCount(0);
    await expect(writer.getByRole('button', { name: '1 question' })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ colorScheme: 'dark' });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  });
});
