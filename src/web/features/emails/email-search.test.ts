import { expect, test } from 'vitest';
import { readEmailSearch, writeEmailSearch } from './email-search.ts';

test('an address says the page and which e-mail is open, and no more than it has to', () => {
  const search = { page: 3, perPage: 50, openId: 12 };
  expect(readEmailSearch(writeEmailSearch(search))).toEqual(search);
  expect(writeEmailSearch({ page: 1, perPage: 30, openId: undefined }).toString()).toBe('');
});

test.each(['page=0&per_page=x&email=-1', 'page=1.5&per_page=&email=abc', ''])(
  'what %j does not say is as usual',
  (address) => {
    expect(readEmailSearch(new URLSearchParams(address))).toEqual({ page: 1, perPage: 30, openId: undefined });
  },
);

test('a list is no longer than the service allows', () => {
  expect(readEmailSearch(new URLSearchParams('per_page=5000')).perPage).toBe(100);
});
