import { describe, expect, test } from 'vitest';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { readingHistory, readingValue, readingWarning } from './reading-history.ts';

const meter = (reading: string, ...previous: [string, string][]) =>
  ({
    reading,
    date: '2027-02-03T09:30:00+00:00',
    previous_readings: previous.map(([text, date]) => ({ reading: text, date })),
  }) as Meter;

const warningOf = (...given: Parameters<typeof meter>) => readingWarning(readingHistory(meter(...given)));

describe('a reading', () => {
  test.each([
    ['04512.3 kWh', 4512.3],
    ['12,345', 12_345],
    ['Day 100', 100],
    ['illegible', undefined],
  ])('%s is worth %s', (text, value) => {
    expect(readingValue(text)).toBe(value);
  });
});

describe('a history', () => {
  test('runs from the oldest to the current reading', () => {
    const history = readingHistory(meter('300', ['200', '2026-02-03T00:00:00Z'], ['100', '2025-02-03T00:00:00Z']));
    expect(history.map(({ text }) => text)).toEqual(['100', '200', '300']);
  });

  test('warns of a reading below the one before', () => {
    expect(warningOf('150', ['200', '2026-02-03T00:00:00Z'])).toBe('Lower than the reading before it (200).');
  });

  test('warns of a rise that no household makes', () => {
    const before: [string, string][] = [
      ['200', '2026-02-03T00:00:00Z'],
      ['100', '2025-02-03T00:00:00Z'],
    ];
    expect(warningOf('20000', ...before)).toMatch(/^Rises \d+ times as fast/);
    expect(warningOf('310', ...before)).toBeUndefined();
  });

  test('says when there is no number in the reading', () => {
    expect(warningOf('illegible')).toBe('The reading has no number.');
  });
});
