import { describe, expect, test } from 'vitest';
import type { ReportRoom } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { item, photosOf, room } from '#testing/pdf/plain-rooms.ts';
import { assembleReport } from '../assemble-report.ts';

const bare = { photos: [], meters: [], alarms: [], cover: null };
const roomsOf = (...rooms: ReportRoom[]) => assembleReport({ ...sampleReport(), ...bare, rooms }).rooms;

function viewCompared(before: ReportRoom[], now: ReportRoom[], typeCode: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) {
  const document = sampleReport({ typeCode: 5 });
  if (document.previous === null) throw new Error('The sample has no earlier report.');
  const inspection = { ...document.inspection, typeCode };
  const previous = { ...document.previous, rooms: before };
  return assembleReport({ ...document, ...bare, inspection, previous, rooms: now });
}

describe('a room', () => {
  test('says how much is in it, and leaves out empty counts', () => {
    const action = { id: 1, action: 'Repaint', responsibility: 'Tenant', comments: null };
    const full = room(1, [item(1, { photos: photosOf(2), actions: [action] }), item(2)], { photos: photosOf(1, 9) });
    expect(roomsOf(full)[0]?.note).toBe('2 items · 3 photographs · 1 action');
    expect(roomsOf(room(1, [item(1)]))[0]?.note).toBe('1 item');
    expect(roomsOf(room(1, []))[0]?.note).toBe('');
  });

  test('takes the next number, which keys, meters and manuals do not; items are numbered within it', () => {
    const meters = room(2, [item(2)], { name: 'Meters', blockType: 'METERS' });
    const view = assembleReport({
      ...sampleReport(),
      ...bare,
      rooms: [room(1, [item(1), item(3)]), meters, room(3, [item(4)], { name: 'Study' })],
    });
    expect(view.rooms.map(({ number, items }) => [number, items.map((one) => one.number)])).toEqual([
      ['1', ['1.1', '1.2']],
      ['2', ['2.1']],
    ]);
    expect(view.meters.rooms.map(({ number, items }) => [number, items.map((one) => one.number)])).toEqual([
      [null, ['1']],
    ]);
  });

  test('keeps the name of an unknown kind', () => {
    const unknown = { ...room(1, []), blockType: 'UNKNOWN' as const, unknownType: 'SAUNA', items: [] };
    expect(roomsOf(unknown)[0]).toMatchObject({ layout: 'unknown', unknownType: 'SAUNA' });
  });
});

describe('an item', () => {
  test('treats an emptied field as one never filled in', () => {
    expect(roomsOf(room(1, [item(1, { description: '', condition: '' })]))[0]?.items).toMatchObject([
      { description: null, now: null, before: null },
    ]);
  });

  test('has its own actions and no others', () => {
    const action = (id: number) => ({ id, action: `Do ${id}`, responsibility: 'Tenant', comments: null });
    const [view] = roomsOf(room(1, [item(1, { actions: [action(1)] }), item(2), item(3, { actions: [action(2)] })]));
    expect(view?.items.map(({ actions }) => actions.map(({ number, text, to }) => [number, text, to]))).toEqual([
      [['A1', 'Do 1', 'action-1']],
      [],
      [['A2', 'Do 2', 'action-2']],
    ]);
  });

  test('names its files, since they cannot be printed', () => {
    const file = {
      id: 1,
      type: 'VIDEO',
      filename: 'cooker.mp4',
      caption: 'Extractor',
      takenAt: '2027-02-03T09:41:00Z',
    };
    const unnamed = { id: 2, type: 'AUDIO', filename: null, caption: null, takenAt: null };
    expect(roomsOf(room(1, [item(1, { files: [file, unnamed] })]))[0]?.items[0]?.files).toEqual([
      'Video: cooker.mp4, Extractor, 3 Feb 2027, 09:41',
      'Audio',
    ]);
  });

  test('shows as many steps of its scale as were reached', () => {
    const graded = (options: (string | number)[], condition: number | null): ReportRoom => ({
      id: 1,
      originId: null,
      name: 'Grading',
      photos: [],
      files: [],
      blockType: 'SCALE',
      optionSet: { name: 'Condition', options },
      items: [{ ...item(1), condition }],
    });
    const scaleOf = (options: (string | number)[], value: number | null) =>
      roomsOf(graded(options, value))[0]?.items[0]?.scale;
    expect(scaleOf(['1 Poor', '2 Fair', '3 Good'], 2)).toMatchObject({
      value: 2,
      words: '2 of 3: Fair',
      filled: 2,
      of: 3,
    });
    expect(scaleOf([0, 1, 2, 3], 2)).toMatchObject({ words: '2 of 3', filled: 3, of: 4 });
    expect(scaleOf([1, 2], null)).toBeNull();
  });
});

describe('an item beside the earlier report', () => {
  const before = [room(1, [item(1), item(2)])];
  const now = [room(101, [item(101), item(102, { condition: 'Scuffed' }), item(199, { originId: null })])];

  test.each([
    [3, ['As previous visit', 'Changed', 'New']],
    [5, ['As check in', 'Changed', 'New']],
    [8, ['As previous visit', 'Changed', 'New']],
  ] as const)('states its outcome in the words of type %i', (typeCode, words) => {
    const items = viewCompared(before, now, typeCode).rooms[0]?.items;
    expect(items?.map(({ change }) => change?.word)).toEqual(words);
    expect(items?.map((one) => one.before)).toEqual(['Good', 'Good', null]);
  });

  test.each([1, 2, 6, 7] as const)('is not compared in a report of type %i', (typeCode) => {
    const [view] = viewCompared(before, now, typeCode).rooms;
    expect(view?.compares).toBe(false);
    expect(view?.items.map(({ change, before: earlier }) => [change, earlier])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  test('shows its description when it had no condition', () => {
    const view = viewCompared([room(1, [item(1, { condition: null })])], [room(101, [item(101)])], 5);
    expect(view.rooms[0]?.items[0]).toMatchObject({ before: 'Emulsion', now: 'Good' });
  });

  test('is not printed at length a second time when it is unchanged', () => {
    const condition = 'Good order throughout. '.repeat(60);
    const view = viewCompared([room(1, [item(1, { condition })])], [room(101, [item(101, { condition })])], 5);
    expect(view.rooms[0]?.items[0]).toMatchObject({ now: 'As check in', before: 'In full below' });
    expect(view.rooms[0]?.items[0]?.spilled.map(({ label }) => label)).toEqual(['At check in']);
  });

  test('has at most three earlier pictures beside the new ones, and none where nothing changed', () => {
    const was = [room(1, [item(1, { photos: photosOf(5) }), item(2, { photos: photosOf(5, 6) })])];
    const is = [
      room(101, [
        item(101, { condition: 'Scuffed', photos: photosOf(4, 11) }),
        item(102, { photos: photosOf(1, 15) }),
        item(199, { originId: null }),
      ]),
    ];
    const [view] = viewCompared(was, is, 5).rooms;
    expect(view?.pairs.map((pair) => [pair.before.length, pair.now.length])).toEqual([
      [3, 4],
      [0, 1],
    ]);
    expect(view?.pairs.map((pair) => pair.now.map(({ era }) => era?.word))).toEqual([
      ['At check out', 'At check out', 'At check out', 'At check out'],
      [undefined],
    ]);
    expect(view?.photos).toEqual([]);
  });

  test('shows the use in a METERS room', () => {
    const meters = (id: number, condition: string | null) =>
      room(id, [item(id, { name: 'Gas', condition })], { name: 'Meters', blockType: 'METERS' });
    const used = (from: string | null, to: string | null) =>
      viewCompared([meters(1, from)], [meters(101, to)], 5).meters.rooms[0]?.items[0]?.used;
    expect(used('05213', '06120')).toBe('907');
    expect(used('06120', '05213')).toBeNull();
    expect(used('05213', null)).toBeNull();
  });
});
