/** The part of a template that its versions keep: its details, and its rooms with their items in order, without pictures. */
import type { Condition } from '../condition.ts';

export type ContentsAction = { id: number; action: string; responsibility: string; comments: string | null };
export type ContentsItem = {
  id: number;
  name: string;
  description: string | null;
  condition: Condition;
  actions: ContentsAction[];
};
export type ContentsRoom = {
  id: number;
  name: string;
  blockType: string;
  optionSet: { id: number; name: string } | null;
  items: ContentsItem[];
};
export type TemplateContents = { name: string; typeIds: number[]; selfService: boolean; rooms: ContentsRoom[] };

export type FieldChange = { field: string; from: unknown; to: unknown };
export type Difference = {
  subject: 'template' | 'room' | 'item';
  change: 'added' | 'removed' | 'changed';
  /** The name of the room, in the later contents where it is there; null for the template itself. */
  room: string | null;
  /** The name of the item; null for a room. */
  item: string | null;
  fields: FieldChange[];
};
export type DifferenceCounts = Record<Difference['change'], number>;

type PlacedItem = { item: ContentsItem; room: ContentsRoom };

/** The template itself first, then what went, then the rooms as they stand now. Rooms and items are told by their ids. */
export function compareContents(before: TemplateContents, after: TemplateContents): Difference[] {
  const roomsBefore = byId(before.rooms);
  const roomsAfter = byId(after.rooms);
  const itemsBefore = placedItems(before);
  const itemsAfter = placedItems(after);
  const ofTemplate = [
    ...fieldsThatDiffer(before, after, ['name', 'typeIds', 'selfService']),
    ...orderThatDiffers('rooms', before.rooms, after.rooms),
  ];
  return [
    ...changed('template', { room: null, item: null }, ofTemplate),
    ...before.rooms.filter(({ id }) => !roomsAfter.has(id)).map((room) => wholeRoom('removed', room)),
    ...after.rooms.flatMap((room) => compareRoom(roomsBefore.get(room.id), room, { itemsBefore, itemsAfter })),
  ];
}

export function countDifferences(differences: readonly Difference[]): DifferenceCounts {
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const { change } of differences) counts[change] += 1;
  return counts;
}

type PlacedItems = Record<'itemsBefore' | 'itemsAfter', Map<number, PlacedItem>>;

function compareRoom(before: ContentsRoom | undefined, room: ContentsRoom, items: PlacedItems): Difference[] {
  const { itemsBefore, itemsAfter } = items;
  // An item that came from elsewhere is one that moved, also into a room that is new.
  const moved = room.items.filter(({ id }) => itemsBefore.has(id) && itemsBefore.get(id)?.room.id !== room.id);
  const differencesOf = (item: ContentsItem) => compareItem(itemsBefore.get(item.id), { item, room });
  if (before === undefined) return [wholeRoom('added', room), ...moved.flatMap(differencesOf)];
  const gone = before.items.filter(({ id }) => !itemsAfter.has(id));
  const fields = [...fieldsThatDiffer(before, room, ['name']), ...orderThatDiffers('items', before.items, room.items)];
  return [
    ...changed('room', { room: room.name, item: null }, fields),
    ...gone.map(
      ({ name }): Difference => ({
        subject: 'item',
        change: 'removed',
        room: room.name,
        item: name,
        fields: [],
      }),
    ),
    ...room.items.flatMap(differencesOf),
  ];
}

function compareItem(before: PlacedItem | undefined, { item, room }: PlacedItem): Difference[] {
  const place = { room: room.name, item: item.name };
  if (before === undefined) return [{ subject: 'item', change: 'added', ...place, fields: [] }];
  const movedFrom =
    before.room.id === room.id ? [] : [{ field: 'room', from: before.room.name, to: room.name } satisfies FieldChange];
  const fields = fieldsThatDiffer(before.item, item, ['name', 'description', 'condition']);
  const actions = fieldsThatDiffer({ actions: actionsOf(before.item) }, { actions: actionsOf(item) }, ['actions']);
  return changed('item', place, [...movedFrom, ...fields, ...actions]);
}

const actionsOf = ({ actions }: ContentsItem) =>
  actions.map(({ action, responsibility, comments }) => ({ action, responsibility, comments }));

function wholeRoom(change: 'added' | 'removed', room: ContentsRoom): Difference {
  const names = room.items.map(({ name }) => name);
  const [from, to] = change === 'added' ? [null, names] : [names, null];
  return { subject: 'room', change, room: room.name, item: null, fields: [{ field: 'items', from, to }] };
}

function changed(
  subject: Difference['subject'],
  place: Pick<Difference, 'room' | 'item'>,
  fields: FieldChange[],
): Difference[] {
  return fields.length === 0 ? [] : [{ subject, change: 'changed', ...place, fields }];
}

function fieldsThatDiffer<Record extends object>(
  before: Record,
  after: Record,
  fields: readonly (keyof Record & string)[],
): FieldChange[] {
  return fields.flatMap((field) =>
    isSame(before[field], after[field]) ? [] : [{ field, from: before[field], to: after[field] }],
  );
}

/** Only those that are in both count: one that came or went is told by itself. */
function orderThatDiffers(
  field: 'rooms' | 'items',
  before: readonly { id: number; name: string }[],
  after: readonly { id: number; name: string }[],
): FieldChange[] {
  const [there, here] = [byId(before), byId(after)];
  const stayed = before.filter(({ id }) => here.has(id));
  const stays = after.filter(({ id }) => there.has(id));
  if (stayed.every(({ id }, at) => id === stays[at]?.id)) return [];
  return [{ field: `order_of_${field}`, from: stayed.map(({ name }) => name), to: stays.map(({ name }) => name) }];
}

/** The database gives members of JSON in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === others.length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

function byId<One extends { id: number }>(all: readonly One[]): Map<number, One> {
  return new Map(all.map((one) => [one.id, one]));
}

function placedItems({ rooms }: TemplateContents): Map<number, PlacedItem> {
  return new Map(rooms.flatMap((room) => room.items.map((item) => [item.id, { item, room }])));
}
