/** The end of a session, as a person ends it. */
import { expect, type Page } from '@playwright/test';

/** Resolves when the session is over: a page that is left before that keeps it. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}
