/** The firm's own certificate: who may set it, which are taken, and that its key is never shown. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { sampleCertificate } from '#testing/samples/signing-certificate.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

const path = '/settings/signing-certificate';
const { pem, passphrase, subject } = sampleCertificate;
let api: TestApi;
let admin: Call;

const administratorOf = async (account: GivenAccount): Promise<Call> =>
  api.as(await account.backOfficeToken((await account.user('administrator')).id));

beforeAll(async () => {
  api = await testApi();
  admin = await administratorOf(api.account);
});
beforeEach(() => api.database.pool.query('delete from signing_certificates'));
afterAll(() => api.close());

test('it is for administrators in the back office, each for their own firm', async () => {
  const manager = await api.account.user('manager');
  const application = await api.account.user('administrator');
  for (const call of [api.as(await api.account.backOfficeToken(manager.id)), api.as(application.token)])
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call(method, path, method === 'PUT' ? { pem, passphrase } : undefined)).status).toBe(403);
  expect((await admin('PUT', path, { pem, passphrase })).status).toBe(200);
  const other = await administratorOf(await givenAccount(api.database));
  expect((await other('GET', path)).json).toMatchObject({ subject: null, sha256: null, is_used: false });
});

test('it is named by its subject, issuer, fingerprint and days, and its key is never shown', async () => {
  const saved = await admin('PUT', path, { pem, passphrase });
  expect(saved.json).toMatchObject({ subject, issuer: subject, is_used: true });
  expect(saved.json.sha256).toMatch(/^[\da-f]{64}$/);
  expect(Date.parse(saved.json.valid_until)).toBeGreaterThan(Date.now());
  const read = await admin('GET', path);
  expect(read.json).toEqual(saved.json);
  for (const { text } of [saved, read]) expect(text).not.toMatch(/PRIVATE|pem|passphrase/);
  const [row] = await api.database.rows<{ sealed: string }>(
    'test.sealed',
    'select sealed_key as sealed from signing_certificates where account_id = $1',
    [api.account.id],
  );
  expect(row?.sealed).not.toContain('PRIVATE KEY');
  expect((await admin('DELETE', path)).status).toBe(200);
  expect((await admin('GET', path)).json).toMatchObject({ subject: null, is_used: false });
});

const keyOf = (type: 'rsa' | 'ed25519') => {
  const { privateKey } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync(type);
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
};
const certificate = pem.slice(pem.indexOf('-----BEGIN CERTIFICATE'), pem.indexOf('-----BEGIN ENCRYPTED'));

test.each([
  ['a wrong passphrase', { pem, passphrase: 'wrong' }, 'passphrase does not open the private key'],
  ['no passphrase', { pem }, 'passphrase is needed to open the private key'],
  ['no key', { pem: certificate }, 'pem has no private key'],
  ['no certificate', { pem: keyOf('rsa') }, 'pem has no certificate'],
  ['the key of another', { pem: certificate + keyOf('rsa') }, 'belongs to none of its certificates'],
  ['a key that viewers do not know', { pem: certificate + keyOf('ed25519') }, 'needs a key of RSA'],
  ['words', { pem: 'Dear Sirs' }, 'pem has no private key'],
  ['half a certificate', { pem: `${certificate.slice(0, 300)}\n${keyOf('rsa')}` }, 'pem has'],
])('%s is refused in words', async (_what, body, words) => {
  const { status, json } = await admin('PUT', path, body);
  expect([status, json.code]).toEqual([422, 'validation_failed']);
  expect(json.detail).toContain(words);
  expect((await admin('GET', path)).json.subject).toBeNull();
});

test('two who change it at once come one after another: the second is told', async () => {
  const { headers } = await admin('GET', path);
  const changed = () => admin('PUT', path, { pem, passphrase }, { 'if-match': String(headers['etag']) });
  expect((await changed()).status).toBe(200);
  expect((await changed()).status).toBe(412);
});
