/** Makes the sign-in of this browser so old that an open browser is not enough any more. */
import type { Page } from '@playwright/test';
import { ageSignIn } from '#testing/factors/given-old-sign-in.ts';

export async function waitTenMinutes(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name.includes('keyturn-sign-in'));
  await ageSignIn(process.env['E2E_DATA_DIR'] ?? '', cookie?.value ?? '');
}
