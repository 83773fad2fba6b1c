import { expect, test } from 'vitest';
import { matchColumns } from './match-columns.ts';
import { isFlatAt, propertyKey } from './property-key.ts';
import type { ImportField } from './field-parts.ts';
import { readCell } from './read-cell.ts';

const aDay: ImportField = { name: 'on', label: 'On', pointer: '/on', form: 'day', examples: ['', ''] };
const fieldsOf = (headings: string[], rows: string[][] = [], remembered?: Map<string, string | null>) =>
  matchColumns({ kind: 'properties', headings, rows, ...(remembered && { remembered }) }).map(({ field }) => field);

test('columns are found by their names, in whatever spelling, and each once', () => {
  expect(fieldsOf(['Address Line 1', 'TOWN', 'post-code', 'No. of beds', 'Baths', 'Street', 'Mood'])).toEqual([
    'line1',
    'city',
    'postcode',
    'no_of_beds',
    'no_of_baths',
    null,
    null,
  ]);
});

test('columns are found by what offices call them', () => {
  expect(fieldsOf(['House and street', 'Flat', 'Our reference', 'Kind', 'Landlord'])).toEqual([
    'line1',
    'line2',
    'ref',
    'type',
    'client',
  ]);
});

test.each(['Ref', 'Ref no', 'Ref No.', 'Reference number'])('%s is a reference', (heading) => {
  expect(fieldsOf([heading])).toEqual(['ref']);
});

test('a reference is that of the property where rows belong to one', () => {
  const headings = ['Reference', 'Name', 'Start date', 'Email'];
  const fields = matchColumns({ kind: 'tenancies', headings, rows: [] }).map(({ field }) => field);
  expect(fields).toEqual(['property_ref', 'name', 'starts_on', 'email']);
});

test('a column without a telling name is found by what stands in it', () => {
  expect(
    fieldsOf(
      ['A', 'B'],
      [
        ['PO5 2SJ', 'x'],
        ['SW1A 1AA', ''],
      ],
    ),
  ).toEqual(['postcode', null]);
});

test('a column of addresses is no reference, whatever its heading', () => {
  const fieldsOfMeters = (cell: string) =>
    matchColumns({ kind: 'meters', headings: ['Property', 'Post code'], rows: [[cell, 'PO5 2SJ']] })[0]?.field;
  expect(['14 Elm Grove', 'Flat 3, 40 Marmion Road'].map(fieldsOfMeters)).toEqual(['property_line1', 'property_line1']);
  expect(['P-1001', '10044'].map(fieldsOfMeters)).toEqual(['property_ref', 'property_ref']);
});

test('a client is found by the names of the trade', () => {
  const headings = ['Landlord name', 'Mobile'];
  expect(matchColumns({ kind: 'clients', headings, rows: [] }).map(({ field }) => field)).toEqual(['name', 'phone']);
});

test('somebody’s choice from before goes first, also the choice to leave a column out', () => {
  const remembered = new Map<string, string | null>([
    ['mood', 'notes'],
    ['town', null],
  ]);
  expect(fieldsOf(['Mood', 'Town', 'City'], [], remembered)).toEqual(['notes', null, 'city']);
});

test('the same postcode and numbers are one home', () => {
  const key = (line1: string, line2?: string) => propertyKey({ line1, line2, postcode: 'PO5 2SJ' });
  expect(key('12a Albert Road')).toBe(key('12A, Albert Rd.'));
  expect(key('Flat 2', '40 Marmion Road')).toBe(key('40 Marmion Road, Flat 2'));
  expect(key('12 Albert Road')).not.toBe(key('1, 2 Albert Road'));
  expect(key('The Old Mill')).not.toBe(key('The Old Barn'));
});

test('a house is that of its flats, in any spelling, and no other house', () => {
  const flats = [
    { line1: '14 Elm Grove', line2: 'Flat 2' },
    { line1: 'Flat 2, 14 Elm Grove', line2: null },
  ];
  const houses = ['14 Elm Grove', '14, ELM grove', '2 Elm Grove', '4 Elm Grove', '14 Elm', 'Flat 1, 14 Elm Grove', ' '];
  for (const flat of flats)
    expect(houses.filter((house) => isFlatAt(flat, house))).toEqual(['14 Elm Grove', '14, ELM grove', '14 Elm']);
});

test.each([
  ['1/3/2027', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['1 March 2027', '2027-03-01'],
  ['01.03.27', '2027-03-01'],
  ['31/2/2027', undefined],
  ['3/14/2027', undefined],
  ['soon', undefined],
])('the day %s is read as %s', (text, day) => {
  const { value, fault } = readCell(aDay, text);
  expect(value).toBe(day);
  expect(fault === undefined).toBe(day !== undefined);
});
