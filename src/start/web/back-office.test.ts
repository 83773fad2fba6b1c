import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedInPath } from '#contract/oauth.ts';
import { findRegistration } from '#store/directory/registrations.ts';
import type { Database } from '#store/database/database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { readSettings } from '../settings/settings.ts';
import { registerBackOffice } from './back-office.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

test('a start with another PUBLIC_URL says which address was and which is', async () => {
  const clientId = `back-office-${randomUUID()}`;
  const warn = vi.fn();
  const start = (publicUrl: string) =>
    registerBackOffice(database, { ...readSettings({ PUBLIC_URL: publicUrl }), clientId }, { warn });

  await start('https://one.example');
  await start('https://one.example');
  expect(warn).not.toHaveBeenCalled();

  await start('https://two.example');
  expect(warn.mock.calls).toEqual([
    [
      { former: [`https://one.example${signedInPath}`], now: [`https://two.example${signedInPath}`] },
      expect.stringContaining('PUBLIC_URL is another than at the last start'),
    ],
  ]);
  expect((await findRegistration(database, clientId))?.redirectUris).toEqual([`https://two.example${signedInPath}`]);
});
