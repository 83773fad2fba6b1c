/**
 * The requests of one report. Commands and queue know no others, so that they work on a template as on an inspection: the
 * operations of both differ in their address alone.
 */
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

/** `id`: of the inspection or the template that the operations belong to. */
export function buildReportRequests(id: number, send: ReportOperations) {
  const at = <Path>(path: Path) => ({
    path: { inspection_id: id, template_id: id, ...path },
    throwOnError: true as const,
  });
  const atRoom = (roomId: number) => at({ room_id: roomId });
  const atItem = ({ roomId, itemId }: ItemPlace) => at({ room_id: roomId, item_id: itemId });
  const atAction = (place: ItemPlace, actionId: number) => {
    const { path, ...more } = atItem(place);
    return { ...more, path: { ...path, action_id: actionId } };
  };
  return {
    readReport: (signal?: AbortSignal) => dataOf(send.getReport({ ...at({}), ...(signal && { signal }) })),
    readRoom: (roomId: number) => dataOf(send.getRoom(atRoom(roomId))),

    createRoom: (body: RoomDraft) => dataOf(send.createRoom({ ...at({}), body })),
    renameRoom: (roomId: number, name: string, more?: More) =>
      dataOf(send.renameRoom({ ...atRoom(roomId), ...more, body: { name } })),
    deleteRoom: (roomId: number) => send.deleteRoom(atRoom(roomId)),
    orderRooms: (ids: readonly number[]) => send.orderRooms({ ...at({}), body: [...ids] }),
    copyRoom: (roomId: number, body: CopyRoomData['body']) => dataOf(send.copyRoom({ ...atRoom(roomId), body })),

    createItem: (roomId: number, body: ItemDraft) => dataOf(send.createItem({ ...atRoom(roomId), body })),
    updateItem: (place: ItemPlace, body: ItemChange, more?: More) =>
      dataOf(send.updateItem({ ...atItem(place), ...more, body })),
    deleteItem: (place: ItemPlace) => send.deleteItem(atItem(place)),
    orderItems: (roomId: number, ids: readonly number[]) => send.orderItems({ ...atRoom(roomId), body: [...ids] }),
    copyItem: (place: ItemPlace, body: CopyItemData['body']) => dataOf(send.copyItem({ ...atItem(place), body })),
    moveItem: (place: ItemPlace, body: MoveItemData['body']) => dataOf(send.moveItem({ ...atItem(place), body })),

    createAction: (place: ItemPlace, body: ActionDraft) => dataOf(send.createAction({ ...atItem(place), body })),
    updateAction: (place: ItemPlace, { id: actionId, headers }: { id: number } & More, body: ActionDraft) =>
      dataOf(send.updateAction({ ...atAction(place, actionId), ...(headers && { headers }), body })),
    deleteAction: (place: ItemPlace, { id: actionId }: { id: number }) => send.deleteAction(atAction(place, actionId)),
  };
}

const dataOf = async <Data>(answer: Promise<{ data: Data }>): Promise<Data> => (await answer).data;
