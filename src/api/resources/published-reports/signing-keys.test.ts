import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPublicKeyStore } from '#store/evidence/public-keys.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const published = async () => (await api.as(undefined)('GET', '/signing-keys')).json;

test('the keys are the same whenever they are asked for, also of many at once', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, published));
  expect(new Set(others.map((keys) => JSON.stringify(keys)))).toEqual(new Set([JSON.stringify(first)]));
});

test('the certificate names the address of the installation', async () => {
  const store = buildPublicKeyStore(api.database);
  const [here, elsewhere] = [await store.read('http://localhost:8080'), await store.read('https://reports.example')];
  expect(here.pdfCertificate.equals(elsewhere.pdfCertificate)).toBe(false);
  expect(elsewhere.pdfCertificate.includes('Keyturn at reports.example')).toBe(true);
});

test('the head of a log that an e-mail brings is signed by the key that is published', async () => {
  const { log_public_key: key, log_origin: origin } = await published();
  const head = await api.store.reportVersions.signHead(api.account.id, 'http://localhost:8080');
  const [text = '', line = ''] = head.split('\n\u2014 ');
  const [name = '', signature = ''] = line.trim().split(' ');
  expect(name).toBe(`${origin}${api.account.id}`);
  expect(text.split('\n')[0]).toBe(name);
  const x = Buffer.from(key, 'base64').toString('base64url');
  const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, Buffer.from(text), known, Buffer.from(signature, 'base64').subarray(4))).toBe(true);
});
