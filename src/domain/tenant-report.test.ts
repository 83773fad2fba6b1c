import { describe, expect, test } from 'vitest';
import { listMissing, needsRoomPhoto, type RoomToCheck } from './tenant-report.ts';

const room = (name: string, blockType: string, ...items: string[]): RoomToCheck => ({
  id: 1,
  name,
  blockType,
  photos: 0,
  items: items.map((item, at) => ({ id: at, name: item, description: 'There', condition: 'Good', photos: 0 })),
});
const missing = (...rooms: RoomToCheck[]) => listMissing(rooms).map(({ detail }) => detail);

describe('the photo of a room as a whole', () => {
  test('is missed in a room that has none', () => {
    expect(missing(room('Hall', 'DETAILED', 'Door'))).toEqual(['Hall has no photo.']);
  });

  test('is not missed where one of its items has a photo', () => {
    const hall = room('Hall', 'DETAILED', 'Door', 'Walls');
    expect(missing({ ...hall, items: hall.items.map((item) => ({ ...item, photos: item.id })) })).toEqual([]);
  });

  test('is missed neither of meters, which are asked for one by one, nor of manuals', () => {
    expect(missing(room('Meters', 'METERS', 'Gas'))).toEqual(['Meters: Gas has no photo.']);
    expect(missing(room('Manuals', 'MANUALS', 'Boiler'))).toEqual([]);
  });

  test('is not missed where only questions are asked, since there is no place', () => {
    expect(missing(room('Your words', 'OVERVIEW', 'Anything to tell us?'))).toEqual([]);
    expect(needsRoomPhoto('OVERVIEW', ['Anything to tell us?', 'Kitchen'])).toBe(true);
  });

  test('is missed of a checklist, whose questions are about a room', () => {
    expect(needsRoomPhoto('CHECKLIST', ['Is the oven clean?'])).toBe(true);
  });
});
