import { expect, test } from 'vitest';
import { looksOf } from './report-brand.ts';

const firm = { name: 'Harbour Lettings', colour: '#17505b', logo: 'firm.png' };
const client = { name: 'Solent Estates', colour: '#a02030', logo: 'client.png' };

test('a report has the looks of its client, where the firm lets them', () => {
  expect(looksOf(firm, client, true)).toEqual(client);
  expect(looksOf(firm, client, false)).toEqual(firm);
  expect(looksOf(firm, null, true)).toEqual(firm);
});

test('a client keeps from the firm whatever it lacks', () => {
  expect(looksOf(firm, { ...client, logo: null }, true)).toEqual({ ...firm, colour: '#a02030' });
  expect(looksOf(firm, { ...client, colour: null }, true)).toEqual({ ...client, colour: '#17505b' });
});
