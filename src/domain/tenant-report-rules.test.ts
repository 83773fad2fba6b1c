import { describe, expect, test } from 'vitest';
import type { Condition } from './condition.ts';
import { listMissing, needsRoomPhoto, type RoomToCheck } from './tenant-report.ts';

const item = (id: number, name: string, condition: Condition, photos = 0, description: string | null = null) => ({
  id,
  name,
  description,
  condition,
  photos,
});
const room = (blockType: string, items: RoomToCheck['items'], photos = 1): RoomToCheck => ({
  id: 9,
  name: 'Hall',
  blockType,
  photos,
  items,
});
const missing = (...rooms: RoomToCheck[]) =>
  listMissing(rooms).map(({ item_id, code, detail }) => [item_id, code, detail]);

describe('a tenant is told of', () => {
  test('an item without an answer, in the room it stands in', () => {
    expect(
      listMissing([room('DETAILED', [item(1, 'Door', null), item(2, 'Floor', ''), item(3, 'Walls', 'Good')])]),
    ).toEqual([
      { room_id: 9, item_id: 1, code: 'unanswered', detail: 'Hall: Door has no answer.' },
      { room_id: 9, item_id: 2, code: 'unanswered', detail: 'Hall: Floor has no answer.' },
    ]);
  });

  test('a question that is open among several', () => {
    const items = [item(1, 'Table', { Clean: 1, Whole: null }), item(2, 'Lamp', { Clean: 0, Whole: 2 })];
    expect(missing(room('SIMPLIFIED', items))).toEqual([[1, 'unanswered', 'Hall: Table has no answer.']]);
  });

  test('no answer No, and no lowest step of a scale', () => {
    expect(missing(room('CHECKLIST', [item(1, 'Tidy?', 0)]), room('SCALE', [item(2, 'Garden', 0)]))).toEqual([]);
  });

  test.each(['KEYS', 'MANUALS'])('an item of %s that says nothing, since it has no condition', (blockType) => {
    const items = [
      item(1, 'Boiler', null, 1, 'In the cupboard'),
      item(2, 'Oven', null, 1, ' '),
      item(3, 'Hob', null, 1),
    ];
    expect(missing(room(blockType, items))).toEqual([
      [2, 'unanswered', 'Hall: Oven has no answer.'],
      [3, 'unanswered', 'Hall: Hob has no answer.'],
    ]);
  });

  test.each([
    ['METERS', 'Gas', '04521', null],
    ['KEYS', 'Yale', null, 'Two'],
    ['DETAILED', 'Smoke alarm', 'Sounded', null],
    ['DETAILED', 'CO detector', 'Sounded', null],
  ])('an item of %s named %s without a photo of its own', (blockType, name, condition, description) => {
    const of = (photos: number) => missing(room(blockType, [item(1, name, condition, photos, description)], 5));
    expect(of(0)).toEqual([[1, 'no_photo', `Hall: ${name} has no photo.`]]);
    expect(of(1)).toEqual([]);
  });

  test('a room without any photo, unless one of its items asks for one already', () => {
    expect(missing(room('DETAILED', [item(1, 'Door', 'Good')], 0))).toEqual([[null, 'no_photo', 'Hall has no photo.']]);
    expect(missing(room('DETAILED', [item(1, 'Door', 'Good', 1)], 0))).toEqual([]);
    expect(missing(room('DETAILED', [item(1, 'Door', 'Good', 1)], 1))).toEqual([]);
    expect(missing(room('METERS', [item(1, 'Gas', '04521')], 0))).toEqual([[1, 'no_photo', 'Hall: Gas has no photo.']]);
  });

  test('everything in the order of the report, the gaps of an item before those of its room', () => {
    const alarm = item(2, 'Smoke alarm', null);
    const kitchen = { ...room('DETAILED', [item(3, 'Hob', null)], 0), id: 10, name: 'Kitchen' };
    expect(listMissing([room('DETAILED', [item(1, 'Door', null), alarm]), kitchen])).toEqual([
      { room_id: 9, item_id: 1, code: 'unanswered', detail: 'Hall: Door has no answer.' },
      { room_id: 9, item_id: 2, code: 'unanswered', detail: 'Hall: Smoke alarm has no answer.' },
      { room_id: 9, item_id: 2, code: 'no_photo', detail: 'Hall: Smoke alarm has no photo.' },
      { room_id: 10, item_id: 3, code: 'unanswered', detail: 'Kitchen: Hob has no answer.' },
      { room_id: 10, item_id: null, code: 'no_photo', detail: 'Kitchen has no photo.' },
    ]);
  });

  test('no photo of an empty room, of manuals, or of an unknown kind', () => {
    const manual = item(1, 'Boiler', null, 0, 'In the cupboard');
    expect(missing(room('DETAILED', [], 0), room('MANUALS', [manual], 0), room('SAUNA', [manual], 0))).toEqual([]);
  });
});

describe('the photo of a room as a whole', () => {
  test('is not asked for with meters, which are asked for one by one, nor with manuals', () => {
    expect(missing(room('METERS', [item(1, 'Gas', '04521')], 0))).toEqual([[1, 'no_photo', 'Hall: Gas has no photo.']]);
    expect(missing(room('MANUALS', [item(1, 'Boiler', null, 0, 'There')], 0))).toEqual([]);
  });

  test('is not asked for where there are only questions, since there is no place', () => {
    expect(missing(room('OVERVIEW', [item(1, 'Anything to tell us?', 'No')], 0))).toEqual([]);
    expect(needsRoomPhoto('OVERVIEW', ['Anything to tell us?', 'Kitchen'])).toBe(true);
  });

  test('is as many as the booking asks for, those of its items among them', () => {
    const of = (asked: number, photos: number, items: RoomToCheck['items']) =>
      listMissing([room('DETAILED', items, photos)], asked).map(({ item_id, detail }) => [item_id, detail]);
    const door = item(1, 'Door', 'Good', 1);
    expect(of(3, 1, [door])).toEqual([[null, 'Hall has 2 of 3 photos.']]);
    expect(of(3, 2, [door])).toEqual([]);
    expect(of(0, 0, [item(1, 'Door', 'Good')])).toEqual([]);
    expect(of(2, 0, [item(1, 'Smoke alarm', 'Sounded')])).toEqual([
      [1, 'Hall: Smoke alarm has no photo.'],
      [null, 'Hall has 0 of 2 photos.'],
    ]);
  });

  test('is none where the booking asks for none, while meters and alarms are photographed all the same', () => {
    const alarm = item(2, 'Smoke alarm', 'Sounded');
    expect(listMissing([room('DETAILED', [alarm], 0)], 0)).toMatchObject([{ item_id: 2, code: 'no_photo' }]);
  });

  test('is asked for with a checklist, whose questions are about a room', () => {
    expect(needsRoomPhoto('CHECKLIST', ['Is the oven clean?'])).toBe(true);
  });
});
