import { describe, expect, test } from 'vitest';
import type { ReportRoom } from '../../report-room.ts';
import { sampleReport, type SampleOptions } from '#testing/pdf/sample-report.ts';
import { type Item, item, photosOf, room } from '#testing/pdf/plain-rooms.ts';
import { assembleReport } from '../assemble-report.ts';

function compared(before: ReportRoom[], now: ReportRoom[], options: SampleOptions = {}) {
  const document = sampleReport({ kind: 'CHANGES', typeCode: 5, ...options });
  if (document.previous === null) throw new Error('The sample has no earlier report.');
  const previous = { ...document.previous, rooms: before };
  const view = assembleReport({ ...document, previous, rooms: now, photos: [], meters: [], cover: null });
  if (view.changes === null) throw new Error('The report has no changes.');
  return view.changes;
}
const rowsOf = (before: ReportRoom[], now: ReportRoom[], options?: SampleOptions) =>
  compared(before, now, options).rooms.flatMap(({ items }) => items);
const rowOf = (before: Partial<Item>, now: Partial<Item>) =>
  rowsOf([room(1, [item(1, before)])], [room(101, [item(101, now)])])[0];

describe('a row of changes', () => {
  test('has the condition of both reports, and the description where that is the difference', () => {
    expect(rowOf({}, { condition: 'Scuffed' })).toMatchObject({ before: 'Good', now: 'Scuffed' });
    expect(rowOf({}, { description: 'Wallpaper' })).toMatchObject({ before: 'Emulsion\nGood', now: 'Wallpaper\nGood' });
    expect(rowOf({}, { condition: null })).toMatchObject({ before: 'Good', now: 'Emulsion' });
  });

  test('has both names of a renamed item', () => {
    expect(rowOf({}, { name: 'All walls' })).toMatchObject({
      name: 'All walls',
      before: 'Walls\nGood',
      now: 'All walls\nGood',
    });
  });

  test('has one side for a new item, and the other for a removed one', () => {
    const [added, removed] = rowsOf(
      [room(1, [item(1, { name: 'Fan' })])],
      [room(101, [item(199, { name: 'Shelf', originId: null })])],
    );
    expect(added).toMatchObject({ name: 'Shelf', before: null, now: 'Emulsion\nGood', chip: { word: 'New' } });
    expect(removed).toMatchObject({ name: 'Fan', before: 'Emulsion\nGood', now: null, chip: { word: 'Missing' } });
    expect([added?.number, removed?.number]).toEqual(['1.1', null]);
  });

  test('names the other room of an item that moved', () => {
    const [moved] = rowsOf(
      [room(1, [item(1)]), room(2, [], { name: 'Study' })],
      [room(101, []), room(102, [item(101)], { name: 'Study' })],
    );
    expect(moved).toMatchObject({ now: 'Now in Study, was in Hall', before: 'Good', chip: { word: 'Moved' } });
  });

  test('says of a question no longer asked that it was left out, since nothing is missing', () => {
    const asked = room(1, [item(1)], { blockType: 'OVERVIEW' });
    expect(rowsOf([asked], [{ ...asked, id: 101, originId: 1, items: [] }])[0]?.chip.word).toBe('Left out');
  });

  test('has the actions of the current item', () => {
    const actions = [{ id: 1, action: 'Repaint', responsibility: 'Tenant', comments: null }];
    const [row] = rowsOf([room(1, [item(1)])], [room(101, [item(101, { condition: 'Scuffed', actions })])]);
    expect(row?.actions).toMatchObject([{ number: 'A1', text: 'Repaint', who: 'Tenant' }]);
  });
});

describe('the pictures of a row', () => {
  const pictured = (kind: 'FULL' | 'CHANGES', typeCode: 4 | 5) => {
    const before = [room(1, [item(1, { photos: photosOf(9) })])];
    const now = [room(101, [item(101, { condition: 'Scuffed', photos: photosOf(8) })])];
    const [row] = rowsOf(before, now, { kind, typeCode });
    return [row?.photosBefore.length, row?.photosNow.length];
  };

  test('are six a side at most where the changes are all there is', () => {
    expect(pictured('CHANGES', 5)).toEqual([6, 6]);
  });

  test('include every new one in an update, which shows them nowhere else', () => {
    expect(pictured('FULL', 4)).toEqual([6, 8]);
  });

  test('stand with the rooms in a check out, and the row names them', () => {
    expect(pictured('FULL', 5)).toEqual([0, 0]);
  });
});

describe('the link target of a row', () => {
  const before = [room(1, [item(1)]), room(2, [item(2)], { name: 'Meters', blockType: 'METERS' })];
  const now = [
    room(101, [item(101, { condition: 'Scuffed' })]),
    room(102, [item(102, { condition: '04521' })], { name: 'Meters', blockType: 'METERS' }),
  ];
  const places = (kind: 'FULL' | 'CHANGES', typeCode: 4 | 5) =>
    rowsOf(before, now, { kind, typeCode }).map(({ label, to }) => [label, to]);

  test('is the row itself in a report of changes alone', () => {
    expect(places('CHANGES', 5)).toEqual([
      ['item-1', null],
      ['item-2', null],
    ]);
  });

  test('is the row itself in an update, except for items with a table of their own', () => {
    expect(places('FULL', 4)).toEqual([
      ['item-1', null],
      [null, 'item-2'],
    ]);
  });

  test('is the item in its room in a check out', () => {
    expect(places('FULL', 5)).toEqual([
      [null, 'item-1'],
      [null, 'item-2'],
    ]);
  });
});

describe('the changes', () => {
  test('stand under their rooms, which say when they are new or gone', () => {
    const gone = room(2, [item(2)], { name: 'Shed' });
    const fresh = room(199, [], { name: 'Loft', originId: null });
    const { rooms } = compared([room(1, [item(1)]), gone], [room(101, [item(101, { condition: 'Scuffed' })]), fresh]);
    expect(rooms.map(({ name, note }) => [name, note])).toEqual([
      ['1  Hall', null],
      ['2  Loft', 'Room not in the previous report'],
      ['Shed', 'Room no longer in the report'],
    ]);
  });

  test('begin with their number, or say that there are none', () => {
    const before = [room(1, [item(1), item(2)])];
    expect(compared(before, [room(101, [item(101, { condition: 'Scuffed' }), item(102)])]).intro).toBe(
      '1 item of 2 differs from the Check In report: 1 changed. All others stand as they were.',
    );
    expect(compared(before, [room(101, [item(101), item(102)])]).intro).toBe(
      'Nothing differs from the Check In report: all 2 items stand as they were.',
    );
    expect(compared([room(1, [item(1)])], [room(101, [item(101)])]).intro).toBe(
      'Nothing differs from the Check In report: its one item stands as it was.',
    );
  });

  test('say what they are measured against', () => {
    const { base, sha256 } = compared([], []);
    expect(base.map(({ label, value }) => [label, value])).toEqual([
      ['Compared with', 'Inventory & Check In'],
      ['Reference', 'KT-2025-00102'],
      ['Carried out', 'Sat 1 Feb 2025, 10:00'],
      ['Completed', 'Sat 1 Feb 2025, 16:41'],
      ['Time between the two', '2 years'],
      ['Version', '3'],
    ]);
    expect(sha256).toMatch(/^b94d27/);
  });

  test('are called advisory in a check out', () => {
    expect(compared([], []).advisory).toMatch(/^The comparison is advisory\./);
    expect(compared([], [], { typeCode: 4 }).advisory).toBeNull();
  });
});
