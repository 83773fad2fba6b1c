/** The form of a property, new or changed. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';

type Details = { street: string; town?: string; postcode?: string; beds?: number; baths?: number; epc?: string };

export class PropertyForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async create(details: Details): Promise<void> {
    await this.page.goto(paths.properties());
    // An empty list offers it twice.
    await this.page.getByRole('link', { name: 'New property' }).first().click();
    await this.fill(details);
    await this.page.getByRole('button', { name: 'Create property' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: details.street })).toBeVisible();
  }

  /** The form is open; a journey that is about something else says no more than the street. */
  async fill({ street, town = 'Gosport', postcode = 'PO12 1AX', beds = 2, baths = 1, epc }: Details): Promise<void> {
    await this.page.getByLabel('House number and street').fill(street);
    await this.page.getByLabel('Town').fill(town);
    await this.page.getByLabel('Postcode').fill(postcode);
    await this.page.getByLabel('Bedrooms').fill(String(beds));
    await this.page.getByLabel('Bathrooms').fill(String(baths));
    if (epc !== undefined) await this.page.getByLabel('EPC rating').selectOption({ label: epc });
  }

  /** By keyboard, up to the form of its first inspection. */
  async createToBook(street: string): Promise<void> {
    await this.page.goto(paths.newProperty());
    await this.fill({ street });
    await this.page.getByRole('button', { name: 'Create property' }).press('Enter');
    await this.page.getByRole('link', { name: 'Book an inspection' }).first().press('Enter');
  }
}
