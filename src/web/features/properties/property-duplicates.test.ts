import { expect, test } from 'vitest';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { isWorthAsking, likelyDuplicates } from './property-duplicates.ts';

const at = (line1: string, line2: string | null, postcode: string) =>
  ({ address: { line1, line2, city: 'Portsmouth', county: null, postcode, country: null } }) as Property;

const known = [at('12 Harbour Lane', 'Flat 2', 'PO5 3LX'), at('14 Harbour Lane', null, 'PO5 3LX')];

test('the same postcode and number is a likely duplicate, however it is spelled', () => {
  const typed = { line1: '12 harbour ln', line2: 'flat 2', postcode: 'po53lx' };
  expect(likelyDuplicates(typed, known)).toEqual([known[0]]);
});

test('another flat or another house is not', () => {
  expect(likelyDuplicates({ line1: '12 Harbour Lane', line2: 'Flat 3', postcode: 'PO5 3LX' }, known)).toEqual([]);
  expect(likelyDuplicates({ line1: '16 Harbour Lane', postcode: 'PO5 3LX' }, known)).toEqual([]);
});

test('a house with a name is recognised by it', () => {
  const cottage = at('Rose Cottage', null, 'PO5 3LX');
  expect(likelyDuplicates({ line1: 'rose cottage', postcode: 'PO5 3LX' }, [cottage])).toEqual([cottage]);
});

test('half a postcode is not asked about', () => {
  expect(isWorthAsking({ line1: '12 Harbour Lane', postcode: 'PO5' })).toBe(false);
  expect(isWorthAsking({ line1: '12 Harbour Lane', postcode: 'PO5 3LX' })).toBe(true);
});
