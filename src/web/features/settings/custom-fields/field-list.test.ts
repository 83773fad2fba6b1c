import { expect, test } from 'vitest';
import { pageOfRows } from '#web/ui/table/whole-answer.ts';
import { fieldUrl, findFields, listedFields } from './field-list.ts';

const field = (id: number, name: string, type = 'text', archived = false) => ({
  id,
  name,
  type,
  options: [],
  required: false,
  version: 1,
  archived_at: archived ? '2027-02-03T09:30:00.000Z' : null,
});
const fields = listedFields(
  [field(1, 'Purchase order'), field(2, 'Council', 'choice'), field(3, 'Order of keys'), field(4, 'Old', 'text', true)],
  'properties',
);
const shown = (query: string) => {
  const search = fieldUrl.read(new URLSearchParams(query));
  const { data, pagination } = pageOfRows(findFields(fields, search), search);
  return { names: data.map(({ name }) => name), pages: pagination.totalPages, records: pagination.totalRecords };
};

test('fields stand in the order of the forms, without the archived ones', () => {
  expect(shown('')).toEqual({ names: ['Purchase order', 'Council', 'Order of keys'], pages: 1, records: 3 });
  expect(fields.map(({ place, count }) => `${place + 1} of ${count}`).slice(0, 3)).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  expect(shown('sort=-place').names).toEqual(['Order of keys', 'Council', 'Purchase order']);
  expect(shown('sort=name').names).toEqual(['Council', 'Order of keys', 'Purchase order']);
});

test('the URL narrows them by words, by kind, to the archived ones, and to a page', () => {
  expect(shown('q=order').names).toEqual(['Purchase order', 'Order of keys']);
  expect(shown('q=keys+order').names).toEqual(['Order of keys']);
  expect(shown('kind=choice,date').names).toEqual(['Council']);
  expect(shown('archived=true').names).toEqual(['Old']);
  expect(shown('per_page=2&page=2')).toEqual({ names: ['Order of keys'], pages: 2, records: 3 });
});

test('the fields of inspections have an address of their own, which survives reading and writing', () => {
  const search = fieldUrl.read(new URLSearchParams('of=inspections&field=7'));
  expect(search).toMatchObject({ subject: 'inspections', openId: 7 });
  expect(String(fieldUrl.write(search))).toBe('of=inspections&field=7');
  expect(fieldUrl.isFiltered(search)).toBe(false);
});
