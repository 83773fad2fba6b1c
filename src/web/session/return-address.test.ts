import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const origin = 'https://keyturn.example';

test.each(['/', '/properties?address=High+Street#top', '/inspections/12/report', '/?next=//elsewhere.example'])(
  'leads back to %s',
  (address) => {
    expect(returnAddress(address, origin)).toBe(address);
  },
);

test.each([
  '//elsewhere.example/properties',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '//keyturn.example:444/',
  '//',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'properties',
  '',
  undefined,
])('leads from %s to the start', (address) => {
  expect(returnAddress(address, origin)).toBe('/');
});
