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
