/** Links to a new password from the command line, for whoever cannot ask an administrator. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInKey } from '#store/access/sign-in.ts';
import { type Database, openDatabase } from '#store/database/database.ts';
import { ensureBackOffice } from '#store/directory/registrations.ts';
import { findSignInName, type UserKey } from '#store/directory/sign-in-names.ts';
import { findPasswordLink } from '#store/access/passwords.ts';
import { setAuthenticatorApp } from '#store/factors/authenticator-app.ts';
import { renewRecoveryCodes } from '#store/factors/recovery-codes.ts';
import { findFactorPerson } from '#store/factors/second-factors.ts';
import { buildCodeSecret, codeOfSecret } from '#store/secrets/one-time-code.ts';
import { emptyDatabase, testDatabase } from '#testing/database/test-database.ts';
import { givenProvider } from '#testing/single-sign-on/given-provider.ts';
import { readSettings } from '../settings/settings.ts';
import { changeQuota } from './change-quota.ts';
import { openAccount } from './open-account.ts';
import { makeResetLink, resetWords } from './reset-link.ts';

let dataDir: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
let connection: Database;
const email = 'ann@example.com';
const report = () => undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-account-'));
  database = await testDatabase();
  await openAccount(settings(), { firm: 'Harbour Lettings', name: 'Ann Lee', email }, report);
  connection = openDatabase(database.url);
});

afterEach(async () => {
  await connection.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const settings = () =>
  readSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url, SMTP_URL: 'smtp://mail.example.com' });

async function ann(): Promise<UserKey> {
  const person = await findSignInName(connection, signInKey(email));
  if (person === undefined) throw new Error('Ann Lee does not sign in');
  return person;
}

async function giveFactors(): Promise<void> {
  const person = await ann();
  const secret = buildCodeSecret();
  expect(await setAuthenticatorApp(connection, person, { secret, code: codeOfSecret(secret) })).toBe(true);
  await renewRecoveryCodes(connection, person);
}

/** Since the account was opened. */
const events = () =>
  connection.rows(
    'test.events',
    `select kind, application, actor_id, subject_id from security_events
     where kind not in ('account.opened', 'person.invited') order by id`,
    [],
  );
const noticeTo = () =>
  connection.rows<{ text: string }>('test.emails', 'select text from emails where recipient = $1 and confidential', [
    email,
  ]);

test('the last administrator gets a link to a new password from the command line', async () => {
  const { link } = await makeResetLink(settings(), { email: 'Ann@Example.com' }, report);
  const token = new URL(link).searchParams.get('link') ?? '';
  expect(await findPasswordLink(connection, token)).toMatchObject({ kind: 'reset', name: 'Ann Lee' });
  await expect(makeResetLink(settings(), { email: 'nobody@example.com' }, report)).rejects.toThrow(
    'Nobody signs in with',
  );
});

test('a link alone leaves the second factors as they are, and is in the security log as one of the command', async () => {
  await giveFactors();
  await makeResetLink(settings(), { email }, report);
  const { id, ...of } = await ann();
  expect(await findFactorPerson(connection, { id, ...of })).toMatchObject({ hasApp: true });
  expect(await events()).toEqual([
    { kind: 'password.link_made', application: 'npm run account', actor_id: null, subject_id: id },
  ]);
  expect(await noticeTo()).toEqual([]);
});

test('without their factors, a person who has lost them signs in by the new password; they are told', async () => {
  await giveFactors();
  const wanted = { email, withoutFactors: true };
  const made = await makeResetLink(settings(), wanted, report);
  expect(made.removed).toBe(1);
  expect(resetWords(wanted, made)).toMatch(
    /^The authenticator app, recovery codes and passkeys of ann@example.com are removed[^]*\nhttps?:\S+$/,
  );
  expect(await findFactorPerson(connection, await ann())).toMatchObject({ hasApp: false, hasPasskeys: false });
  expect(await connection.rows('test.codes', 'select 1 from recovery_codes', [])).toEqual([]);
  const byCommand = { application: 'npm run account', actor_id: null, subject_id: (await ann()).id };
  expect(await events()).toEqual([
    { kind: 'factor.removed', ...byCommand },
    { kind: 'password.link_made', ...byCommand },
  ]);
  expect((await noticeTo()).map(({ text }) => text)).toEqual([
    expect.stringContaining('Somebody who runs Keyturn removed your second factors.'),
  ]);
});

test('somebody who has no second factor loses none, and the command says so', async () => {
  const wanted = { email, withoutFactors: true };
  const made = await makeResetLink(settings(), wanted, report);
  expect(resetWords(wanted, made)).toContain('there was nothing to remove');
  expect(await noticeTo()).toEqual([]);
});

test('a person whose firm has switched passwords off is not promised that theirs is taken', async () => {
  const person = await ann();
  const of = { accountId: person.accountId, issuer: 'https://login.example.com' };
  const words = async () => resetWords({ email }, await makeResetLink(settings(), { email }, report));
  await givenProvider(connection, of, { passwordUserId: person.id });
  expect(await words()).not.toContain('single sign-on');
  await connection.rows(
    'test.other-keeper',
    `with other as (
       insert into users (account_id, id, name, email, role) values ($1, 900, 'Bo Kay', 'bo@example.com', 1) returning id)
     select id from other`,
    [person.accountId],
  );
  await connection.rows('test.keeper', 'update identity_providers set password_user_id = 900', []);
  expect(await words()).toContain('The sign-in will not take the password');
});

test('the link has the address of the last start, unless another is set, and says so', async () => {
  const said: string[] = [];
  const started = (publicUrl: string) =>
    ensureBackOffice(connection, { clientId: 'back-office', secret: 's', redirectUris: [`${publicUrl}/signed-in`] });
  const link = async (more: Record<string, string> = {}) => {
    said.length = 0;
    const here = readSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...more });
    return (await makeResetLink(here, { email }, (line) => said.push(line))).link;
  };
  expect(await link()).toMatch(/^http:\/\/localhost:8080\//);
  expect(said.at(-1)).toContain('for this machine alone');
  await started('https://keyturn.example');
  expect(await link()).toMatch(/^https:\/\/keyturn\.example\/oauth\/password/);
  expect(said.at(-1)).toContain('PUBLIC_URL is not set here');
  expect(await link({ PUBLIC_URL: 'https://other.example' })).toMatch(/^https:\/\/other\.example\//);
  expect(said.at(-1)).toContain('Keyturn last started as https://keyturn.example');
  await link({ PUBLIC_URL: 'https://keyturn.example' });
  expect(said.filter((line) => line.includes('PUBLIC_URL'))).toEqual([]);
});

test('a directory or a database that Keyturn never started on is refused, and nothing is made there', async () => {
  const elsewhere = join(dataDir, 'elsewhere');
  const wrong = readSettings({ DATA_DIR: elsewhere });
  await expect(makeResetLink(wrong, { email }, report)).rejects.toThrow(`There is no database in ${elsewhere}`);
  await expect(changeQuota(wrong, '1 GB', email, report)).rejects.toThrow('Keyturn has never started there');
  expect(existsSync(elsewhere)).toBe(false);
  const empty = await emptyDatabase();
  const onEmpty = readSettings({ DATA_DIR: dataDir, DATABASE_URL: empty.url });
  await expect(makeResetLink(onEmpty, { email }, report)).rejects.toThrow('The database of DATABASE_URL is empty');
  await empty.drop();
});
