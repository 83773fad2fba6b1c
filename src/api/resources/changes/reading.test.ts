import { expect, test } from 'vitest';
import { NumberedReading } from './numbered.ts';

const rows = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

test('nothing is told twice', () => {
  const reading = new NumberedReading(5);
  expect(reading.take(rows(6, 7), 0)).toEqual(rows(6, 7));
  expect(reading.take(rows(6, 7), 1)).toEqual([]);
  expect(reading.through).toBe(7);
});

test('a number that is committed late is still told', () => {
  const reading = new NumberedReading(5);
  expect(reading.take(rows(7, 8), 0)).toEqual(rows(7, 8));
  expect(reading.through).toBe(5);
  expect(reading.take(rows(6, 7, 8), 1)).toEqual(rows(6));
  expect(reading.through).toBe(8);
});

test('a number that never comes is given up after ten seconds', () => {
  const reading = new NumberedReading(5);
  reading.take(rows(7, 9), 0);
  expect(reading.take(rows(7, 9), 10)).toEqual([]);
  expect(reading.through).toBe(5);
  reading.take(rows(7, 9), 11);
  expect(reading.through).toBe(7);
  reading.take(rows(9), 22);
  expect(reading.through).toBe(9);
});
