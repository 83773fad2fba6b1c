import { describe, expect, test } from 'vitest';
import { learnDuration, type Visit } from './learnt-duration.ts';

const visit = (minutes: number, more: Partial<Visit> = {}): Visit => ({
  startedAt: '2027-02-03T09:00:00Z',
  submittedAt: new Date(Date.parse('2027-02-03T09:00:00Z') + minutes * 60_000).toISOString(),
  planned: 60,
  beds: 2,
  furnished: 'Unfurnished',
  ...more,
});
const home = { beds: 2, furnished: 'Unfurnished' };

describe('the length of a visit is learnt from those before it', () => {
  test('as their median, in quarters of an hour, with how many there were', () => {
    expect(learnDuration([visit(70), visit(95), visit(300)], home)).toEqual({ minutes: 90, visits: 3 });
    expect(learnDuration([visit(60), visit(80), visit(100), visit(300)], home)).toEqual({ minutes: 90, visits: 4 });
  });

  test('from homes of the same size and furnishing first, then from all of that size', () => {
    const furnished = [visit(150), visit(150), visit(150)].map((one) => ({ ...one, furnished: 'FULLY FURNISHED' }));
    const all = [...furnished, visit(60), visit(60)];
    expect(learnDuration(all, { beds: 2, furnished: 'Fully Furnished' })).toEqual({ minutes: 150, visits: 3 });
    expect(learnDuration(all, home)).toEqual({ minutes: 150, visits: 5 });
    expect(learnDuration(all, { ...home, beds: 3 })).toBeUndefined();
  });

  test('from the plan where the report was sent in another day, or not at all', () => {
    const late = visit(3000);
    const open = visit(0, { submittedAt: null, planned: 75 });
    expect(learnDuration([late, late, open], home)).toEqual({ minutes: 60, visits: 3 });
  });

  test('not from fewer than three', () => {
    expect(learnDuration([visit(70), visit(70), visit(0, { planned: undefined })], home)).toBeUndefined();
  });
});
