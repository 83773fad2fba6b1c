/**
 * The open report, normalised and outside React: a key stroke in one of 1,500 items must wake one row, not the tree.
 * Items and the names of rooms are the service's last values (`server`) overlaid by unsaved text (`typed`).
 */
import type { Attachment, Item, Report, Room } from '#web/queries/generated/types.gen.ts';
import {
  type EditedField,
  type Entry,
  type FieldState,
  type FieldValue,
  isSameValue,
  type ItemEntry,
  itemEntryOf,
  type ItemFields,
  type Place,
  type RoomEntry,
  roomEntryOf,
  roomIdOf,
  shownName,
  shownOf,
  type Subject,
  withAttachment,
} from './report-entry.ts';
import type { ReportHome } from './report-home.ts';
import { type Counted, countedItem, countedRoom, ReportTally, type Totals } from './report-tally.ts';
import { ReportTopics, type Topic, topicsOf } from './report-topics.ts';

/** The display before something was read from the service. */
export type Shown = { rooms: ReadonlyMap<number, RoomEntry>; items: ReadonlyMap<number, ItemEntry> };

export class ReportStore {
  /** Shows steps that are not sent yet over what was read. */
  replay: (before: Shown) => void = () => undefined;
  readonly home: ReportHome;
  #roomOrder: readonly number[] = [];
  readonly #itemOrder = new Map<number, readonly number[]>();
  readonly #rooms = new Map<number, RoomEntry>();
  readonly #items = new Map<number, ItemEntry>();
  readonly #topics = new ReportTopics();
  readonly #tally = new ReportTally();

  constructor(home: ReportHome, report: Report) {
    this.home = home;
    this.replace(report);
  }

  subscribe = this.#topics.subscribe;
  roomIds = (): readonly number[] => this.#roomOrder;
  itemIds = (roomId: number): readonly number[] => this.#itemOrder.get(roomId) ?? none;
  room = (id: number): RoomEntry | undefined => this.#rooms.get(id);
  item = (id: number): ItemEntry | undefined => this.#items.get(id);
  entry = (subject: Subject): Entry | undefined =>
    typeof subject === 'number' ? this.#items.get(subject) : this.#rooms.get(roomIdOf(subject));
  placeOf(subject: Subject): Place | undefined {
    if (typeof subject !== 'number') return { roomId: roomIdOf(subject), itemId: null };
    const item = this.#items.get(subject);
    return item && { roomId: item.roomId, itemId: item.id };
  }
  /** All that something can be typed into. */
  subjects = (): Subject[] => [...this.#items.keys(), ...[...this.#rooms.keys()].map((id) => `room ${id}` as const)];
  allItems = (): ItemEntry[] => [...this.#items.values()];

  /** The text that the person sees: typed over saved. */
  shown(id: number): ItemFields | undefined {
    const item = this.#items.get(id);
    return item && shownOf(item);
  }

  /** The whole report as the service has it now; unsaved text stays on top. */
  replace(report: Report): void {
    const before = this.#shown();
    this.#rooms.clear();
    this.#items.clear();
    this.#itemOrder.clear();
    this.#tally.clear();
    this.#roomOrder = report.rooms.map((room) => room.id);
    for (const room of report.rooms) this.#putRoom(room, before.items, before.rooms.get(room.id));
    this.replay(before);
    this.#topics.wake('rooms', 'totals', ...topicsOf(before, this.#shown()));
  }

  #shown = (): Shown => ({ rooms: new Map(this.#rooms), items: new Map(this.#items) });

  /** Rooms that somebody else wrote in, in the order that all have now. */
  follow({ order, rooms }: { order: readonly number[]; rooms: readonly Room[] }): void {
    const before = this.#shown();
    for (const id of this.#roomOrder) if (!order.includes(id)) this.removeRoom(id);
    this.#replaceRooms(rooms, before.items);
    if (order.some((id, at) => this.#roomOrder[at] !== id)) this.arrangeRooms(order);
    this.replay(before);
  }

  /** One room with its items, after it was added, copied into or read again. */
  replaceRoom = (room: Room): void =>
    this.follow({ order: [...new Set([...this.#roomOrder, room.id])], rooms: [room] });

  /** All of them are emptied before the first is filled, since an item may have moved from one to another. */
  #replaceRooms(rooms: readonly Room[], kept: ReadonlyMap<number, ItemEntry>): void {
    const before = rooms.flatMap(({ id }) => this.itemIds(id));
    for (const id of before) this.#dropItem(id);
    for (const room of rooms) {
      if (!this.#roomOrder.includes(room.id)) this.#roomOrder = [...this.#roomOrder, room.id];
      this.#putRoom(room, kept, this.#rooms.get(room.id));
    }
    const items = new Set([...before, ...rooms.flatMap((room) => room.items.map(({ id }) => id))]);
    const topics = [...items].map((id): Topic => `item ${id}`);
    this.#topics.wake('rooms', 'totals', ...rooms.map(({ id }): Topic => `room ${id}`), ...topics);
  }

  #putRoom(room: Room, kept: ReadonlyMap<number, ItemEntry>, before: RoomEntry | undefined): void {
    this.#keepRoom(roomEntryOf(room, before));
    this.#itemOrder.set(
      room.id,
      room.items.map((item) => item.id),
    );
    for (const item of room.items) this.#keep(itemEntryOf(room.id, item, kept.get(item.id)));
  }

  /** The name of a room as the service answered a write of it; of its items it says nothing new. */
  replaceName(room: Room): void {
    const before = this.#rooms.get(room.id);
    if (before === undefined) return;
    this.#keepRoom({ ...roomEntryOf(room, before), attachments: before.attachments, optionSet: before.optionSet });
    this.#topics.wake(`room ${room.id}`, 'rooms');
  }

  /** An item as the service answered a write of it. */
  replaceItem(item: Item, roomId = this.#items.get(item.id)?.roomId, at = Number.POSITIVE_INFINITY): void {
    if (roomId === undefined) return;
    this.#keep(itemEntryOf(roomId, item, this.#items.get(item.id)));
    const order = this.itemIds(roomId);
    if (!order.includes(item.id)) this.arrangeItems(roomId, order.toSpliced(at, 0, item.id));
    this.#topics.wake(`item ${item.id}`);
  }

  /** Shown in another room at once, before the service has moved it. */
  transferItem({ itemId: id, toRoomId }: { itemId: number; toRoomId: number }, at: number): void {
    const item = this.#items.get(id);
    if (item === undefined) return;
    this.#dropItem(id);
    this.#keep({ ...item, roomId: toRoomId });
    this.arrangeItems(item.roomId, without(this.itemIds(item.roomId), id));
    this.arrangeItems(toRoomId, this.itemIds(toRoomId).toSpliced(at, 0, id));
  }

  changeItem(id: number, change: Partial<Pick<ItemEntry, 'actions' | 'attachments' | 'version'>>): void {
    const item = this.#items.get(id);
    if (item === undefined) return;
    this.#items.set(id, { ...item, ...change });
    this.#topics.wake(`item ${id}`);
  }

  /** Puts it at its former place among the others, or at their end; undefined takes it away. */
  putAttachment({ roomId, itemId }: Place, id: number, now: Attachment | undefined): void {
    const before = (itemId === null ? this.#rooms.get(roomId) : this.#items.get(itemId))?.attachments ?? [];
    const attachments = withAttachment(before, id, now);
    if (itemId === null) this.changeRoom(roomId, { attachments });
    else this.changeItem(itemId, { attachments });
  }

  changeRoom(id: number, change: Partial<RoomEntry>): void {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    this.#rooms.set(id, { ...room, ...change });
    this.#topics.wake(`room ${id}`, 'rooms');
  }

  /** Typed but not saved. The row itself need not wake for text: its field holds it already. */
  type(subject: Subject, field: EditedField, value: FieldValue, state: FieldState = 'waiting'): void {
    const entry = this.entry(subject);
    if (entry === undefined) return;
    // A name is in the labels of the other fields.
    const mustDraw = entry.states[field] !== state || typeof value !== 'string' || field === 'name';
    const isFlipped = this.#overlay(subject, {
      typed: { ...entry.typed, [field]: value },
      states: { ...entry.states, [field]: state },
    });
    if (mustDraw || isFlipped) this.touch(subject);
  }

  /** Draws a text that was changed by something else than its field. */
  touch(subject: Subject): void {
    if (typeof subject === 'number') this.#topics.wake(`item ${subject}`);
    else this.#topics.wake(subject, 'rooms');
  }

  /** The service has it: the typed text is the saved one, unless more was typed since `sent` was read. */
  settle(subject: Subject, field: EditedField, sent: FieldValue): void {
    const entry = this.entry(subject);
    if (entry !== undefined && isSameValue(entry.typed[field], sent)) this.letGo(subject, field);
  }

  /** Shows the service's values again. */
  letGo(subject: Subject, field: EditedField): void {
    const entry = this.entry(subject);
    if (entry === undefined) return;
    const { [field]: _saved, ...typed } = entry.typed;
    const { [field]: _state, ...states } = entry.states;
    this.#overlay(subject, { typed, states });
    this.touch(subject);
  }

  setState(subject: Subject, field: EditedField, state: FieldState): void {
    const entry = this.entry(subject);
    if (entry === undefined || entry.states[field] === state) return;
    this.#overlay(subject, { typed: entry.typed, states: { ...entry.states, [field]: state } });
    this.touch(subject);
  }

  /** True when its being answered changed. */
  #overlay(subject: Subject, { typed, states }: Pick<Entry, 'typed' | 'states'>): boolean {
    if (typeof subject === 'number') {
      const item = this.#items.get(subject);
      return item !== undefined && this.#keep({ ...item, typed, states });
    }
    const room = this.#rooms.get(roomIdOf(subject));
    if (room !== undefined) this.#keepRoom({ ...room, name: shownName(room.server, typed), typed, states });
    return false;
  }

  arrangeRooms(ids: readonly number[]): void {
    this.#roomOrder = ids;
    this.#topics.wake('rooms');
  }

  arrangeItems(roomId: number, ids: readonly number[]): void {
    this.#itemOrder.set(roomId, ids);
    this.#topics.wake(`room ${roomId}`, 'rooms');
  }

  removeRoom(id: number): void {
    this.#roomOrder = without(this.#roomOrder, id);
    const gone = this.itemIds(id);
    for (const item of gone) this.#dropItem(item);
    this.#itemOrder.delete(id);
    this.#count(countedRoom(this.#rooms.get(id)), undefined);
    this.#rooms.delete(id);
    this.#topics.wake('rooms', `room ${id}`, 'totals', ...gone.map((item): Topic => `item ${item}`));
  }

  removeItem(id: number): void {
    const roomId = this.#items.get(id)?.roomId;
    if (roomId === undefined) return;
    this.#dropItem(id);
    this.arrangeItems(roomId, without(this.itemIds(roomId), id));
    this.#topics.wake(`item ${id}`, 'totals');
  }

  /** Its former place, after a deletion that did not go through. */
  putBackItem(item: ItemEntry, at: number): void {
    this.#keep(item);
    this.arrangeItems(item.roomId, this.itemIds(item.roomId).toSpliced(at, 0, item.id));
    this.#topics.wake(`item ${item.id}`);
  }

  putBackRoom(room: RoomEntry, items: readonly ItemEntry[], at: number): void {
    this.#keepRoom(room);
    this.arrangeRooms(this.#roomOrder.toSpliced(at, 0, room.id));
    for (const [place, item] of items.entries()) this.putBackItem(item, place);
  }

  totals = (): Totals => this.#tally.totals();
  unansweredIn = (roomId: number): number => this.#tally.unansweredIn(roomId);

  /** True when its being answered changed. */
  #keep(item: ItemEntry): boolean {
    const before = this.#countedItem(item.id);
    this.#items.set(item.id, item);
    return this.#count(before, this.#countedItem(item.id));
  }

  #keepRoom(room: RoomEntry): void {
    const before = countedRoom(this.#rooms.get(room.id));
    this.#rooms.set(room.id, room);
    this.#count(before, countedRoom(room));
  }

  #dropItem(id: number): void {
    const before = this.#countedItem(id);
    this.#items.delete(id);
    this.#count(before, undefined);
  }

  #countedItem(id: number): Counted | undefined {
    const item = this.#items.get(id);
    return countedItem(item, this.#rooms.get(item?.roomId ?? 0));
  }

  #count(before: Counted | undefined, now: Counted | undefined): boolean {
    const { isSum, isUnanswered: isFlipped } = this.#tally.count(before, now);
    if (isFlipped) this.#topics.wake(`room ${now?.roomId ?? before?.roomId ?? 0}`);
    if (isSum) this.#topics.wake('totals');
    return isFlipped;
  }
}

/** One array for every room without items, since a new one each time would look like a change. */
const none: readonly number[] = [];
const without = (ids: readonly number[], id: number): readonly number[] => ids.filter((one) => one !== id);
