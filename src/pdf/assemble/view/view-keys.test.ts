import { describe, expect, test } from 'vitest';
import type { ListRoom, ReportItem } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

type Key = [name: string, description?: string | null];

/** Keys of the earlier report have ids from 1, those that continue them from 101. */
function keysRoom(id: number, items: ReportItem<null>[], originId: number | null = null): ListRoom {
  return { id, originId, name: 'Keys', blockType: 'KEYS', optionSet: null, items, photos: [], files: [] };
}

function key(id: number, [name, description = null]: Key, originId: number | null = null): ReportItem<null> {
  return { id, originId, name, description, condition: null, actions: [], photos: [], files: [] };
}

function keysOf(issued: Key[], returned: (Key | null)[], typeCode: 4 | 5 | 8 = 5) {
  const document = sampleReport({ typeCode });
  if (document.previous === null) throw new Error('The sample has no earlier report.');
  const before = keysRoom(
    1,
    issued.map((one, at) => key(at + 1, one)),
  );
  const now = returned.flatMap((one, at) => (one === null ? [] : [key(at + 101, one, at + 1)]));
  const previous = { ...document.previous, rooms: [before] };
  return assembleReport({ ...document, previous, rooms: [keysRoom(2, now, 1)] });
}

const issued: Key[] = [['Front door: Yale ×2'], ['Window', '5 keys'], ['Garage remote', '1 x fob']];

const written: Key[] = [
  ['Front door: Yale ×2', 'Both seen'],
  ['Window', '5 keys, seen'],
  ['Garage remote', '1 x fob, seen'],
];

describe('the account of keys', () => {
  test('adds up what was issued and says that all of it came back, where each was written anew', () => {
    expect(keysOf(issued, written).keysNote).toBe(
      'Issued at check in: 8 keys in 3 entries. All of them are recorded as returned.',
    );
  });

  test('calls nothing returned that rests on the words of the check in', () => {
    expect(keysOf(issued, issued).keysNote).toBe(
      'Issued at check in: 8 keys in 3 entries. No shortfall is recorded. 3 entries rest on “As check in”: what came back was not counted anew.',
    );
    expect(keysOf(issued, [written[0] ?? null, written[1] ?? null, issued[2] ?? null]).keysNote).toContain(
      'No shortfall is recorded. 1 entry of 3 rests on “As check in”',
    );
  });

  test('names keys that did not come back, and how many did where some are missing', () => {
    expect(keysOf(issued, [['Front door: Yale ×1'], null, ['Garage remote', '1 x fob']]).keysNote).toBe(
      'Issued at check in: 8 keys in 3 entries. Short: Front door: Yale ×2 (1 of 2); Window. 1 entry of 3 rests on “As check in”: what came back was not counted anew.',
    );
  });

  test('counts no shortfall when as many keys came back as were issued, or more', () => {
    const more: Key[] = [['Front door: Yale ×3'], ['Window', '6 keys'], ['Garage remote', '2 x fob']];
    expect(keysOf(issued, more).keysNote).toContain('All of them are recorded as returned.');
  });

  test('counts entries when one of them does not say how many keys it is', () => {
    const unsaid: Key[] = [['Front door: Yale ×2'], ['Meter box', 'Triangular']];
    expect(keysOf(unsaid, unsaid).keysNote).toContain('Issued at check in: 2 entries. No shortfall is recorded.');
    expect(keysOf([['Shed']], [['Shed', '2 keys']]).keysNote).toBe(
      'Issued at check in: 1 entry. All of them are recorded as returned.',
    );
  });

  test('speaks of recorded keys in a visit or an update, since nothing is returned', () => {
    expect(keysOf(issued, [issued[0] ?? null, null, null], 8).keysNote).toBe(
      'In the earlier report: 8 keys in 3 entries. No longer recorded: Window; Garage remote.',
    );
    expect(keysOf(issued, issued, 4).keysNote).toBe(
      'In the earlier report: 8 keys in 3 entries. All of them are recorded again.',
    );
  });

  test('is left out when no keys were issued, and in a report that does not compare', () => {
    expect(keysOf([], []).keysNote).toBeNull();
    expect(assembleReport(sampleReport({ typeCode: 1 })).keysNote).toBeNull();
  });
});

describe('the table of keys', () => {
  const items = (view: ReturnType<typeof keysOf>) => view.keys.flatMap((room) => room.items);

  test('shows the issued beside the returned keys, name and description together', () => {
    expect(items(keysOf(issued, [['Front door: Yale ×1'], ['Window', '5 keys'], null]))).toMatchObject([
      { number: '1', before: 'Front door: Yale ×2', now: 'Front door: Yale ×1', change: { word: 'Changed' } },
      { number: '2', before: 'Window\n5 keys', now: 'Window\n5 keys', change: { word: 'As check in' } },
      {
        number: '–',
        label: null,
        name: 'Garage remote',
        description: '1 x fob',
        before: 'Garage remote\n1 x fob',
        now: null,
        change: { word: 'Missing', tone: 'bad' },
      },
    ]);
  });

  test('has a column for how many there are', () => {
    const quantities = (view: ReturnType<typeof keysOf>) => items(view).map(({ quantity }) => quantity);
    expect(quantities(keysOf(issued, [['Front door: Yale ×1'], issued[1] ?? null, null]))).toEqual([
      { before: '2', now: '1' },
      { before: '5', now: 'not counted' },
      { before: '1', now: '0' },
    ]);
    const handedOver = {
      ...sampleReport({ typeCode: 2 }),
      rooms: [keysRoom(1, [key(1, ['Yale', '3 keys']), key(2, ['Shed'])])],
    };
    expect(assembleReport(handedOver).keys[0]?.items.map(({ quantity }) => quantity.now)).toEqual(['3', null]);
  });

  test('prints the photographs of keys below their table', () => {
    const photo = { id: 7, path: null, caption: 'On the scale', takenAt: null, uploadedAt: null, sha256: null };
    const room = keysRoom(1, [{ ...key(1, ['Yale', '3 keys']), photos: [photo] }]);
    const [view] = assembleReport({ ...sampleReport({ typeCode: 2 }), rooms: [room] }).keys;
    expect(view?.photos).toMatchObject([{ number: 'K-001', caption: 'On the scale' }]);
    expect(view?.items[0]?.photos).toMatchObject([{ text: 'K-001' }]);
  });

  test('says which sets were handed to whom, and came back from whom, and when', () => {
    const line = { set: 'CQ-014', holds: 'Front door', quantity: 2, party: 'Ann Lee, tenant' };
    const keyHandovers = [
      { ...line, isBack: false, at: '2025-02-01T10:00:00Z' },
      { ...line, isBack: true, at: '2027-02-03T10:00:00Z' },
    ];
    const view = assembleReport({ ...sampleReport({ typeCode: 5 }), rooms: [], keyHandovers });
    expect(view.sections.map(({ id }) => id)).toContain('keys');
    expect(view.keyHandovers.map(({ set, quantity, what, at }) => [set, quantity, what, at])).toEqual([
      ['CQ-014', '2', 'Handed to Ann Lee, tenant', 'Sat 1 Feb 2025, 10:00'],
      ['CQ-014', '2', 'Back from Ann Lee, tenant', 'Wed 3 Feb 2027, 10:00'],
    ]);
  });

  test('lists the keys of a removed KEYS room once', () => {
    const document = sampleReport({ typeCode: 5 });
    if (document.previous === null) throw new Error('The sample has no earlier report.');
    const previous = {
      ...document.previous,
      rooms: [keysRoom(1, [key(1, ['Yale'])]), keysRoom(9, [key(9, ['Shed'])])],
    };
    const rooms = [keysRoom(2, [key(101, ['Yale'], 1)], 1), keysRoom(3, [key(102, ['Loft'])])];
    const view = assembleReport({ ...document, previous, rooms });
    expect(view.keys.map((room) => room.items.map(({ name, change }) => [name, change?.word]))).toEqual([
      [
        ['Yale', 'As check in'],
        ['Shed', 'Missing'],
      ],
      [['Loft', 'New']],
    ]);
  });

  test('has one column of conditions where nothing is compared', () => {
    const [room] = assembleReport(sampleReport({ typeCode: 1 })).keys;
    expect(room?.items.map(({ name, now, before, change }) => [name, now, before, change])).toEqual([
      ['Yale cylinder', null, null, null],
      ['Window', null, null, null],
      ['Meter box, triangular', null, null, null],
    ]);
  });
});
