/** What the editor holds of a room and of an item: what the service last said, overlaid by what was typed. */
import type { Action, Attachment, Item, Room } from '#web/queries/generated/types.gen.ts';

export type EditedField = 'name' | 'description' | 'condition';
export type FieldValue = string | number | Record<string, number | null> | null;
export type FieldState = 'saved' | 'waiting' | 'conflict' | 'refused';

export type ItemFields = { name: string; description: string | null; condition: FieldValue };

export type ItemEntry = {
  id: number;
  roomId: number;
  server: ItemFields;
  editable: Record<EditedField, boolean>;
  version: number | undefined;
  originId: number | null;
  actions: Action[];
  attachments: Attachment[];
  typed: Partial<ItemFields>;
  states: Partial<Record<EditedField, FieldState>>;
};

export type RoomEntry = {
  id: number;
  name: string;
  nameEditable: boolean;
  blockType: string;
  optionSet: Room['option_set'];
  version: number | undefined;
  originId: number | null;
  attachments: Attachment[];
};

export function fieldsOf(item: Item): ItemFields {
  return {
    name: item.name.value,
    description: item.description.value,
    condition: (item.condition.value ?? null) as FieldValue,
  };
}

export function roomEntryOf(room: Room): RoomEntry {
  return {
    id: room.id,
    name: room.name.value,
    nameEditable: room.name.editable,
    blockType: room.block_type,
    optionSet: room.option_set,
    version: room.version,
    originId: room.origin_id ?? null,
    attachments: room.attachments,
  };
}

/** The fields as the person sees them: typed over saved. */
export function shownOf(item: ItemEntry): ItemFields {
  return { ...item.server, ...item.typed };
}

export function isSameValue(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
