import { expect, test } from 'vitest';
import { isDateRange } from '#domain/schedule/date-range.ts';
import { intervalOf, withEnd } from './date-range.ts';
import { inspectionQuery, inspectionUrl } from './inspection-search.ts';

const { read: readInspectionSearch, write: writeInspectionSearch, isFiltered, withoutFilters } = inspectionUrl;
const read = (query: string) => readInspectionSearch(new URLSearchParams(query));

test('the filters of a URL are written back the same, without the defaults', () => {
  const query = 'page=3&q=harbour&state=100%2C200&clerk=7&unassigned=true&when=this-week&sort=conduct_date';
  expect(writeInspectionSearch(read(query)).toString()).toBe(query);
  expect(writeInspectionSearch(read('')).toString()).toBe('');
});

test('nonsense in a URL is read as nothing', () => {
  expect(read('page=-1&state=abc&sort=price&when=someday')).toEqual(read(''));
});

test('paging and sorting are no filters', () => {
  expect(isFiltered(read('page=2&sort=address&per_page=50'))).toBe(false);
  expect(isFiltered(read('q=a'))).toBe(true);
  expect(withoutFilters(read('page=2&q=a&sort=address'))).toEqual(read('sort=address'));
});

test('the query names only what narrows the list', () => {
  expect(inspectionQuery(read('state=300&when=today'), '2027-02-03')).toEqual({
    page: 1,
    per_page: 30,
    sort: '-created',
    state_id: [300],
    conduct_date: '2027-02-03',
  });
});

test('days that do not exist, or end before they start, are no range', () => {
  expect(isDateRange('2027-02-01/2027-02-28')).toBe(true);
  expect(isDateRange('2027-02-28/2027-02-01')).toBe(false);
  expect(isDateRange('2027-13-45/2027-99-99')).toBe(false);
  expect(isDateRange('2027-02-01/2027-02-31')).toBe(false);
});

test('the other end of a range goes along where it would be on the wrong side', () => {
  expect(withEnd('first', '2027-02-03', '')).toBe('2027-02-03/2027-02-03');
  expect(withEnd('last', '2027-02-09', '2027-02-03')).toBe('2027-02-03/2027-02-09');
  expect(withEnd('last', '2027-01-01', '2027-02-03')).toBe('2027-01-01/2027-01-01');
  expect(withEnd('first', '2027-03-01', '2027-02-03')).toBe('2027-03-01/2027-03-01');
});

test('a week runs from Monday to Sunday', () => {
  expect(intervalOf('this-week', '2027-02-03')).toBe('2027-02-01/2027-02-07');
  expect(intervalOf('this-week', '2027-02-07')).toBe('2027-02-01/2027-02-07');
  expect(intervalOf('overdue', '2027-02-03')).toBe('../2027-02-02');
});
