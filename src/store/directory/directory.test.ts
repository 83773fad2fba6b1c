/** Accounts are found by what tokens say, and in the directory by what is older; either way nobody gets into another one. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { GivenAccount, GivenUser } from '#testing/given-account.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { findBearer } from '../access/oauth-bearer.ts';
import { addGrant, addTokens, findCodeForUse, findRefreshTokenForUse, revokeToken } from '../access/oauth-tokens.ts';
import { addSignIn, findSignIn, removeSignIn } from '../access/sign-in.ts';
import { buildStore, type Store } from '../build-store.ts';
import type { Database } from '../database/database.ts';
import { findTenantLink } from '../inspections/tenant-links.ts';
import { buildAccountToken } from '../secrets/random-token.ts';
import { ensureBackOffice, findRegistration } from './registrations.ts';

let database: Database;
let store: Store;
let one: GivenAccount;
let other: GivenAccount;
let person: GivenUser;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 2 });
  store = buildStore(database);
  // With equal ids.
  one = await givenAccount(database, 'One firm', 1);
  other = await givenAccount(database, 'Another', 1);
  person = await one.user('manager');
  await other.user('manager');
});
afterAll(() => database.close());

/** The same random part, said to be the other account's. */
const inOther = (token: string): string => token.replace(/^\d+/, String(other.id));

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  vi.restoreAllMocks();
  return length;
}

async function approve(application: { id: number; firstParty: boolean }, signInToken = buildAccountToken(one.id)) {
  const grant = { userId: person.id, accountId: one.id, application, signInToken };
  const code = await addGrant(database, {
    ...grant,
    scopes: ['profile.read'],
    redirectUri: 'http://localhost:9/callback',
    codeChallenge: null,
  });
  const found = await findCodeForUse(database, code);
  if (found === undefined) throw new Error('the code is unknown');
  return { code, ...found, ...(await addTokens(database, found)) };
}

test('a token that names its account is found by one statement, an older one by two', async () => {
  expect(await countStatements(() => findBearer(database, person.token))).toBe(1);
  expect(await countStatements(() => findBearer(database, inOther(person.token)))).toBe(1);
  // Nobody’s: only the directory is asked.
  expect(await countStatements(() => findBearer(database, 'x'.repeat(43)))).toBe(1);
});

test('a token of one account opens nothing in another, whatever number is put before it', async () => {
  const application = { id: one.application.id, firstParty: false };
  const { code, accessToken, refreshToken } = await approve(application);
  const cookie = await addSignIn(database, person);
  const property = await givenProperty(database, one.id);
  const inspection = await givenInspection(database, one.id, property.id, { state: 400 });
  const link = buildAccountToken(one.id);
  await store.tenantLinks.change(one.id, inspection.id, link);
  await database.pool.query(
    `update inspections set type = 150, self_servicer = '{"name": "Tess"}' where account_id = $1`,
    [one.id],
  );

  expect(await findBearer(database, accessToken)).toMatchObject({ accountId: one.id });
  expect(await findRefreshTokenForUse(database, refreshToken)).toMatchObject({ accountId: one.id });
  expect(await findSignIn(database, cookie)).toMatchObject({ accountId: one.id });
  expect(await findTenantLink(database, link)).toMatchObject({ accountId: one.id });
  expect(await store.publishedReports.get(inspection.reportKey)).toMatchObject({ inspection: { accountId: one.id } });

  expect(await findBearer(database, inOther(accessToken))).toBeUndefined();
  expect(await findRefreshTokenForUse(database, inOther(refreshToken))).toBeUndefined();
  expect(await findCodeForUse(database, inOther(code))).toBeUndefined();
  expect(await findSignIn(database, inOther(cookie))).toBeUndefined();
  expect(await findTenantLink(database, inOther(link))).toBeUndefined();
  await expect(store.publishedReports.get(inOther(inspection.reportKey))).rejects.toMatchObject({ code: 'not_found' });

  await revokeToken(database, inOther(refreshToken), application);
  await removeSignIn(database, inOther(cookie));
  expect(await findBearer(database, accessToken)).toBeDefined();
  expect(await findSignIn(database, cookie)).toBeDefined();
});

test('the back office is approved in every account and is no account’s; signing out of it ends the sign-in', async () => {
  const registration = { clientId: 'back-office', secret: 'secret', redirectUris: ['http://localhost:9/in'] };
  await ensureBackOffice(database, registration);
  const backOffice = await findRegistration(database, 'back-office');
  const id = backOffice?.id ?? 0;
  const cookie = await addSignIn(database, person);
  const { accessToken } = await approve({ id, firstParty: true }, cookie);
  expect(await findBearer(database, accessToken)).toMatchObject({
    applicationId: id,
    applicationName: 'Keyturn',
    isFirstParty: true,
  });
  expect(await findBearer(database, person.token)).toMatchObject({ isFirstParty: false });
  expect([one.application.id, other.application.id]).not.toContain(id);

  // An application with the same token gives nothing back.
  await revokeToken(database, accessToken, { id: one.application.id, firstParty: false });
  expect(await findBearer(database, accessToken)).toBeDefined();
  await revokeToken(database, accessToken, { id, firstParty: true });
  expect(await findBearer(database, accessToken)).toBeUndefined();
  expect(await findSignIn(database, cookie)).toBeUndefined();
});

test('a client id is one application’s, also when the installation is given that of an account', async () => {
  const { clientId } = one.application;
  await ensureBackOffice(database, { clientId, secret: 'secret', redirectUris: ['https://evil.example/in'] });
  expect(await findRegistration(database, clientId)).toMatchObject({ accountId: one.id, secretHash: null });
});

const literalOrComment = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*/g;

test('no statement names a table of the directory and one of an account', async () => {
  const folder = join(import.meta.dirname, '..');
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(schema|migrations)/.test(name),
  );
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const ofAccounts = new Set(rows.map(({ name }) => name));
  const mixed: string[] = [];
  let asked = 0;
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    for (const [literal] of text.matchAll(literalOrComment)) {
      if (!/^[`'].*\bdirectory\.[a-z]/s.test(literal)) continue;
      asked += 1;
      const tables = [...literal.matchAll(/\b(?:from|join|into|update|using)\s+([a-z_.]+)/g)].map(
        ([, table]) => table ?? '',
      );
      if (tables.some((table) => ofAccounts.has(table))) mixed.push(`${file}: ${literal}`);
    }
  }
  expect(asked).toBeGreaterThan(15);
  expect(mixed).toEqual([]);
});
