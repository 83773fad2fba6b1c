/**
 * The requests of one report. Commands and queue know no others, so that they work on a template as on an inspection: the
 * operations of both differ in their address alone.
 */
import { LocalIds } from './local-ids.ts';
import type {
  Action,
  ActionDraft,
  CopyItemData,
  CopyRoomData,
  Item,
  ItemChange,
  ItemDraft,
  MoveItemData,
  Report,
  Room,
  RoomDraft,
} from '#web/queries/generated/types.gen.ts';

/** Each operation takes the one it has in its address. */
type HomePath = { inspection_id: number; template_id: number };
type More = { headers?: Record<string, string>; signal?: AbortSignal };
type Operation<Path, Body, Answer> = (
  options: { path: HomePath & Path; throwOnError: true } & More & (Body extends undefined ? unknown : { body: Body }),
) => Promise<{ data: Answer }>;
type AtRoom = { room_id: number };
type AtItem = AtRoom & { item_id: number };
type AtAction = AtItem & { action_id: number };

export type ReportOperations = {
  getReport: Operation<unknown, undefined, Report>;
  getRoom: Operation<AtRoom, undefined, Room>;
  createRoom: Operation<unknown, RoomDraft, Room>;
  renameRoom: Operation<AtRoom, { name: string }, Room>;
  deleteRoom: Operation<AtRoom, undefined, unknown>;
  orderRooms: Operation<unknown, number[], unknown>;
  copyRoom: Operation<AtRoom, CopyRoomData['body'], Room>;
  createItem: Operation<AtRoom, ItemDraft, Item>;
  updateItem: Operation<AtItem, ItemChange, Item>;
  deleteItem: Operation<AtItem, undefined, unknown>;
  orderItems: Operation<AtRoom, number[], unknown>;
  copyItem: Operation<AtItem, CopyItemData['body'], Item>;
  moveItem: Operation<AtItem, MoveItemData['body'], Item>;
  createAction: Operation<AtItem, ActionDraft, Action>;
  updateAction: Operation<AtAction, ActionDraft, Action>;
  deleteAction: Operation<AtAction, undefined, unknown>;
};

export type ItemPlace = { roomId: number; itemId: number };
export type ReportRequests = ReturnType<typeof buildReportRequests>;

/**
 * `id`: of the inspection or the template that the operations belong to. Requests are given the ids of this page and carry
 * the service's; answers come back with those of this page.
 */
export function buildReportRequests(id: number, send: ReportOperations) {
  const ids = new LocalIds();
  const { served } = ids;
  const itemOf = (item: Item): Item => ({ ...item, id: ids.item(item.id) });
  const roomOf = (room: Room): Room => ({ ...room, id: ids.room(room.id), items: room.items.map(itemOf) });
  const at = <Path>(path: Path) => ({
    path: { inspection_id: id, template_id: id, ...path },
    throwOnError: true as const,
  });
  const atRoom = (roomId: number) => at({ room_id: served(roomId) });
  const atItem = ({ roomId, itemId }: ItemPlace) => at({ room_id: served(roomId), item_id: served(itemId) });
  const atAction = (place: ItemPlace, actionId: number) => {
    const { path, ...more } = atItem(place);
    return { ...more, path: { ...path, action_id: actionId } };
  };
  return {
    ids,

    readReport: async (signal?: AbortSignal): Promise<Report> => {
      const { data } = await send.getReport({ ...at({}), ...(signal && { signal }) });
      return { ...data, rooms: data.rooms.map(roomOf) };
    },
    readRoom: async (roomId: number) => roomOf(await dataOf(send.getRoom(atRoom(roomId)))),

    createRoom: async (body: RoomDraft, more?: More) =>
      roomOf(await dataOf(send.createRoom({ ...at({}), ...more, body }))),
    renameRoom: async (roomId: number, name: string, more?: More) =>
      roomOf(await dataOf(send.renameRoom({ ...atRoom(roomId), ...more, body: { name } }))),
    deleteRoom: async (roomId: number, more?: More) => void (await send.deleteRoom({ ...atRoom(roomId), ...more })),
    orderRooms: async (order: readonly number[], more?: More) =>
      void (await send.orderRooms({ ...at({}), ...more, body: order.map(served) })),
    copyRoom: async (roomId: number, body: CopyRoomData['body']) =>
      roomOf(await dataOf(send.copyRoom({ ...atRoom(roomId), body }))),

    createItem: async (roomId: number, body: ItemDraft, more?: More) =>
      itemOf(await dataOf(send.createItem({ ...atRoom(roomId), ...more, body }))),
    updateItem: async (place: ItemPlace, body: ItemChange, more?: More) =>
      itemOf(await dataOf(send.updateItem({ ...atItem(place), ...more, body }))),
    deleteItem: async (place: ItemPlace, more?: More) => void (await send.deleteItem({ ...atItem(place), ...more })),
    orderItems: async (roomId: number, order: readonly number[], more?: More) =>
      void (await send.orderItems({ ...atRoom(roomId), ...more, body: order.map(served) })),
    copyItem: async (place: ItemPlace, { room: { id: to } }: { room: { id: number } }) =>
      itemOf(await dataOf(send.copyItem({ ...atItem(place), body: { room: { id: served(to) } } }))),
    moveItem: async (place: ItemPlace, to: { roomId: number; beforeId: number | null }, more?: More) => {
      const body = { room_id: served(to.roomId), before_id: to.beforeId === null ? null : served(to.beforeId) };
      return itemOf(await dataOf(send.moveItem({ ...atItem(place), ...more, body })));
    },

    createAction: async (place: ItemPlace, body: ActionDraft) => dataOf(send.createAction({ ...atItem(place), body })),
    updateAction: async (place: ItemPlace, { id: actionId, headers }: { id: number } & More, body: ActionDraft) =>
      dataOf(send.updateAction({ ...atAction(place, actionId), ...(headers && { headers }), body })),
    deleteAction: async (place: ItemPlace, { id: actionId }: { id: number }) =>
      send.deleteAction(atAction(place, actionId)),
  };
}

const dataOf = async <Data>(answer: Promise<{ data: Data }>): Promise<Data> => (await answer).data;
