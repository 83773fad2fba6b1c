/**
 * The open report, normalised and outside React: a key stroke in one of 1,500 items must wake one row, not the tree.
 * Every item is what the service last said (`server`) overlaid by what was typed and is not saved yet (`typed`).
 */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import type { Item, Report, Room } from '#web/queries/generated/types.gen.ts';
import {
  type EditedField,
  type FieldState,
  type FieldValue,
  fieldsOf,
  isSameValue,
  type ItemEntry,
  type ItemFields,
  type RoomEntry,
  roomEntryOf,
} from './report-entry.ts';

/** What a listener wakes for: the order of rooms, one room with the order of its items, one item, or the sums. */
export type Topic = 'rooms' | `room ${number}` | `item ${number}` | 'totals';

export type Totals = { waiting: number; conflict: number; refused: number; unanswered: number };

export class ReportStore {
  readonly inspectionId: number;
  private roomOrder: readonly number[] = [];
  private readonly itemOrder = new Map<number, readonly number[]>();
  private readonly rooms = new Map<number, RoomEntry>();
  private readonly items = new Map<number, ItemEntry>();
  private readonly listeners = new Map<Topic, Set<() => void>>();
  private sums: Totals = { waiting: 0, conflict: 0, refused: 0, unanswered: 0 };
  private readonly unanswered = new Map<number, number>();

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
    const before = [...this.topics()];
    const kept = new Map([...this.items].map(([id, item]) => [id, item]));
    this.rooms.clear();
    this.items.clear();
    this.itemOrder.clear();
    this.unanswered.clear();
    this.sums = { waiting: 0, conflict: 0, refused: 0, unanswered: 0 };
    this.roomOrder = report.rooms.map((room) => room.id);
    for (const room of report.rooms) this.putRoom(room, kept);
    this.wake('rooms', 'totals', ...new Set([...before, ...this.topics()]));
  }

  private *topics(): Generator<Topic> {
    for (const id of this.rooms.keys()) yield `room ${id}`;
    for (const id of this.items.keys()) yield `item ${id}`;
  }

  /** Rooms that somebody else wrote in, in the order that all have now. */
  follow({ order, rooms }: { order: readonly number[]; rooms: readonly Room[] }): void {
    for (const id of this.roomOrder) if (!order.includes(id)) this.removeRoom(id);
    for (const room of rooms) this.replaceRoom(room);
    if (order.some((id, at) => this.roomOrder[at] !== id)) this.arrangeRooms(order);
  }

  /** One room with its items, after it was added, copied into or read again. */
  replaceRoom(room: Room): void {
    if (!this.roomOrder.includes(room.id)) this.roomOrder = [...this.roomOrder, room.id];
    const kept = new Map(this.itemIds(room.id).map((id) => [id, this.items.get(id)]));
    for (const id of kept.keys()) this.dropItem(id);
    this.putRoom(room, kept);
    const ids = new Set([...kept.keys(), ...room.items.map((item) => item.id)]);
    this.wake('rooms', `room ${room.id}`, ...[...ids].map((id): Topic => `item ${id}`), 'totals');
  }

  private putRoom(room: Room, kept: Map<number, ItemEntry | undefined>): void {
    this.rooms.set(room.id, roomEntryOf(room));
    this.itemOrder.set(
      room.id,
      room.items.map((item) => item.id),
    );
    for (const item of room.items) this.putItem(room.id, item, kept.get(item.id));
  }

  private putItem(roomId: number, item: Item, before: ItemEntry | undefined): void {
    // Read before it was saved here, and come after.
    if ((before?.version ?? 0) > (item.version ?? 0) && before !== undefined)
      return void this.keep({ ...before, roomId });
    this.keep({
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
  replaceItem(item: Item, roomId = this.items.get(item.id)?.roomId, at = Number.POSITIVE_INFINITY): void {
    if (roomId === undefined) return;
    this.putItem(roomId, item, this.items.get(item.id));
    const order = this.itemIds(roomId);
    if (!order.includes(item.id)) this.arrangeItems(roomId, order.toSpliced(at, 0, item.id));
    this.wake(`item ${item.id}`);
  }

  /** Shown in another room at once, before the service has moved it. */
  transferItem(id: number, roomId: number, at: number): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    const left = this.itemIds(item.roomId).filter((one) => one !== id);
    const from = item.roomId;
    this.dropItem(id);
    this.keep({ ...item, roomId });
    this.arrangeItems(from, left);
    this.arrangeItems(roomId, this.itemIds(roomId).toSpliced(at, 0, id));
  }

  /** The service moves by copying: the copy takes the place of what it was made from. */
  exchangeItem(id: number, copy: Item): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    const { roomId } = item;
    this.dropItem(id);
    this.putItem(roomId, copy, undefined);
    const exchanged = this.itemIds(roomId).map((one) => (one === id ? copy.id : one));
    this.arrangeItems(roomId, exchanged);
  }

  changeItem(id: number, change: Partial<Pick<ItemEntry, 'actions' | 'attachments' | 'version'>>): void {
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

  /** Typed but not saved. The row itself need not wake for text: its field holds it already. */
  type(id: number, field: EditedField, value: FieldValue, state: FieldState = 'waiting'): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    const mustDraw = item.states[field] !== state || typeof value === 'object' || typeof value === 'number';
    const isFlipped = this.keep({
      ...item,
      typed: { ...item.typed, [field]: value },
      states: { ...item.states, [field]: state },
    });
    if (mustDraw || isFlipped) this.wake(`item ${id}`);
  }

  /** Draws a row whose text was changed by something else than its field. */
  touchItem(id: number): void {
    this.wake(`item ${id}`);
  }

  /** The service has it: what was typed is what is there, unless more was typed since `sent` was read. */
  settle(id: number, field: EditedField, sent: FieldValue): void {
    const item = this.items.get(id);
    if (item === undefined || !isSameValue(item.typed[field], sent)) return;
    this.letGo(id, field);
  }

  /** What the service has is shown again. */
  letGo(id: number, field: EditedField): void {
    const item = this.items.get(id);
    if (item === undefined) return;
    const { [field]: _saved, ...typed } = item.typed;
    const { [field]: _state, ...states } = item.states;
    this.keep({ ...item, typed, states });
    this.wake(`item ${id}`);
  }

  setState(id: number, field: EditedField, state: FieldState): void {
    const item = this.items.get(id);
    if (item === undefined || item.states[field] === state) return;
    this.keep({ ...item, states: { ...item.states, [field]: state } });
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
    const gone = this.itemIds(id);
    for (const item of gone) this.dropItem(item);
    this.itemOrder.delete(id);
    this.rooms.delete(id);
    this.wake('rooms', `room ${id}`, 'totals', ...gone.map((item): Topic => `item ${item}`));
  }

  removeItem(id: number): void {
    const roomId = this.items.get(id)?.roomId;
    if (roomId === undefined) return;
    this.dropItem(id);
    const left = this.itemIds(roomId).filter((one) => one !== id);
    this.arrangeItems(roomId, left);
    this.wake(`item ${id}`, 'totals');
  }

  /** Where it stood, after a deletion that did not go through. */
  putBackItem(item: ItemEntry, at: number): void {
    this.keep(item);
    this.arrangeItems(item.roomId, this.itemIds(item.roomId).toSpliced(at, 0, item.id));
    this.wake(`item ${item.id}`);
  }

  putBackRoom(room: RoomEntry, items: readonly ItemEntry[], at: number): void {
    this.rooms.set(room.id, room);
    this.arrangeRooms(this.roomOrder.toSpliced(at, 0, room.id));
    for (const [place, item] of items.entries()) this.putBackItem(item, place);
  }

  totals = (): Totals => this.sums;
  unansweredIn = (roomId: number): number => this.unanswered.get(roomId) ?? 0;

  /** True when its being answered changed. */
  private keep(item: ItemEntry): boolean {
    const before = this.items.get(item.id);
    this.items.set(item.id, item);
    return this.count(before, item);
  }

  private dropItem(id: number): void {
    const before = this.items.get(id);
    this.items.delete(id);
    this.count(before, undefined);
  }

  private count(before: ItemEntry | undefined, now: ItemEntry | undefined): boolean {
    const sums = { ...this.sums };
    for (const state of Object.values(before?.states ?? {})) if (state !== 'saved') sums[state] -= 1;
    for (const state of Object.values(now?.states ?? {})) if (state !== 'saved') sums[state] += 1;
    const change = Number(this.isOpen(now)) - Number(this.isOpen(before));
    const roomId = now?.roomId ?? before?.roomId ?? 0;
    sums.unanswered += change;
    if (change !== 0) this.unanswered.set(roomId, this.unansweredIn(roomId) + change);
    const isMoved = totalNames.some((name) => sums[name] !== this.sums[name]);
    if (isMoved) this.sums = sums;
    if (change !== 0) this.wake(`room ${roomId}`);
    if (isMoved) this.wake('totals');
    return change !== 0;
  }

  private isOpen(item: ItemEntry | undefined): boolean {
    if (item === undefined) return false;
    const room = this.rooms.get(item.roomId);
    const condition = item.typed.condition === undefined ? item.server.condition : item.typed.condition;
    return room !== undefined && item.editable.condition && isUnanswered(room.blockType, condition as Condition);
  }

  private wake(...topics: Topic[]): void {
    for (const topic of topics) for (const listener of this.listeners.get(topic) ?? []) listener();
  }
}

const totalNames = ['waiting', 'conflict', 'refused', 'unanswered'] as const;

/** One array for every room without items, since a new one each time would look like a change. */
const none: readonly number[] = [];
