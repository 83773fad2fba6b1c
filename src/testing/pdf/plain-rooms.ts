/** Rooms and items with nothing remarkable about them, for tests that change one thing about them. */
import type { Photo, ReportItem, TextRoom } from '#pdf/report-room.ts';

export type Item = ReportItem<string | null>;

/** Their ids count from `first`. */
export const photosOf = (count: number, first = 1): Photo[] =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    path: null,
    caption: null,
    takenAt: null,
    uploadedAt: null,
    sha256: null,
  }));

/** Items of the earlier report have ids from 1, those that continue them from 101. */
export function item(id: number, change: Partial<Item> = {}): Item {
  const originId = id > 100 ? id - 100 : null;
  const plain = { name: 'Walls', description: 'Emulsion', condition: 'Good' };
  return { id, originId, ...plain, actions: [], photos: [], files: [], ...change };
}

export function room(id: number, items: Item[], change: Partial<TextRoom> = {}): TextRoom {
  const originId = id > 100 ? id - 100 : null;
  return {
    id,
    originId,
    name: 'Hall',
    blockType: 'DETAILED',
    optionSet: null,
    items,
    photos: [],
    files: [],
    ...change,
  };
}
