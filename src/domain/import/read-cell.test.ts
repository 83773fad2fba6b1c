import { expect, test } from 'vitest';
import { importFields } from './import-fields.ts';
import { readCell } from './read-cell.ts';

const furnished = importFields.properties.find(({ name }) => name === 'furnished');

test.each([
  ['Furnished', 'Fully Furnished'],
  ['FULLY FURNISHED', 'Fully Furnished'],
  ['part furnished', 'Part Furnished'],
  ['Semi-furnished', 'Part Furnished'],
  ['unfurnished', 'Unfurnished'],
])('%s is %s, as people write it in their lists', (text, value) => {
  if (furnished === undefined) throw new Error('Properties have no column of furnishing.');
  expect(readCell(furnished, text)).toEqual({ value });
});

test('another word is a fault that names the choices', () => {
  if (furnished === undefined) throw new Error('Properties have no column of furnishing.');
  expect(readCell(furnished, 'sofa')).toEqual({
    fault: 'must be one of Unfurnished, Part Furnished, Fully Furnished',
  });
});
