/** The screens of the office's week on a wide monitor: nothing runs out of the window, and axe finds nothing, light and dark. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

/** Bars where text will be. */
const skeleton = 'span[aria-hidden="true"][style*="height"]:empty';

const screens: readonly [name: string, address: string][] = [
  ['Today', paths.home()],
  ['the week', paths.schedule()],
  ['the day', `${paths.schedule()}?view=day`],
  ['the month', `${paths.schedule()}?view=month`],
  ['inspections', paths.inspections()],
  ['a new inspection', paths.newInspection()],
  ['bulk changes', paths.bulkChanges()],
  ['what falls due', paths.due()],
  ['recurring visits', paths.recurringVisits()],
  ['keys', paths.keys()],
  ['fees', paths.fees()],
  ['charges', paths.charges()],
];

for (const [name, address] of screens) {
  test(`${name} at 1920 pixels, light and dark`, async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator(skeleton)).toHaveCount(0);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  });
}
