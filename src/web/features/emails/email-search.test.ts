import { expect, test } from 'vitest';
import { emailQuery, emailUrl } from './email-search.ts';

const { read: readEmailSearch, write: writeEmailSearch, isFiltered, withoutFilters } = emailUrl;

const usual = {
  page: 1,
  perPage: 30,
  recipient: '',
  states: [],
  inspectionId: undefined,
  openId: undefined,
  sort: '-created' as const,
};

test('an address names the filters, the page and the open e-mail, and no more than necessary', () => {
  const search = {
    page: 3,
    perPage: 50,
    recipient: 'ann@',
    states: ['waiting' as const, 'failed' as const],
    inspectionId: 7,
    openId: 12,
    sort: 'recipient' as const,
  };
  expect(readEmailSearch(writeEmailSearch(search))).toEqual(search);
  expect(writeEmailSearch(usual).toString()).toBe('');
});

test.each(['page=0&per_page=x&email=-1&inspection=0&state=bounced', 'page=1.5&per_page=&email=abc&state=', ''])(
  '%j leaves everything else at its default',
  (address) => {
    expect(readEmailSearch(new URLSearchParams(address))).toEqual(usual);
  },
);

test('a list is no longer than the service allows', () => {
  expect(readEmailSearch(new URLSearchParams('per_page=5000')).perPage).toBe(100);
});

test('filters are asked of the service, and cleared together, which leads to the first page', () => {
  const search = { ...usual, page: 2, recipient: ' ann@ ', states: ['failed' as const], inspectionId: 7 };
  expect(emailQuery(search)).toEqual({
    page: 2,
    per_page: 30,
    recipient: 'ann@',
    state: ['failed'],
    inspection_id: [7],
  });
  expect(emailQuery(usual)).toEqual({ page: 1, per_page: 30 });
  expect(isFiltered(search)).toBe(true);
  expect(withoutFilters(search)).toEqual(usual);
  expect(isFiltered(usual)).toBe(false);
});
