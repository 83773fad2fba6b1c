/** Compares a report with the one it was initialized from: added, removed and changed, item by item. */
import type { ReportItem, ReportRoom } from '../report-room.ts';
import { saysAsBefore } from '#domain/as-before.ts';
import { conditionWords } from './words/condition-words.ts';

export type AnyItem = ReportItem<unknown>;
export type ItemPlace = { room: ReportRoom; item: AnyItem };

/** `moved`: the same item in another room. A moved item may have changed as well; then it counts as changed. */
export type ChangeKind = 'same' | 'changed' | 'moved' | 'added' | 'removed';

export type Comparison = {
  /** By the id of the item in the new report. */
  kindOf: (itemId: number) => ChangeKind;
  before: (itemId: number) => ItemPlace | undefined;
  /** Rooms in the new report's order, then the removed ones; rooms without a change are left out. */
  rooms: RoomChange[];
  counts: Record<Exclude<ChangeKind, 'same'>, number> & { same: number };
};

export type RoomChange = { room: ReportRoom; kind: 'same' | 'added' | 'removed'; items: ItemChange[] };
export type ItemChange = { kind: Exclude<ChangeKind, 'same'>; now: AnyItem | null; before: ItemPlace | null };

export function compareReports(previousRooms: ReportRoom[], rooms: ReportRoom[]): Comparison {
  const earlier = new Map(places(previousRooms).map((place) => [place.item.id, place]));
  const kinds = new Map<number, ChangeKind>();
  const befores = new Map<number, ItemPlace>();
  const matched = new Set<number>();
  const knownRooms = new Set(previousRooms.map((room) => room.id));

  const changes = rooms.map((room): RoomChange => {
    const items: ItemChange[] = [];
    for (const item of room.items) {
      // A copy of a carried item names the same origin: only the first continues it.
      const origin = item.originId === null || matched.has(item.originId) ? undefined : earlier.get(item.originId);
      const kind = origin === undefined ? 'added' : kindOfChange(origin, { room, item });
      kinds.set(item.id, kind);
      if (origin !== undefined) {
        matched.add(origin.item.id);
        befores.set(item.id, origin);
      }
      if (kind !== 'same') items.push({ kind, now: item, before: origin ?? null });
    }
    const isCarried = room.originId !== null && knownRooms.has(room.originId);
    return { room, kind: isCarried ? 'same' : 'added', items };
  });

  const all = withRemoved(changes, previousRooms, rooms, matched);
  const ofKind = (kind: ChangeKind) => all.flatMap((room) => room.items).filter((item) => item.kind === kind).length;
  return {
    kindOf: (itemId) => kinds.get(itemId) ?? 'added',
    before: (itemId) => befores.get(itemId),
    rooms: all.filter((room) => room.items.length > 0 || room.kind !== 'same'),
    counts: {
      added: ofKind('added'),
      removed: ofKind('removed'),
      changed: ofKind('changed'),
      moved: ofKind('moved'),
      same: [...kinds.values()].filter((kind) => kind === 'same').length,
    },
  };
}

function places(rooms: ReportRoom[]): ItemPlace[] {
  return rooms.flatMap((room) => room.items.map((item) => ({ room, item })));
}

/** Puts a removed item into the room that continues its old one, else under the old room's name at the end. */
function withRemoved(
  changes: RoomChange[],
  previousRooms: ReportRoom[],
  rooms: ReportRoom[],
  matched: Set<number>,
): RoomChange[] {
  const all = [...changes];
  for (const old of previousRooms) {
    const removed = old.items
      .filter((item) => !matched.has(item.id))
      .map((item): ItemChange => ({ kind: 'removed', now: null, before: { room: old, item } }));
    const at = rooms.findIndex((room) => room.originId === old.id);
    const heir = all[at];
    if (heir !== undefined) all[at] = { ...heir, items: [...heir.items, ...removed] };
    else all.push({ room: old, kind: 'removed', items: removed });
  }
  return all;
}

function kindOfChange(before: ItemPlace, now: ItemPlace): ChangeKind {
  const words = conditionWords(now.room, now.item);
  const isSame =
    trimmed(before.item.name) === trimmed(now.item.name) &&
    trimmed(before.item.description) === trimmed(now.item.description) &&
    (saysAsBefore(words) || trimmed(conditionWords(before.room, before.item)) === trimmed(words));
  if (!isSame) return 'changed';
  // An item is in its old room when the new room continues the old one.
  return now.room.originId === before.room.id ? 'same' : 'moved';
}

/** A space typed at the end of a line does not change the condition. */
function trimmed(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
