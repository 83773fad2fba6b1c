import { expect, test } from 'vitest';
import { matchColumns } from './match-columns.ts';
import { fieldsOf } from './fields-of.ts';
import { isFlatAt, propertyKey } from './property-key.ts';
import type { ImportField } from './field-parts.ts';
import { readCell } from './read-cell.ts';

const aDay: ImportField = { name: 'on', label: 'On', pointer: '/on', form: 'day', examples: ['', ''] };
const matched = (headings: string[], rows: string[][] = [], remembered?: Map<string, string | null>) =>
  matchColumns({ fields: fieldsOf('properties', []), headings, rows, ...(remembered && { remembered }) }).map(
    ({ field }) => field,
  );

test('columns are found by their names, in whatever spelling, and each once', () => {
  expect(matched(['Address Line 1', 'TOWN', 'post-code', 'No. of beds', 'Baths', 'Street', 'Mood'])).toEqual([
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
  expect(matched(['House and street', 'Flat', 'Our reference', 'Kind', 'Landlord'])).toEqual([
    'line1',
    'line2',
    'ref',
    'type',
    'client',
  ]);
});

test.each(['Ref', 'Ref no', 'Ref No.', 'Reference number'])('%s is a reference', (heading) => {
  expect(matched([heading])).toEqual(['ref']);
});

test('a reference is that of the property where rows belong to one', () => {
  const headings = ['Reference', 'Name', 'Start date', 'Email'];
  const fields = matchColumns({ fields: fieldsOf('tenancies', []), headings, rows: [] }).map(({ field }) => field);
  expect(fields).toEqual(['property_ref', 'name', 'starts_on', 'email']);
});

test('a custom field of the firm is found by its name, and its cells are read as what it is', () => {
  const custom = [
    { id: 7, name: 'Alarm code', type: 'text', options: [] },
    { id: 8, name: 'Licence until', type: 'date', options: [] },
    { id: 9, name: 'Heating', type: 'choice', options: ['Gas', 'Heat pump'] },
    { id: 10, name: 'Area in m²', type: 'number', options: [] },
  ];
  const fields = fieldsOf('properties', custom);
  const headings = ['ALARM-CODE', 'Licence until', 'Heating', 'Area in m²'];
  const columns = matchColumns({ fields, headings, rows: [] });
  expect(columns.map(({ field }) => field)).toEqual(['custom_7', 'custom_8', 'custom_9', 'custom_10']);
  const read = (name: string, text: string) => {
    const field = fields.find((one) => one.name === name);
    return field && readCell(field, text);
  };
  expect(read('custom_8', '1/3/2027')).toEqual({ value: '2027-03-01' });
  expect(read('custom_9', 'heat-pump')).toEqual({ value: 'Heat pump' });
  expect(read('custom_9', 'Coal')).toEqual({ fault: 'must be one of Gas, Heat pump' });
  expect(read('custom_10', '-61.5')).toEqual({ value: '-61.5' });
  expect(read('custom_10', 'many')?.fault).toBe('must be a number, such as 2 or 1.5');
  expect(fieldsOf('clients', custom).some(({ name }) => name.startsWith('custom_'))).toBe(false);
});

test('a column without a telling name is found by what stands in it', () => {
  expect(
    matched(
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
    matchColumns({ fields: fieldsOf('meters', []), headings: ['Property', 'Post code'], rows: [[cell, 'PO5 2SJ']] })[0]
      ?.field;
  expect(['14 Elm Grove', 'Flat 3, 40 Marmion Road'].map(fieldsOfMeters)).toEqual(['property_line1', 'property_line1']);
  expect(['P-1001', '10044'].map(fieldsOfMeters)).toEqual(['property_ref', 'property_ref']);
});

test('a client is found by the names of the trade', () => {
  const headings = ['Landlord name', 'Mobile'];
  expect(matchColumns({ fields: fieldsOf('clients', []), headings, rows: [] }).map(({ field }) => field)).toEqual([
    'name',
    'phone',
  ]);
});

test('somebody’s choice from before goes first, also the choice to leave a column out', () => {
  const remembered = new Map<string, string | null>([
    ['mood', 'notes'],
    ['town', null],
  ]);
  expect(matched(['Mood', 'Town', 'City'], [], remembered)).toEqual(['notes', null, 'city']);
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
