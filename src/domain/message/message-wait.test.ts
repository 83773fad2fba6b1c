import { expect, test } from 'vitest';
import { minutesToWait } from './message-wait.ts';

const now = Date.parse('2027-03-01T09:00:00Z');

test.each([
  ['next week', ['2027-03-08T09:00:00Z'], 10],
  ['in four hours and a second', ['2027-03-01T13:00:01Z'], 10],
  ['in four hours', ['2027-03-01T13:00:00Z'], 1],
  ['this morning, and now next week', ['2027-03-01T11:00:00Z', '2027-03-08T09:00:00Z'], 1],
  ['next week, and now this morning', ['2027-03-08T09:00:00Z', '2027-03-01T11:00:00Z'], 1],
  ['under way', ['2027-03-01T08:00:00Z'], 1],
  ['on no day yet', [null], 10],
])('a visit %s', (_, times, minutes) => {
  expect(minutesToWait(times, now)).toBe(minutes);
});
