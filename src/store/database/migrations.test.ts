/** An installation from before accounts led keys, with what people and applications have in hands, comes through the migrations. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOlderDatabase } from '#testing/database/older-database.ts';
import type { OpenTestDatabase } from '#testing/database/test-database.ts';
import { buildIdempotencyStore } from '../access/idempotency.ts';
import { findApplication } from '../access/oauth-applications.ts';
import { findBearer } from '../access/oauth-bearer.ts';
import { addTokens, findCodeForUse, findRefreshTokenForUse, removeExpiredTokens } from '../access/oauth-tokens.ts';
import { findSignIn, trySignIn } from '../access/sign-in.ts';
import { buildStore, type Store } from '../build-store.ts';
import { ensureBackOffice } from '../directory/registrations.ts';
import { buildFileLibrary } from '../files/file-library.ts';
import { findTenantLink } from '../inspections/tenant-links.ts';
import { installationKey } from '../secrets/encryption.ts';
import { hashPassword } from '../secrets/password.ts';
import { hashToken } from '../secrets/random-token.ts';
import type { Database } from './database.ts';
import { findSignInName } from '../directory/sign-in-names.ts';

const LAST_BEFORE = 11;
/** 43 characters, as tokens were then; this one looks as if it named an account. */
const old = (name: string) => `2-${name}`.padEnd(43, 'x');
const reportKey = 'Rf-Md1qjsHf9hsK1B3bTkgCK';
const secret = Buffer.alloc(32, 7);

let database: OpenTestDatabase;
let store: Store;

beforeAll(async () => {
  database = await openOlderDatabase(LAST_BEFORE, fill);
  store = buildStore(database);
});
afterAll(() => database.close());

/** Two accounts, whose ids are counted across both: what matters is the second one's. */
async function fill({ pool }: Database): Promise<void> {
  const hash = (name: string) => hashToken(old(name));
  await pool.query(`
    insert into accounts (name) values ('Another firm'), ('Harbour Lettings');
    insert into clients (account_id, name) values (1, 'A'), (2, 'B');
    insert into users (account_id, name, email, role) values (1, 'Ann', 'ann@example.com', 1), (2, 'Bea', 'Bea@Example.com', 1);
    insert into properties (account_id, client_id, line1, city, postcode, no_of_beds, no_of_baths)
      values (1, 1, 'a', 'b', 'c', 1, 1), (2, 2, 'a', 'b', 'c', 1, 1);
    insert into reports (account_id) values (1), (2);
    insert into applications (account_id, name, client_id, redirect_uris, scopes, first_party)
      values (1, 'Gone', 'gone', '{https://gone.example/in}', '{profile.read}', false),
        (2, 'Ledger', 'ledger', '{https://ledger.example/in}', '{profile.read,reports.read}', false);
    update applications set archived_at = now() where client_id = 'gone';`);
  await pool.query('update users set password_hash = $1', [await hashPassword('a long pass phrase')]);
  await pool.query(
    `insert into applications (name, client_id, secret_hash, redirect_uris, scopes, first_party)
     values ('Keyturn', 'keyturn-back-office', $1, '{https://keyturn.example/in}', '{profile.read}', true)`,
    [secret],
  );
  await pool.query(
    `insert into inspections (account_id, property_id, report_id, state, type, title, report_key, self_servicer,
       tenant_token_hash, tenant_token_expires_at)
     values (1, 1, 1, 100, 1, 'Other', 'other', null, null, null),
       (2, 2, 2, 400, 150, 'Inventory', $1, '{"name": "Tess", "email": "t@example.com"}', $2, now() + interval '1 day')`,
    [reportKey, hash('tenant')],
  );
  await pool.query(`insert into sign_ins (token_hash, user_id, expires_at) values ($1, 2, now() + interval '1 day')`, [
    hash('sign-in'),
  ]);
  await pool.query(
    `with granted as (
       insert into grants (account_id, user_id, application_id, scopes, sign_in_hash)
       values (2, 2, 2, '{profile.read}', null), (2, 2, 3, '{profile.read}', $1) returning id, application_id
     ), access as (
       insert into access_tokens (token_hash, grant_id, scopes, expires_at)
       select case application_id when 2 then $2::bytea else $3 end, id, '{profile.read}', now() + interval '1 hour' from granted
     ), code as (
       insert into authorization_codes (code_hash, grant_id, redirect_uri, scopes, expires_at)
       select $4, id, 'https://ledger.example/in', '{profile.read}', now() + interval '1 minute' from granted where application_id = 2
     )
     insert into refresh_tokens (token_hash, grant_id, scopes, expires_at)
     select $5, id, '{profile.read}', now() + interval '1 day' from granted where application_id = 3`,
    [hash('sign-in'), hash('ledger'), hash('back-office'), hash('code'), hash('refresh')],
  );
  await pool.query(
    `insert into files (account_id, sha256, type, media_type, bytes) values (1, $1, 1, 'image/jpeg', 1), (2, $2, 1, 'image/jpeg', 1)`,
    ['a'.repeat(64), 'b'.repeat(64)],
  );
  await pool.query(
    `insert into file_shares (account_id, inspection_id, expires_at) values (1, 1, now() + interval '1 day'), (2, 2, now() + interval '1 day')`,
  );
  await pool.query(
    `insert into idempotency_keys (key_hash, body_hash, status, headers, body) values ('\\x01', '\\x02', 200, '{"etag": "1"}', 'kept'), ('\\x03', '\\x02', null, null, null)`,
  );
  await pool.query(`insert into installation_keys (name, secret) values ('links', $1)`, [secret]);
}

test('people sign in with their address as before, and their sign-ins stand', async () => {
  const attempt = { email: ' bea@example.COM', password: 'a long pass phrase', address: '192.0.2.1' };
  expect(await trySignIn(database, attempt)).toMatchObject({ outcome: 'right', user: { accountId: 2, id: 2 } });
  expect(await findSignIn(database, old('sign-in'))).toMatchObject({
    accountId: 2,
    userId: 2,
    company: 'Harbour Lettings',
  });
});

test('tokens and codes that were given act for whom they did, of the account’s applications and of the back office', async () => {
  expect(await findBearer(database, old('ledger'))).toMatchObject({
    accountId: 2,
    userId: 2,
    applicationId: 2,
    applicationName: 'Ledger',
  });
  expect(await findBearer(database, old('back-office'))).toMatchObject({
    accountId: 2,
    applicationId: 3,
    applicationName: 'Keyturn',
  });
  expect(await findBearer(database, old('unknown'))).toBeUndefined();
  expect(await findCodeForUse(database, old('code'))).toMatchObject({ accountId: 2, applicationId: 2, dead: false });
  const refresh = await findRefreshTokenForUse(database, old('refresh'));
  expect(refresh).toMatchObject({ accountId: 2, applicationId: 3, dead: false });
  const { accessToken } = await addTokens(database, {
    accountId: 2,
    grantId: refresh?.grantId ?? '',
    scopes: ['profile.read'],
  });
  expect(accessToken).toMatch(/^2-[\w-]{43}$/);
  expect(await findBearer(database, accessToken)).toMatchObject({ accountId: 2, applicationId: 3 });
});

test('applications keep their ids, and the next one has none that was given', async () => {
  expect(await findApplication(database, 'ledger')).toMatchObject({ id: 2, name: 'Ledger', firstParty: false });
  expect(await findApplication(database, 'gone')).toBeUndefined();
  expect(await findApplication(database, 'keyturn-back-office')).toMatchObject({
    id: 3,
    secretHash: secret,
    firstParty: true,
  });
  await ensureBackOffice(database, {
    clientId: 'keyturn-back-office',
    secret: 'new',
    redirectUris: ['https://keyturn.example/in'],
  });
  expect(await findApplication(database, 'keyturn-back-office')).toMatchObject({ id: 3, secretHash: hashToken('new') });
  const { row } = await store.applications.add(1, { name: 'Next', redirectUris: [], scopes: [] });
  expect(row.id).toBeGreaterThan(3);
  // Both were given at the same time.
  const grants = (await store.applications.listGrants(2, 2)).toSorted((a, b) => b.applicationId - a.applicationId);
  expect(grants).toMatchObject([{ firstParty: true }, { applicationId: 2 }]);
});

test('links that were sent lead where they did', async () => {
  expect(await findTenantLink(database, old('tenant'))).toMatchObject({ accountId: 2, inspectionId: 2, name: 'Tess' });
  expect(await store.publishedReports.get(reportKey)).toMatchObject({ inspection: { accountId: 2, id: 2 } });
  await expect(store.publishedReports.get('nobody-knows-this-one-xx')).rejects.toMatchObject({ code: 'not_found' });
  expect(await store.fileShares.findLinked({ accountId: undefined, id: 2 })).toMatchObject({
    accountId: 2,
    inspectionId: 2,
  });
  const files = buildFileLibrary(database, '/nowhere');
  expect(await files.findLinked({ accountId: undefined, id: 2 })).toMatchObject({
    accountId: 2,
    sha256: 'b'.repeat(64),
  });
  expect(await installationKey(database, 'links')).toEqual(secret);
});

test('the answer to a request from before is given again; one that was cut off may be sent anew', async () => {
  const keys = buildIdempotencyStore(database);
  expect(await keys.hasFormer()).toBe(true);
  const key = (byte: number) => Buffer.from([byte]);
  expect(await keys.findFormer(key(1), key(2))).toMatchObject({
    outcome: 'done',
    status: 200,
    headers: { etag: '1' },
    body: Buffer.from('kept'),
  });
  expect(await keys.findFormer(key(1), key(9))).toEqual({ outcome: 'other body' });
  expect(await keys.findFormer(key(3), key(2))).toBeUndefined();
});

test('new accounts and their people follow those that there are', async () => {
  const account = await store.people.openAccount({ name: 'A third' });
  expect(account.id).toBe(3);
  const person = { name: 'Cleo', email: 'Bea@example.com', role: 1 as const };
  const owner = await findSignInName(database, 'bea@example.com');
  await store.staff.add(account.id, person);
  await store.staff.change(1, 1, { email: 'bea@example.com' });
  expect(await findSignInName(database, 'bea@example.com')).toEqual(owner);
  expect(owner?.accountId).toBe(2);
  expect(await store.staff.add(account.id, { ...person, email: 'cleo@example.com' })).toMatchObject({ id: 2 });
});

test('the directory forgets what has ended', async () => {
  const count = async () => (await database.pool.query('select from directory.former_tokens')).rowCount;
  const before = (await count()) ?? 0;
  await database.pool.query(
    `update directory.former_tokens set expires_at = now() - interval '1 second' where expires_at is not null`,
  );
  await removeExpiredTokens(database);
  // The tenant's link and two report keys remain.
  expect([before, await count()]).toEqual([8, 3]);
});
