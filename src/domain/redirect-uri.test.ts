import { expect, test } from 'vitest';
import { isRegistered, redirectUriFaults } from './redirect-uri.ts';

test.each([
  'https://ledger.example/callback',
  'https://ledger.example:8443/callback?tenant=4',
  'http://localhost:9/callback',
  'http://127.0.0.1/callback',
  'http://[::1]:51004/callback',
  'https://ledger.example/zur%C3%BCck',
  'HTTPS://ledger.example/callback',
  'HTTP://LOCALHOST/callback',
  'com.example.ledger:/callback',
  'com.example.ledger://callback',
])('%s is accepted', (uri) => {
  expect(redirectUriFaults(uri)).toEqual([]);
});

const secure = /https/;
test.each([
  ['/callback', [/absolute/]],
  ['ledger.example/callback', [/absolute/]],
  ['', [/absolute/]],
  ['https:ledger.example', [/absolute/]],
  ['https:///callback', [/absolute/]],
  ['http://ledger.example/callback', [secure]],
  ['http://localhost.ledger.example/callback', [secure]],
  ['http://127.0.0.2/callback', [secure]],
  ['ledger:/callback', [secure]],
  ['ftp://ledger.example/', [secure]],
  ['javascript:alert(1)', [secure]],
  ['data:text/html,x', [secure]],
  ['file:///etc/passwd', [secure]],
  ['urn:ietf:wg:oauth:2.0:oob', [secure]],
  ['https://ledger.example/#done', [/fragment/]],
  ['https://ledger.example/#', [/fragment/]],
  ['https://*.ledger.example/callback', [/wildcard/]],
  ['https://ledger.example/*', [/wildcard/]],
  ['https://ada@ledger.example/', [/user name/]],
  ['https://ada:secret@ledger.example/', [/user name/]],
  ['https://@ledger.example/', [/user name/]],
  ['https://ledger.example\\@evil.example/', [/characters/, /user name/]],
  ['https://ledger.example/a b', [/characters/]],
  [' https://ledger.example/', [/characters/, /absolute/]],
  ['https://ledger.example/\n', [/characters/]],
  ['https://ledger.example/\u0000', [/characters/]],
  ['https://ledger.example/\u001f', [/characters/]],
  ['https://ledger.example/\u007f', [/characters/]],
  ['https://ledger.example/zurück', [/ASCII/]],
  ['https://ledger.example/\u202E', [/ASCII/]],
  ['https://ledger.example/?to=😀', [/ASCII/]],
  ['https://zurück.example/', [/ASCII/, /absolute/]],
  ['http://ada@ledger.example/*#x', [/fragment/, /wildcard/, /user name/, secure]],
])('%j is refused, and every fault is named', (uri, faults) => {
  expect(redirectUriFaults(uri)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

test.each([
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004/callback'],
  ['http://127.0.0.1:9/callback', 'http://127.0.0.1:51004/callback'],
  ['http://127.0.0.1:9/callback', 'http://127.0.0.1/callback'],
  ['http://[::1]:9/callback?tenant=4', 'http://[::1]:65535/callback?tenant=4'],
  ['http://127.0.0.1?x', 'http://127.0.0.1:80?x'],
  ['https://ledger.example/callback', 'https://ledger.example/callback'],
])('%s is registered, and %s is it (RFC 8252 section 7.3)', (registered, asked) => {
  expect(isRegistered(asked, ['https://other.example/', registered])).toBe(true);
});

test.each([
  ['http://localhost:9/callback', 'http://localhost:10/callback'],
  ['https://127.0.0.1:9/callback', 'https://127.0.0.1:10/callback'],
  ['https://ledger.example/callback', 'https://ledger.example:8443/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004/callback/'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:51004/Callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:9@evil.example/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:9:9/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:65536/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:0/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1.evil.example/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:9.evil.example/callback'],
  ['http://127.0.0.1/callback', 'http://127.1:9/callback'],
  ['http://127.0.0.1/callback', 'http://127.0.0.2:9/callback'],
  ['http://127.0.0.1/callback', 'http://[::1]:9/callback'],
  ['http://127.0.0.1/callback', 'http://localhost:9/callback'],
  ['http://127.0.0.1/callback', 'https://127.0.0.1:9/callback'],
])('%s is registered, and %s is another', (registered, asked) => {
  expect(isRegistered(asked, [registered])).toBe(false);
});
