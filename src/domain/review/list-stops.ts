/** The way of a reviewer through a report: the places that need eyes, what was passed over, and what stands as before. */
import { type Doubt, doubts, judgeItem, type ReviewedItem, type Surroundings } from './doubts.ts';
import type { Approved } from './approved.ts';

type ReviewedRoom = {
  id: number;
  name: string;
  blockType: string;
  /** A photograph shows the room as a whole. */
  isSeen: boolean;
  items: readonly ReviewedItem[];
};
type Reviewed = { typeId: number; rooms: readonly ReviewedRoom[] };

type Place = { roomId: number; itemId: number; doubts: Doubt[] };
export type Stop = {
  /** The same as long as its places are. */
  id: string;
  kind: 'item' | 'table' | 'photographs' | 'unchecked';
  doubts: Doubt[];
  /** One, or several that are seen at a glance. */
  places: Place[];
};
export type Passed = { roomId: number; itemId: number; approvedIn: number };
export type Stops = {
  stops: Stop[];
  /** Changed, and approved many times in these words: nothing is asked about them. */
  passed: Passed[];
  /** As before, with nothing found. */
  unchanged: number;
};

/** Questions about the visit as a whole, of which one answer is for all places. */
const wide = { unseen: 'photographs', unchecked: 'unchecked' } as const satisfies Partial<Record<Doubt, Stop['kind']>>;
/** Their items are single answers below one another. */
const tables = new Set(['SCALE', 'METERS', 'CHECKLIST', 'KEYS', 'MANUALS']);

export function listStops({ typeId, rooms }: Reviewed, approved: Approved, day: string): Stops {
  const single: Stop[] = [];
  const gathered: Record<'unseen' | 'unchecked', Place[]> = { unseen: [], unchecked: [] };
  const passed: Passed[] = [];
  const alike = new Map<string, Stop>();
  let unchanged = 0;
  for (const room of rooms) {
    const around: Surroundings = { typeId, blockType: room.blockType, isRoomSeen: room.isSeen, approved, day };
    for (const item of room.items) {
      const { isChanged, approvedIn, doubts: all } = judgeItem(item, around);
      const place = { roomId: room.id, itemId: item.id };
      for (const doubt of ['unseen', 'unchecked'] as const)
        if (all.includes(doubt)) gathered[doubt].push({ ...place, doubts: [doubt] });
      const own = all.filter((doubt) => !(doubt in wide));
      if (own.length > 0) add({ ...place, doubts: own }, room, item);
      else if (isChanged) passed.push({ ...place, approvedIn });
      else unchanged += 1;
    }
  }
  const ofVisit = (['unseen', 'unchecked'] as const).flatMap((doubt) =>
    gathered[doubt].length > 0
      ? [{ id: wide[doubt], kind: wide[doubt], doubts: [doubt], places: gathered[doubt] }]
      : [],
  );
  return { stops: [...ofVisit, ...single], passed, unchanged };

  /** The answers of one table are one stop, and so are the same words about items of one name. */
  function add(place: Place, room: ReviewedRoom, item: ReviewedItem): void {
    const isTable = tables.has(room.blockType);
    const key = isTable ? `room ${room.id}` : JSON.stringify([item.name, item.now, item.actions, place.doubts]);
    const known = alike.get(key);
    if (known !== undefined) {
      known.places.push(place);
      known.doubts = doubts.filter((doubt) => known.doubts.includes(doubt) || place.doubts.includes(doubt));
      return;
    }
    const id = isTable ? key : `item ${item.id}`;
    const stop: Stop = { id, kind: isTable ? 'table' : 'item', doubts: place.doubts, places: [place] };
    alike.set(key, stop);
    single.push(stop);
  }
}
