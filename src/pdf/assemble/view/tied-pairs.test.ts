/** Pairs that somebody made stand beside each other, whatever the comparison makes of their items. */
import { expect, test } from 'vitest';
import { item, photosOf, room } from '#testing/pdf/plain-rooms.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';
import type { Photo, ReportRoom } from '../../report-room.ts';

const bare = { photos: [], meters: [], alarms: [], cover: null };
const idsOf = (views: { number: string }[]) => views.map(({ number }) => number);

function view(before: ReportRoom[], now: ReportRoom[], kind: 'FULL' | 'CHANGES' = 'FULL') {
  const document = sampleReport({ typeCode: 5, kind });
  if (document.previous === null) throw new Error('The sample has no earlier report.');
  return assembleReport({ ...document, ...bare, previous: { ...document.previous, rooms: before }, rooms: now });
}

const tied = (photo: Photo, earlierId: number): Photo => ({ ...photo, earlierId });
const [first, second, third] = photosOf(3, 11) as [Photo, Photo, Photo];

test('an unchanged item shows its pair, and the other photos beside nothing', () => {
  const before = [room(1, [item(1, { photos: photosOf(3) })])];
  const now = [room(101, [item(101, { photos: [first, tied(second, 3)] })])];
  const [hall] = view(before, now).rooms;
  expect(hall?.pairs.map((pair) => [idsOf(pair.before), idsOf(pair.now)])).toEqual([
    [['H-003 (at check in)'], ['H-002']],
    [[], ['H-001']],
  ]);
});

test('a changed item repeats neither side of a pair', () => {
  const before = [room(1, [item(1, { photos: photosOf(3) })])];
  const now = [room(101, [item(101, { condition: 'Scuffed', photos: [first, tied(second, 3)] })])];
  const [hall] = view(before, now).rooms;
  expect(hall?.pairs.map((pair) => [idsOf(pair.before), idsOf(pair.now)])).toEqual([
    [['H-003 (at check in)'], ['H-002']],
    [['H-001 (at check in)', 'H-002 (at check in)'], ['H-001']],
  ]);
});

test('a room as a whole has pairs as well', () => {
  const before = [room(1, [], { photos: photosOf(2) })];
  const now = [room(101, [], { photos: [tied(first, 2), second] })];
  const [hall] = view(before, now).rooms;
  expect(hall?.pairs.map((pair) => [idsOf(pair.before), idsOf(pair.now)])).toEqual([
    [['H-002 (at check in)'], ['H-001']],
  ]);
  expect(idsOf(hall?.overview ?? [])).toEqual(['H-002']);
});

test('one whose earlier photo is gone is like one without a pair', () => {
  const before = [room(1, [item(1, { photos: photosOf(1) })])];
  const now = [room(101, [item(101, { photos: [tied(first, 99)] })])];
  expect(view(before, now).rooms[0]?.pairs.map((pair) => [idsOf(pair.before), idsOf(pair.now)])).toEqual([
    [[], ['H-001']],
  ]);
});

test('in the list of changes the two stand first on their sides', () => {
  const before = [room(1, [item(1, { photos: photosOf(3) })])];
  const now = [room(101, [item(101, { condition: 'Scuffed', photos: [first, second, tied(third, 2)] })])];
  const change = view(before, now, 'CHANGES').changes?.rooms[0]?.items[0];
  expect(idsOf(change?.photosBefore ?? [])).toEqual(['H-002', 'H-001', 'H-003'].map((one) => `${one} (at check in)`));
  expect(idsOf(change?.photosNow ?? [])).toEqual(['H-003', 'H-001', 'H-002']);
});
