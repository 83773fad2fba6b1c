import { expect, test } from 'vitest';
import { checkApplicationName, isTakenForKeyturn } from './application-name.ts';

test.each([
  'Keyturn',
  'KEYTURN',
  ' keyturn ',
  'Keyturn Mobile',
  'The Keyturn app',
  'MyKeyturn',
  'Key Turn',
  'K-e-y-t-u-r-n',
  // m looks like rn.
  'Keytum',
  // Cyrillic, Greek, full width, in circles, mathematical, with marks, and with letters that are not seen.
  'Кеуturn',
  'КЕУТURN',
  'кeytuгn',
  'K€yturn',
  'Kєyturn',
  'ʞeyturn',
  'Κeyτurn',
  'Ｋｅｙｔｕｒｎ',
  'ⓚⓔⓨⓣⓤⓡⓝ',
  '𝐊𝐞𝐲𝐭𝐮𝐫𝐧',
  'Kéytürn',
  'Key\u200Bturn',
  'Key\u00ADtu\u2060rn',
  'K3y7urn',
])('%s is taken for Keyturn', (name) => {
  expect(isTakenForKeyturn(name)).toBe(true);
});

test.each(['Rent Ledger', 'Key Store', 'Turnkey', 'Monkey turns', 'Return of keys', 'Ключ', '鍵', '3', '', '---'])(
  '%s is not',
  (name) => {
    expect(isTakenForKeyturn(name)).toBe(false);
  },
);

test('no name turns the direction of writing round', () => {
  expect(() => checkApplicationName('\u202EnrutyeK')).toThrow('change the direction of writing');
  expect(() => checkApplicationName('Rent Ledger')).not.toThrow();
});

test.each(['Appointment link', 'TENANT-LINK', 'Tenаnt link', 'Report  link', 'npm run account'])(
  '%s is what the trail calls Keyturn’s own ways in',
  (name) => {
    expect(() => checkApplicationName(name)).toThrow('must not be called');
  },
);

test.each(['Appointment links of Harbour', 'Link', 'Tenants'])('%s is not', (name) => {
  expect(() => checkApplicationName(name)).not.toThrow();
});
