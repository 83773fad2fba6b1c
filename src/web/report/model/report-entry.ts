/** The editor's state of a room and of an item: the service's last values, overlaid by typed text. */
import type { Action, Attachment, Item, Room, WaivedFinding } from '#web/queries/generated/types.gen.ts';

export type EditedField = 'name' | 'description' | 'condition' | 'confirmed';
export type ConditionValue = string | number | Record<string, number | null> | null;
export type FieldValue = ConditionValue | boolean;
export type FieldState = 'saved' | 'waiting' | 'conflict' | 'refused';

export type ItemFields = {
  name: string;
  description: string | null;
  condition: ConditionValue;
  /** Somebody has seen that the condition is as before; other deployments know nothing of it. */
  confirmed?: boolean;
};

export type ItemEntry = {
  id: number;
  roomId: number;
  server: ItemFields;
  editable: Record<EditedField, boolean>;
  version: number | undefined;
  originId: number | null;
  actions: Action[];
  attachments: Attachment[];
  /** As the service has it; other deployments know nothing of it. */
  spoken?: SpokenFields;
  /** Findings that somebody let stand, about the condition of then. */
  waived?: { findings: WaivedFinding[]; condition: ConditionValue };
  /** Somebody else has deleted it while it was written in here: it is shown until the person leaves it. */
  isGone?: boolean;
  typed: Partial<ItemFields>;
  states: Partial<Record<EditedField, FieldState>>;
};

export type RoomEntry = {
  id: number;
  /** As the person sees it: typed over saved, unless nothing is typed yet. */
  name: string;
  server: Pick<ItemFields, 'name'>;
  editable: Partial<Record<EditedField, boolean>>;
  typed: Partial<Pick<ItemFields, 'name'>>;
  states: Partial<Record<EditedField, FieldState>>;
  blockType: string;
  optionSet: Room['option_set'];
  version: number | undefined;
  originId: number | null;
  attachments: Attachment[];
  isGone?: boolean;
};

/** A thing to write in: an item by its id, or the name of a room. */
export type Subject = number | `room ${number}`;
export const roomIdOf = (subject: `room ${number}`): number => Number(subject.slice('room '.length));

/** The stretch of a recording that a text was typed to, in seconds. */
export type Spoken = { attachment_id: number; from: number; to: number };
export type SpokenFields = Partial<Record<EditedField, Spoken>>;

/** A room of the report, or an item in a room. */
export type Place = { roomId: number; itemId: number | null };

/** Whether something of one place is shown at the other: what hangs at an item goes with it to another room. */
export function isAt({ roomId, itemId }: Place, of: Place): boolean {
  return itemId === null ? of.itemId === null && of.roomId === roomId : of.itemId === itemId;
}

/** The members of both. */
export type Entry = {
  server: Partial<ItemFields>;
  editable: Partial<Record<EditedField, boolean>>;
  typed: Partial<ItemFields>;
  states: Partial<Record<EditedField, FieldState>>;
  version: number | undefined;
  isGone?: boolean;
};

function fieldsOf(item: Item): ItemFields {
  return {
    name: item.name.value,
    description: item.description.value,
    condition: (item.condition.value ?? null) as ConditionValue,
    ...(item.confirmed !== undefined && { confirmed: item.confirmed }),
  };
}

/** `before`: unsaved text typed there stays. */
export function itemEntryOf(roomId: number, item: Item, before: ItemEntry | undefined): ItemEntry {
  // Read before it was saved here, and come after.
  if (before !== undefined && (before.version ?? 0) > (item.version ?? 0)) return { ...before, roomId };
  const { typed = {}, states = {} } = before ?? {};
  const { name, description, condition, confirmed } = item;
  return {
    id: item.id,
    roomId,
    server: fieldsOf(item),
    editable: {
      name: name.editable,
      description: description.editable,
      condition: condition.editable,
      confirmed: condition.editable && confirmed !== undefined,
    },
    version: item.version,
    originId: item.origin_id ?? null,
    actions: item.actions,
    attachments: item.attachments,
    ...(item.spoken !== undefined && { spoken: item.spoken }),
    ...(item.waived !== undefined && { waived: { findings: item.waived, condition: fieldsOf(item).condition } }),
    typed,
    states,
  };
}

/** `before`: unsaved text typed there stays. */
export function roomEntryOf(room: Room, before: RoomEntry | undefined): RoomEntry {
  const { typed = {}, states = {} } = before ?? {};
  // Read before it was saved here, and come after.
  const isOld = before !== undefined && (before.version ?? 0) > (room.version ?? 0);
  const server = isOld ? before.server : { name: room.name.value };
  return {
    id: room.id,
    name: shownName(server, typed),
    server,
    editable: { name: room.name.editable },
    typed,
    states,
    blockType: room.block_type,
    optionSet: room.option_set,
    version: isOld ? before.version : room.version,
    originId: room.origin_id ?? null,
    attachments: room.attachments,
  };
}

export function shownName(server: RoomEntry['server'], { name = '' }: RoomEntry['typed']): string {
  return name.trim() === '' ? server.name : name;
}

/** The fields as the person sees them: typed over saved. */
export function shownOf(item: ItemEntry): ItemFields {
  return { ...item.server, ...item.typed };
}

export function isSameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** `now` in its former place among the others, or at their end; undefined: without it. */
export function withAttachment(before: readonly Attachment[], id: number, now: Attachment | undefined): Attachment[] {
  const at = before.findIndex((one) => one.id === id);
  const others = before.filter((one) => one.id !== id);
  return now === undefined ? others : others.toSpliced(at === -1 ? others.length : at, 0, now);
}
