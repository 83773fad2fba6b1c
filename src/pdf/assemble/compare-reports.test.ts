import { describe, expect, test } from 'vitest';
import type { ReportItem, TextRoom } from '../report-room.ts';
import { compareReports } from './compare-reports.ts';

function item(
  id: number,
  originId: number | null,
  condition: string | null,
  more: Partial<ReportItem<string | null>> = {},
): ReportItem<string | null> {
  return {
    id,
    originId,
    name: `Item ${originId ?? id}`,
    description: 'Oak',
    condition,
    actions: [],
    photos: [],
    files: [],
    ...more,
  };
}

function room(id: number, originId: number | null, items: ReportItem<string | null>[]): TextRoom {
  return {
    id,
    originId,
    name: `Room ${originId ?? id}`,
    blockType: 'DETAILED',
    optionSet: null,
    items,
    photos: [],
    files: [],
  };
}

describe('comparing with the previous report', () => {
  const before = [
    room(1, null, [item(11, null, 'Good'), item(12, null, 'Clean'), item(13, null, 'Fair')]),
    room(2, null, [item(21, null, 'Good')]),
  ];

  test('finds what was added, removed and changed', () => {
    const now = [
      room(101, 1, [item(111, 11, 'Good'), item(112, 12, 'Stained'), item(119, null, 'New chair')]),
      room(102, 2, [item(121, 21, 'Good')]),
    ];
    const { counts, rooms, kindOf } = compareReports(before, now);
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1, moved: 0, same: 2 });
    expect([kindOf(111), kindOf(112), kindOf(119)]).toEqual(['same', 'changed', 'added']);
    expect(rooms.map(({ room: { name }, items }) => [name, items.map(({ kind }) => kind)])).toEqual([
      ['Room 1', ['changed', 'added', 'removed']],
    ]);
  });

  test('ignores a change of white space', () => {
    const now = [
      room(101, 1, [item(111, 11, ' Good \n'), item(112, 12, 'Clean'), item(113, 13, 'Fair')]),
      room(102, 2, [item(121, 21, 'Good')]),
    ];
    expect(compareReports(before, now).counts.same).toBe(4);
  });

  test('counts a new description as a change, and an emptied condition too', () => {
    const now = [
      room(101, 1, [item(111, 11, 'Good', { description: 'Pine' }), item(112, 12, null), item(113, 13, 'Fair')]),
      room(102, 2, [item(121, 21, 'Good')]),
    ];
    expect(compareReports(before, now).counts.changed).toBe(2);
  });

  test('says when an item stands in another room now', () => {
    const now = [
      room(101, 1, [item(111, 11, 'Good'), item(112, 12, 'Clean')]),
      room(102, 2, [item(121, 21, 'Good'), item(113, 13, 'Fair')]),
    ];
    const { counts, kindOf, before: earlier } = compareReports(before, now);
    expect(counts.moved).toBe(1);
    expect(kindOf(113)).toBe('moved');
    expect(earlier(113)?.room.id).toBe(1);
  });

  test('lets only the first of two copies continue an item', () => {
    const now = [
      room(101, 1, [item(111, 11, 'Good'), item(115, 11, 'Good'), item(112, 12, 'Clean'), item(113, 13, 'Fair')]),
      room(102, 2, [item(121, 21, 'Good')]),
    ];
    expect(compareReports(before, now).kindOf(115)).toBe('added');
  });

  test('lists the items of a removed room under its old name', () => {
    const now = [room(101, 1, [item(111, 11, 'Good'), item(112, 12, 'Clean'), item(113, 13, 'Fair')])];
    const { rooms } = compareReports(before, now);
    expect(rooms).toMatchObject([
      { kind: 'removed', room: { name: 'Room 2' }, items: [{ kind: 'removed', now: null }] },
    ]);
  });

  test('shows a new room even when nothing is in it', () => {
    expect(compareReports([], [room(5, null, [])]).rooms).toMatchObject([{ kind: 'added', items: [] }]);
  });
});
