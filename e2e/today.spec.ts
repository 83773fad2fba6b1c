/** Today, as the office sees it. */
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { SignInPage } from './support/sign-in-page.ts';

for (const label of ['Unassigned', 'Today', 'Should have started', 'Being typed', 'In review']) {
  test(`the number of ${label} opens the list that it counts`, async ({ page }) => {
    await page.goto('/');
    await new SignInPage(page).signIn(demoUser('manager'));
    // Other journeys book and submit meanwhile: once both are read with nothing in between, they agree.
    await expect(async () => {
      await page.goto('/');
      const counter = page.locator('main').getByRole('link', { name: new RegExp(`^\\d+ ?${label}$`) });
      const counted = Number.parseInt((await counter.textContent()) ?? '', 10);
      await counter.click();
      await expect(page.getByRole('status').filter({ hasText: /inspections?$/ })).toHaveText(
        new RegExp(`(?:^| of )${counted} inspection${counted === 1 ? '' : 's'}$`),
        { timeout: 5000 },
      );
    }).toPass();
  });
}

test('nothing moves when the promises of the week come, which the page asks for last', async ({ page }) => {
  await page.goto('/');
  await new SignInPage(page).signIn(demoUser('manager'));
  // The days of the panel begin today; those of the week's bars begin on Monday.
  let hasAsked = false;
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/inspections\?state_id=100&state_id=200&conduct_date=[^&.]*%2F[^&]*&sort/, async (route) => {
    hasAsked = true;
    await held.promise;
    await route.continue();
  });
  // Answers of tenants and clerks stand above, and other journeys give some meanwhile.
  await page.route(/\/api\/(?:appointment-requests|offers|inspections\?declined)/, (route) => route.abort());
  await page.goto('/');
  const panel = (title: string) => page.getByRole('region', { name: title });
  const inReview = panel('Waiting in review for more than a day');
  await expect(inReview.getByRole('list').or(inReview.getByText('Nothing waits that long.'))).toBeVisible();
  await expect(panel('Not ready yet, the next seven days')).toBeVisible();
  await expect.poll(() => hasAsked).toBe(true);
  const places = () =>
    Promise.all(
      ['Not ready yet, the next seven days', 'Waiting in review for more than a day'].map(async (title) => {
        const box = await panel(title).boundingBox();
        return [box?.x, box?.y];
      }),
    );
  const before = await places();
  held.resolve();
  await expect(panel('Not ready yet, the next seven days').locator('li, p').first()).toBeVisible();
  expect(await places()).toEqual(before);
});
