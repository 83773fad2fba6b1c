import { expect, test } from 'vitest';
import type { Booking } from '../booking.ts';
import { type Move, unmoved } from '../move.ts';
import { handOf, handText, movesOfHand, stayText } from './hand.ts';

const [tom, ann] = [
  { id: 7, name: 'Tom Ashdown' },
  { id: 8, name: 'Aisha Rahman' },
];

type Facts = { clerk?: typeof tom | undefined; state?: number };

const booking = (
  id: number,
  day: string | undefined,
  from: number | undefined,
  { clerk = tom, state = 200 }: Facts = {},
) =>
  ({
    id,
    day,
    from,
    minutes: 60,
    clerkId: clerk?.id ?? null,
    inspection: { clerk, state: { id: state, name: 'Assigned' } },
  }) as unknown as Booking;

const first = booking(1, '2027-03-02', 600);
const second = booking(2, '2027-03-04', undefined, { clerk: ann });
const late = booking(3, '2027-03-02', 18 * 60 + 30);
const undated = booking(4, undefined, undefined);
const begun = booking(5, '2027-03-02', 600, { state: 300 });
const all = [first, second, late, undated, begun, first];
const picked = new Set(['1', '2', '3', '4', '5']);
const hand = handOf(first, picked, all);

const places = (moves: readonly Move[]) =>
  moves.map(({ booking: { id }, clerkId, day, from }) => [id, clerkId, day, from]);

test('one that is picked takes the others along, but for those that have begun; any other goes alone', () => {
  expect(hand.others.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(stayText(hand)).toBe('One has begun and stays.');
  expect(handOf(first, new Set(['2', '3']), all).others).toEqual([]);
});

test('to another clerk all of them go, and each as many days later as the one in hand', () => {
  const moves = movesOfHand({ ...unmoved(first), clerkId: 8, clerkName: ann.name, day: '2027-03-05' }, hand);
  expect(places(moves)).toEqual([
    [1, 8, '2027-03-05', 600],
    [2, 8, '2027-03-07', undefined],
    [3, 8, '2027-03-05', 18 * 60 + 30],
    [4, 8, '2027-03-05', undefined],
  ]);
  expect(handText(moves)).toBe('4 inspections: Aisha Rahman, 3 days later');
});

test('with its own clerk each keeps theirs, and nobody who would stay in place is moved', () => {
  expect(places(movesOfHand({ ...unmoved(first), day: '2027-03-01' }, hand))).toEqual([
    [1, 7, '2027-03-01', 600],
    [2, 8, '2027-03-03', undefined],
    [3, 7, '2027-03-01', 18 * 60 + 30],
    [4, 7, '2027-03-01', undefined],
  ]);
  const toTom = { ...unmoved(second), clerkId: 7, clerkName: tom.name };
  expect(places(movesOfHand(toTom, handOf(second, new Set(['2', '1']), all)))).toEqual([
    [2, 7, '2027-03-04', undefined],
  ]);
});

test('each goes as many minutes later as the one in hand, within the day of the board', () => {
  const moves = movesOfHand({ ...unmoved(first), from: 660 }, handOf(first, new Set(['1', '2', '3']), all));
  expect(places(moves)).toEqual([
    [1, 7, '2027-03-02', 660],
    [3, 7, '2027-03-02', 19 * 60],
  ]);
  expect(handText(moves)).toBe('2 inspections: 1 h later');
});
