import { describe, expect, test } from 'vitest';
import { AccountReading, SettledNumbers } from './reading.ts';

const rows = (...seqs: number[]) => seqs.map((seq) => ({ seq }));

describe('numbers are settled', () => {
  test('at once while nothing is under way', () => {
    const numbers = new SettledNumbers(5);
    numbers.note({ seq: 8, oldest: 70, next: 70 }, 0);
    expect(numbers.through).toBe(8);
  });

  test('when all that was under way has ended, whatever has begun since', () => {
    const numbers = new SettledNumbers(5);
    numbers.note({ seq: 8, oldest: 70, next: 74 }, 0);
    expect(numbers.through).toBe(5);
    numbers.note({ seq: 11, oldest: 72, next: 78 }, 1);
    expect(numbers.through).toBe(5);
    numbers.note({ seq: 12, oldest: 75, next: 80 }, 2);
    expect(numbers.through).toBe(8);
    numbers.note({ seq: 13, oldest: 79, next: 81 }, 3);
    expect(numbers.through).toBe(11);
  });

  test('after ten seconds, since a transaction that is still under way will fail', () => {
    const numbers = new SettledNumbers(5);
    for (const second of [0, 1, 10]) numbers.note({ seq: 8 + second, oldest: 70, next: 74 + second }, second);
    expect(numbers.through).toBe(5);
    numbers.note({ seq: 19, oldest: 70, next: 85 }, 11.5);
    expect(numbers.through).toBe(9);
  });
});

describe('the reading of an account', () => {
  const all = { settled: 8, unread: false };

  test('nothing is told twice', () => {
    const reading = new AccountReading(5);
    expect(reading.take(rows(6, 8), { settled: 5, unread: false })).toEqual(rows(6, 8));
    expect(reading.take(rows(6, 8), { settled: 6, unread: false })).toEqual([]);
    expect(reading.take(rows(8), all)).toEqual([]);
    expect(reading.through).toBe(8);
  });

  test('a number that is committed late is still told, and numbers of other accounts are no gap', () => {
    const reading = new AccountReading(5);
    expect(reading.take(rows(8), { settled: 5, unread: false })).toEqual(rows(8));
    expect(reading.through).toBe(5);
    expect(reading.take(rows(7, 8), all)).toEqual(rows(7));
    expect(reading.through).toBe(8);
  });

  test('rows that one reading had no room for are read by the next', () => {
    const reading = new AccountReading(5);
    expect(reading.take(rows(6, 7), { settled: 9, unread: true })).toEqual(rows(6, 7));
    expect(reading.through).toBe(7);
    expect(reading.take(rows(8, 9), { settled: 9, unread: false })).toEqual(rows(8, 9));
    expect(reading.through).toBe(9);
  });
});
