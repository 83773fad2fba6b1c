/** How long the security log is kept. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator says how long the security log is kept, and reads first what goes', async ({ page, signIn }) => {
  await signIn('administrator');
  await page.goto(paths.securitySettings());
  const section = page.getByRole('region', { name: 'Security log' });
  const days = section.getByLabel('Keep events for');
  await expect(days).toHaveValue('730');
  const save = section.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('disabled');
  await days.selectOption('5 years');
  await expect(section).not.toContainText('are removed');
  await days.selectOption('1 year');
  await expect(section).toContainText('Events older than 1 year are removed within the hour');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await save.press('Enter');
  await expect(page.getByText('The setting was saved.')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('365');
});
