/** The rules against a walk through every day: what they leave out or say twice. */
import { describe, expect, test } from 'vitest';
import { walkVisits } from '#testing/schedule/walk-visits.ts';
import { addDays, weekdayOf } from '../schedule/calendar-day.ts';
import { type LivedIn, type RecurrenceRule, visitsDue } from './recurring-visits.ts';

const first = '2025-01-01';
const horizon = addDays(first, 5 * 365 + 1);

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = seeded(20_270_203);
const away = new Set(Array.from({ length: 200 }, () => addDays(first, random(5 * 365))));
const free = new Set(
  Array.from({ length: 7 * 365 }, (_, at) => addDays(first, at - 400)).filter(
    (day) => weekdayOf(day) <= 5 && !away.has(day),
  ),
);
const isFree = (day: string) => free.has(day);

/** Beginnings before and within the five years, with and without an end. */
function someTenancy(id: number): LivedIn {
  const startsOn = addDays(first, random(5 * 365 + 400) - 400);
  const someDay = () => addDays(startsOn, random(3 * 365));
  return {
    id,
    startsOn,
    endsOn: random(2) === 0 ? null : someDay(),
    leavesOn: random(3) === 0 ? someDay() : null,
  };
}
const someRule = (): RecurrenceRule => ({
  everyMonths: [1, 3, 3, 3, 4, 6, 12][random(7)] ?? 3,
  jitterDays: random(15),
  quietDays: random(43),
});

const cases = Array.from({ length: 5000 }, (_, at) => ({ tenancy: someTenancy(at + 1), rule: someRule() }));

describe('over five years of 5,000 tenancies', () => {
  test('the rules find what the walk finds, none missed and none doubled', () => {
    const different = cases.flatMap(({ tenancy, rule }) => {
      const walked = walkVisits(rule, tenancy, addDays(horizon, 31), isFree).filter(({ day }) => day <= horizon);
      const found = visitsDue(rule, tenancy, { from: tenancy.startsOn, until: horizon }, isFree);
      return JSON.stringify(found) === JSON.stringify(walked) ? [] : [{ tenancy, rule, walked, found }];
    });
    expect(different).toEqual([]);
  });

  test('so do the weeks in which somebody looks, put together', () => {
    for (const { tenancy, rule } of cases.slice(0, 200)) {
      const whole = visitsDue(rule, tenancy, { from: first, until: horizon }, isFree);
      const weeks = [];
      for (let from = first; from <= horizon; from = addDays(from, 7)) {
        const end = addDays(from, 6);
        weeks.push(...visitsDue(rule, tenancy, { from, until: end < horizon ? end : horizon }, isFree));
      }
      expect(weeks.toSorted((one, other) => one.nth - other.nth)).toEqual(whole);
    }
  });
});
