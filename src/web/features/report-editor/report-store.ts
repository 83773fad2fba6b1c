/**
 * The open report, normalised and outside React: a key stroke in one of 1,500 items must wake one row, not the tree.
 * Every item is what the service last said (`server`) overlaid by what was typed and is not saved yet (`typed`).
 */
import type { Action, Attachment, Item, Report, Room } from '#web/queries/generated/types.gen.ts';

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

/** What a listener wakes for: the order of rooms, one room with the order of its items, or one item. */
export type Topic = 'rooms' | `room ${number}` | `item ${number}`;

const fieldsOf = (item: Item): ItemFields => ({
  name: item.name.value,
  description: item.description.value,
  condition: (item.condition.value ?? null) as FieldValue,
});

export class ReportStore {
  readonly inspectionId: number;
  private roomOrder: readonly number[] = [];
  private readonly itemOrder = new Map<number, readonly number[]>();
  private readonly rooms = new Map<number, RoomEntry>();
  private readonly items = new Map<number, ItemEntry>();
  private readonly listeners = new Map<Topic, Set<() => void>>();

  constructor(inspectionId: number, report: Report) {
    this.inspectionId = inspectionId;
    this.replace(report);
  }

  subscribe = (topic: Topic, listener: () => void): (() => void) => {
    const of = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, of.add(listener));
    return () => of.delete(listener);
  };

  roomIds = (): readonly number[] => this.roomOrder;
  itemIds = (roomId: number): readonly number[] => this.itemOrder.get(roomId) ?? none;
  room = (id: number): RoomEntry | undefined => this.rooms.get(id);
  item = (id: number): ItemEntry | undefined => this.items.get(id);
  allItems = (): ItemEntry[] => [...this.items.values()];

  /** What the person sees: typed over saved. */
  shown(id: number): ItemFields | undefined {
    const item = this.items.get(id);
    return item === undefined ? undefined : { ...item.server, ...item.typed };
  }

  /** The whole report as the service has it now; what was typed and is not saved stays on top. */
  replace(report: Report): void {
    const before = new Set([...this.rooms.keys()].map((id): Topic => `room ${id}`));
    const kept = new Map([...this.items].map(([id, item]) => [id, item]));
    this.rooms.clear();
    this.items.clear();
    this.itemOrder.clear();
    this.roomOrder = report.rooms.map((room) => room.id);
    for (const room of report.rooms) this.putRoom(room, kept);
    this.wake('rooms', ...before, ...this.roomOrder.map((id): Topic => `room ${id}`));
    this.wake(...[...this.items.keys()].map((id): Topic => `item ${id}`));
  }

  /** One room with its items, after it was added, copied into or read again. */
  replaceRoom(room: Room): void {
    if (!this.roomOrder.includes(room.id)) this.roomOrder = [...this.roomOrder, room.id];
    const kept = new Map(this.itemIds(room.id).map((id) => [id, this.items.get(id)]));
    this.putRoom(room, kept);
    this.wake('rooms', `room ${room.id}`, ...room.items.map((item): Topic => `item ${item.id}`));
  }

  private putRoom(room: Room, kept: Map<number, ItemEntry | undefined>): void {
    this.rooms.set(room.id, {
      id: room.id,
      name: room.name.value,
      nameEditable: room.name.editable,
      blockType: room.block_type,
      optionSet: room.option_set,
      version: room.version,
      originId: room.origin_id ?? null,
      attachments: room.attachments,
    });
    this.itemOrder.set(
      room.id,
      room.items.map((item) => item.id),
    );
    for (const item of room.items) this.putItem(room.id, item, kept.get(item.id));
  }

  private putItem(roomId: number, item: Item, before: ItemEntry | undefined): void {
    this.items.set(item.id, {
      id: item.id,
      roomId,
      server: fieldsOf(item),
      editable: {
        name: item.name.editable,
        description: item.description.editable,
        condition: item.condition.editable,
      },
      version: item.version,
      originId: item.origin_id ?? null,
      actions: item.actions,
      attachments: item.attachments,
      typed: before?.typed ?? {},
      states: before?.states ?? {},
    });
  }

  /** An item as the service answered a write of it. */
  replaceItem(item: Item, roomId = this.items.get(item.id)?.roomId): void {
    if (roomId === undefined) return;
    this.putItem(roomId, item, this.items.get(item.id));
    const order = this.itemIds(roomId);
    if (!order.includes(item.id)) {
      this.itemOrder.set(roomId, [...order, item.id]);
      this.wake(`room ${roomId}`);
    }
    this.wake(`item ${item.id}`);
  }

  changeItem(id: number, change: Partial<Pick<ItemEntry, 'actions' | 'attachments'>>): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    this.items.set(id, { ...item, ...change });
    this.wake(`item ${id}`);
  }

  changeRoom(id: number, change: Partial<RoomEntry>): void {
    const room = this.rooms.get(id);
    if (room === undefined) return;
    this.rooms.set(id, { ...room, ...change });
    this.wake(`room ${id}`, 'rooms');
  }

  /** Typed but not saved. The row itself need not wake: its field holds the text already. */
  type(id: number, field: EditedField, value: FieldValue, state: FieldState = 'waiting'): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    const stateChanged = item.states[field] !== state || typeof value === 'object' || typeof value === 'number';
    this.items.set(id, {
      ...item,
      typed: { ...item.typed, [field]: value },
      states: { ...item.states, [field]: state },
    });
    if (stateChanged) this.wake(`item ${id}`);
  }

  /** The service has it: what was typed is what is there. */
  settle(id: number, field: EditedField): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    const { [field]: _saved, ...typed } = item.typed;
    const { [field]: _state, ...states } = item.states;
    this.items.set(id, { ...item, typed, states });
    this.wake(`item ${id}`);
  }

  setState(id: number, field: EditedField, state: FieldState): void {
    const item = this.items.get(id);
    if (item === undefined || item.states[field] === state) return;
    this.items.set(id, { ...item, states: { ...item.states, [field]: state } });
    this.wake(`item ${id}`);
  }

  arrangeRooms(ids: readonly number[]): void {
    this.roomOrder = ids;
    this.wake('rooms');
  }

  arrangeItems(roomId: number, ids: readonly number[]): void {
    this.itemOrder.set(roomId, ids);
    this.wake(`room ${roomId}`, 'rooms');
  }

  removeRoom(id: number): void {
    this.roomOrder = this.roomOrder.filter((one) => one !== id);
    for (const item of this.itemIds(id)) this.items.delete(item);
    this.itemOrder.delete(id);
    this.rooms.delete(id);
    this.wake('rooms', `room ${id}`);
  }

  removeItem(id: number): void {
    const roomId = this.items.get(id)?.roomId;
    this.items.delete(id);
    if (roomId !== undefined)
      this.arrangeItems(
        roomId,
        this.itemIds(roomId).filter((one) => one !== id),
      );
    this.wake(`item ${id}`);
  }

  private wake(...topics: Topic[]): void {
    for (const topic of topics) for (const listener of this.listeners.get(topic) ?? []) listener();
  }
}

/** One array for every room without items, since a new one each time would look like a change. */
const none: readonly number[] = [];
