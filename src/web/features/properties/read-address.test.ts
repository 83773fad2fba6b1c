import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  ['12 harbour lane, portsmouth po5 3lx', { line1: '12 Harbour Lane', city: 'Portsmouth', postcode: 'PO5 3LX' }],
  ['12 Harbour Lane', { line1: '12 Harbour Lane', city: '', postcode: '' }],
  [
    'Flat 2, 12 Harbour Lane, Southsea, PO53LX',
    { line1: 'Flat 2, 12 Harbour Lane', city: 'Southsea', postcode: 'PO53LX' },
  ],
  ['po5 3lx', { line1: '', city: '', postcode: 'PO5 3LX' }],
  ['', { line1: '', city: '', postcode: '' }],
])('“%s” begins an address', (typed, address) => {
  expect(readAddress(typed)).toEqual(address);
});
