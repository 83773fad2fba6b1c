import { expect, test } from 'vitest';
import { types } from '../inspection-type.ts';
import { indexApproved } from './approved.ts';
import type { ReviewedItem } from './doubts.ts';
import { listStops } from './list-stops.ts';

const item = (id: number, name: string, before: string | number, now: string | number): ReviewedItem => ({
  id,
  name,
  before,
  now,
  description: null,
  actions: typeof now === 'string' ? [{ action: 'Clean', responsibility: 'Tenant' }] : [],
  isSeen: true,
  confirmed: true,
  waived: [],
});
const room = (id: number, blockType: string, items: ReviewedItem[]) => ({
  id,
  name: `Room ${id}`,
  blockType,
  isSeen: true,
  items,
});
const list = (...rooms: ReturnType<typeof room>[]) =>
  listStops({ typeId: types.checkOut, rooms }, indexApproved([]), '2026-11-27');

test('the answers of one table are one stop, and so are the same words about items of one name', () => {
  const scale = room(1, 'SCALE', [item(1, 'Hall', 5, 2), item(2, 'Kitchen', 4, 2), item(3, 'Bath', 4, 4)]);
  const scuffed = (id: number, name: string) => item(id, name, 'Good', 'As check in; scuffs to lower edge');
  const { stops, unchanged } = list(
    scale,
    room(2, 'DETAILED', [scuffed(4, 'Door'), scuffed(5, 'Frame')]),
    room(3, 'DETAILED', [scuffed(6, 'Door')]),
  );
  expect(stops.map(({ id, places }) => [id, places.map(({ itemId }) => itemId)])).toEqual([
    ['room 1', [1, 2]],
    ['item 4', [4, 6]],
    ['item 5', [5]],
  ]);
  expect(unchanged).toBe(1);
});

test('a question about the visit as a whole is asked once, and hides no place', () => {
  const unseen = { ...item(1, 'Door', 'Good', 'As check in; scuffs to lower edge'), isSeen: false };
  const unchecked = { ...item(2, 'Walls', 'Good', 'Good'), actions: [], confirmed: false };
  const { stops } = list(room(1, 'DETAILED', [unseen, unchecked]));
  expect(stops.map(({ kind, doubts, places }) => [kind, doubts, places.length])).toEqual([
    ['photographs', ['unseen'], 1],
    ['unchecked', ['unchecked'], 1],
    ['item', ['new'], 1],
  ]);
});
