import { expect, test } from 'vitest';
import { feesUrl, monthsOf } from './fees-url.ts';

test('a period is months, this one and those before it', () => {
  expect(monthsOf('this-month', '2027-01-31')).toEqual({ from: '2027-01', until: '2027-01' });
  expect(monthsOf('last-month', '2027-01-31')).toEqual({ from: '2026-12', until: '2026-12' });
  expect(monthsOf('quarter', '2027-01-31')).toEqual({ from: '2026-11', until: '2027-01' });
  expect(monthsOf('year', '2027-01-31')).toEqual({ from: '2026-02', until: '2027-01' });
});

test('the address names the period, but for the usual year', () => {
  expect(feesUrl.read(new URLSearchParams('period=quarter')).period).toEqual(['quarter']);
  expect(feesUrl.read(new URLSearchParams('period=always')).period).toEqual([]);
});
