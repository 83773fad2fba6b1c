/** A firm charges for an aborted visit and for waiting by its own rules; a manager waives one, and the list says why. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { PropertyForm } from './support/property-form.ts';

const today = () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(new Date());

async function expectNoFindings(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await seriousFindings(page)).toEqual([]);
  }
}

async function setRules(page: Page): Promise<void> {
  await page.goto(paths.charges());
  await page.getByRole('link', { name: 'Set the rules' }).press('Enter');
  const form = page.getByRole('form', { name: 'Charges' });
  await expect(form.getByRole('textbox', { name: 'Free minutes' })).toBeFocused();
  await form.getByRole('button', { name: 'Add a charge' }).press('Enter');
  const rule = form.getByRole('listitem');
  await rule.getByRole('combobox', { name: 'What for' }).selectOption('The keys were missing or did not fit');
  await rule.getByRole('combobox', { name: 'Notice' }).selectOption('However early');
  await form.getByRole('button', { name: 'Save charges' }).press('Enter');
  await expect(rule.getByRole('textbox', { name: 'Charge (£)' })).toHaveAttribute('aria-invalid', 'true');
  await rule.getByRole('textbox', { name: 'Charge (£)' }).fill('45');
  await form.getByRole('textbox', { name: 'Free minutes' }).fill('15');
  await form.getByRole('textbox', { name: 'Then (£)' }).fill('7.50');
  await form.getByRole('textbox', { name: 'For each so many minutes' }).fill('10');
  await form.getByRole('button', { name: 'Save charges' }).press('Enter');
  await expect(page.getByText('Charges: saved.')).toBeVisible();
  await expectNoFindings(page);
}

async function bookForToday(page: Page): Promise<void> {
  await new PropertyForm(page).createToBook('1 Charge Lane');
  await page.getByRole('textbox', { name: /^Date/ }).fill(today());
  await expect(page.getByRole('combobox', { name: 'Duration' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Book inspection' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '1 Charge Lane' })).toBeVisible();
}

test('waiting and an aborted visit are charged by rule, waived with a reason, and listed', async ({ page }) => {
  await signInToOwnFirm(page);
  await setRules(page);
  await bookForToday(page);
  const inspection = new InspectionPage(page);

  await inspection.takeOther('Waiting at the door');
  const waiting = page.getByRole('dialog', { name: 'Waiting at the door' });
  await waiting.getByRole('textbox', { name: 'Minutes' }).fill('10');
  await expect(waiting.getByText('Nothing is charged for 15 minutes.')).toBeVisible();
  await waiting.getByRole('textbox', { name: 'Minutes' }).fill('27');
  await expect(waiting.getByText('£15.00 is added to what the client pays.')).toBeVisible();
  await page.keyboard.press('Enter');
  const charges = page.getByRole('region', { name: 'Charges' }).getByRole('listitem');
  await expect(charges.filter({ hasText: 'Waited 27 min' })).toContainText('£15.00');

  await inspection.takeOther('Cancel inspection');
  const cancelling = page.getByRole('dialog', { name: 'Cancel this inspection?' });
  const cause = cancelling.getByRole('combobox', { name: 'What for' });
  await cause.selectOption('Our own reason');
  await expect(cancelling.getByText('Nothing is charged for that.')).toBeVisible();
  await cause.selectOption('The keys were missing or did not fit');
  await expect(cancelling.getByText(/^£45\.00 is added to what the client pays: /)).toBeVisible();
  await expectNoFindings(page);
  await cancelling.getByRole('button', { name: 'Cancel the inspection' }).press('Enter');
  await expect(charges.filter({ hasText: 'The keys were missing or did not fit' })).toContainText('£45.00');

  await charges.filter({ hasText: 'Waited' }).getByRole('button', { name: 'Waive' }).press('Enter');
  const waiving = page.getByRole('dialog', { name: 'Waive £15.00' });
  await waiving.getByRole('textbox', { name: 'Reason' }).fill('They rang at once.');
  await waiving.getByRole('button', { name: 'Waive' }).press('Enter');
  await expect(charges.filter({ hasText: 'Waited' })).toContainText('Waived: They rang at once.');
  await expectNoFindings(page);

  await page.goto(paths.fees());
  await expect(page.getByText('£45.00 for 0 visits')).toBeVisible();
  await page.getByRole('link', { name: 'Each charge' }).press('Enter');
  const rows = page.getByRole('table', { name: 'Charges' }).getByRole('row');
  await expect(rows.filter({ hasText: 'They rang at once.' })).toContainText('£0.00');
  await expect(page.getByText('£45.00, and £15.00 waived')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: /^Charge again: 1 Charge Lane, / }).press('Enter');
  await expect(page.getByText('£60.00', { exact: true })).toBeVisible();
});

test('a manager reads charges, and is not led to the rules, which administrators set', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/fees/charges');
  await expect(page.getByRole('heading', { name: 'Charges' })).toBeVisible();
  await expect(
    page.getByRole('radiogroup', { name: 'Months' }).or(page.getByRole('group', { name: 'Months' })),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^(?:Rules|Set the rules)$/ })).toHaveCount(0);
});
