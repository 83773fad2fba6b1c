import { expect, test } from 'vitest';
import { goAt, minutesToWait, visitsTogether, type WaitingVisit } from './message-wait.ts';

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

const minute = 60_000;
const visit = (id: number, people: string[], more: Partial<WaitingVisit> = {}): WaitingVisit => ({
  id,
  people,
  since: 0,
  dueAt: 10 * minute,
  isSoon: false,
  ...more,
});
const idsOf = (groups: WaitingVisit[][]) => groups.map((group) => group.map(({ id }) => id));

test('visits go together by the people that they have in common, also of a third one', () => {
  const waiting = [
    visit(3, ['eve']),
    visit(1, ['ada', 'cleo']),
    visit(5, []),
    visit(4, ['cleo', 'bo']),
    visit(2, ['bo']),
  ];
  expect(idsOf(visitsTogether(waiting))).toEqual([[1, 2, 4], [3], [5]]);
});

test('one within four hours goes without those that have time', () => {
  const waiting = [visit(1, ['cleo']), visit(2, ['cleo'], { isSoon: true, dueAt: minute }), visit(3, ['cleo'])];
  expect(idsOf(visitsTogether(waiting))).toEqual([[2], [1, 3]]);
});

test('many go in parts, those that are due first before the others', () => {
  const waiting = Array.from({ length: 450 }, (_, at) => visit(at, ['cleo'], { dueAt: (450 - at) * minute }));
  const parts = visitsTogether(waiting);
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(parts[0]?.[0]?.id).toBe(449);
});

test('they go once all of them are quiet, but never later than half an hour after the first change', () => {
  const late = visit(2, [], { since: 8 * minute, dueAt: 18 * minute });
  expect(goAt([visit(1, []), late])).toBe(18 * minute);
  expect(goAt([visit(1, []), { ...late, since: 25 * minute, dueAt: 35 * minute }])).toBe(30 * minute);
  expect(goAt([visit(1, [], { isSoon: true, dueAt: minute }), { ...late, isSoon: true }])).toBe(minute);
});
