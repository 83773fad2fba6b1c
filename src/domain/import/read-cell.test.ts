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

const reading = importFields.meters.find(({ name }) => name === 'reading');

test.each(['04417', '1288.5', '12,345.6', '12 345', '4417 kWh', '1288.5 m3', '1288m³'])(
  'the reading %s is kept as it stands',
  (text) => {
    if (reading === undefined) throw new Error('Meters have no column of readings.');
    expect(readCell(reading, text)).toEqual({ value: text });
  },
);

test.each(['abc', 'kWh', 'n/a', '-', '12 of them', '?4417'])('%s is no reading', (text) => {
  if (reading === undefined) throw new Error('Meters have no column of readings.');
  expect(readCell(reading, text)).toEqual({ fault: 'must be the figures of a meter, such as 04417 or 1288.5' });
});
