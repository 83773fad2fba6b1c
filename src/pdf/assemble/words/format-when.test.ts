import { describe, expect, test } from 'vitest';
import { buildWhenFormat } from './format-when.ts';

describe('dates', () => {
  const london = buildWhenFormat('Europe/London');

  test('are written as the trade writes them', () => {
    expect(london.full('2027-02-03T09:30:00Z')).toBe('Wed 3 Feb 2027, 09:30');
    expect(london.short('2027-02-03T09:30:00Z')).toBe('3 Feb 2027, 09:30');
    expect(london.exact('2027-02-03T09:30:12Z')).toBe('3 Feb 2027, 09:30:12');
  });

  test('follow the clocks of the time zone, whatever the machine is set to', () => {
    expect(london.full('2026-07-01T08:30:00+00:00')).toBe('Wed 1 Jul 2026, 09:30');
    expect(buildWhenFormat('Asia/Tokyo').full('2026-12-31T18:00:00Z')).toBe('Fri 1 Jan 2027, 03:00');
  });

  test('without a time stay on their day in every zone', () => {
    expect(buildWhenFormat('America/Los_Angeles').full('2027-02-03')).toBe('Wed 3 Feb 2027');
  });

  test('say midnight as 00:00 and September as Sep', () => {
    expect(london.short('2026-09-08T23:00:00Z')).toBe('9 Sep 2026, 00:00');
  });

  test('are printed as recorded when they cannot be read', () => {
    expect(london.full('some time in May')).toBe('some time in May');
    expect(london.full(null)).toBeNull();
  });
});
