/** The office sees on Today which visits of the week are not ready, and mends one where it stands. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test('Today names what a visit lacks, and the line turns green as it is mended', async ({ page, signIn, given }) => {
  const { id, property } = await given.inspection({ day: tomorrow(), time: '07:00' });
  await signIn('manager');
  await page.goto('/');
  const line = page
    .getByRole('region', { name: /^Tomorrow at risk/ })
    .getByRole('listitem')
    .filter({ hasText: property.address.line1 });
  await expect(line.getByText('Nobody is assigned')).toBeVisible();
  await line.getByRole('link', { name: 'Nobody has said where the keys are' }).press('Enter');
  await page.getByRole('textbox', { name: 'Where the keys are' }).fill('At the office');
  await page.getByRole('textbox', { name: 'Where the keys are' }).press('Enter');

  await expect(page).toHaveURL(paths.inspection(id));
  const readiness = page.getByRole('list', { name: 'Readiness' });
  await expect(readiness).toContainText('Keys known');
  await expect(readiness).toContainText('Nobody is told of the visit');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
    }
  }
});
