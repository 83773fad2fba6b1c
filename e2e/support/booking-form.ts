/** The form that books an inspection. */
import { expect, type Page } from '@playwright/test';

type Booking = Record<'street' | 'type' | 'day' | 'time' | 'keys' | 'ref', string> & {
  clerk?: string;
  /** The usual one of the firm, which the form has chosen by itself. */
  template?: string;
  /** In place of that template. */
  startFrom?: string;
};

export class BookingForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opened from any page by the button in the bar; the property is found by typing a part of its address. */
  async book(booking: Booking): Promise<number> {
    await this.page
      .getByRole('banner')
      .getByRole('link', { name: /^New inspection/ })
      .click();
    return this.fill(booking);
  }

  /** Where it is open already. */
  async fill({ street, type, day, time, keys, ref, clerk, template, startFrom }: Booking): Promise<number> {
    const { page } = this;
    await page.getByRole('combobox', { name: /^Property/ }).fill(street.toLowerCase());
    await page.getByRole('option', { name: street }).click();
    await page.getByLabel('Type', { exact: false }).selectOption({ label: type });
    await page.getByRole('textbox', { name: /^Date/ }).fill(day);
    await page.getByRole('textbox', { name: /^Time/ }).fill(time);
    await expect(page.getByRole('combobox', { name: 'Duration' })).not.toHaveValue('');
    if (clerk !== undefined) await this.#chooseClerk(clerk);
    if (template !== undefined)
      await expect(page.getByRole('combobox', { name: /^Template/ }).locator('option:checked')).toHaveText(template);
    if (startFrom !== undefined) await page.getByLabel('Start from').selectOption({ label: startFrom });
    await page.getByLabel('Where the keys are').fill(keys);
    await page.getByRole('textbox', { name: /^Ref/ }).fill(ref);
    await page.getByRole('button', { name: 'Book inspection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: street })).toBeVisible();
    await expect(page).toHaveURL(/\/inspections\/\d+$/);
    return Number(page.url().split('/').at(-1));
  }

  /** Clerks are named with how free they are that day. */
  async #chooseClerk(name: string): Promise<void> {
    const clerks = this.page.getByRole('combobox', { name: /^Clerk/ });
    const option = clerks.getByRole('option', { name: new RegExp(`^${name}`) });
    await clerks.selectOption(await option.getAttribute('value'));
  }
}
