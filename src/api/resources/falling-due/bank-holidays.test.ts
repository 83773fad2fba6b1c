import { expect, test } from 'vitest';
import { bankHolidays } from './bank-holidays.ts';

test('a firm in England rests on its bank holidays, and on the days that stand in for those of a weekend', async () => {
  const england = await bankHolidays('United Kingdom', 2027);
  expect([...england]).toEqual(expect.arrayContaining(['2027-01-01', '2027-03-26', '2027-08-30', '2027-12-28']));
  expect(england.has('2027-08-02')).toBe(false);
  expect((await bankHolidays('Scotland', 2027)).has('2027-08-02')).toBe(true);
});

test('other countries are known by their names, and one that nobody knows has none', async () => {
  expect((await bankHolidays(' Ireland ', 2027)).has('2027-03-17')).toBe(true);
  expect(await bankHolidays('Atlantis', 2027)).toEqual(new Set());
});
