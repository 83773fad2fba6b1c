/** The page of an inspection: its state, its possible steps, and its tabs. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';

export class InspectionPage {
  readonly page: Page;
  readonly states: Locator;

  constructor(page: Page) {
    this.page = page;
    this.states = page.getByRole('list', { name: 'States' });
  }

  /** Opens it as somebody does who knows only the ref. */
  async find(ref: string): Promise<void> {
    await this.page.goto(paths.inspections());
    await this.page.getByRole('searchbox', { name: 'Address, ref or contact' }).fill(ref);
    const table = this.page.getByRole('table', { name: 'Inspections' });
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await table.getByRole('rowheader').getByRole('link').click();
    await expect(this.states).toBeVisible();
  }

  async expectState(name: string): Promise<void> {
    await expect(this.states.getByRole('listitem').and(this.page.locator('[aria-current="step"]'))).toContainText(name);
  }

  /** The step that comes next, such as "Start". */
  async take(step: string): Promise<void> {
    await this.page.getByRole('button', { name: step, exact: true }).click();
  }

  /** With items that nobody has answered, which the page names first. */
  async submitUnanswered(): Promise<void> {
    await this.take('Submit for review');
    const question = this.page.getByRole('dialog', { name: /unanswered/ });
    await question.getByRole('button', { name: 'Submit all the same' }).click();
  }

  /** A step that is not the usual next one. */
  async takeOther(step: string): Promise<void> {
    await this.page.getByRole('button', { name: /steps$/i }).click();
    await this.page.getByRole('menuitem', { name: step, exact: true }).click();
  }

  async openTab(name: string): Promise<void> {
    const parts = this.page.getByRole('navigation', { name: 'Parts of this inspection' });
    // In the bar of the editor they are in a menu.
    const menu = parts.getByRole('button');
    await expect(parts.getByRole('link').first().or(menu)).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    await this.page.getByRole((await menu.isVisible()) ? 'menuitem' : 'link', { name, exact: true }).click();
  }
}
