/** Items of a room: …/rooms/:room_id/items. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Item, ItemChange, ItemCopy, ItemDraft, ItemMove, Order } from '#contract/report.ts';
import { Empty, IdParameter } from '#contract/wire.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { checkTargetMember } from '../report/copy-target.ts';
import { buildReportPresenter } from '../report/present.ts';
import { type HomeOptions, tellReportVersion, type Written } from '../report/report-home.ts';
import {
  changedFields,
  changeItem,
  checkCondition,
  checkItemOrder,
  copyItem,
  createItem,
  deleteItem,
  orderItems,
  type PlacedItem,
} from './operations.ts';
import { checkMoveMembers, moveItem } from './move-item.ts';
import { acceptSpoken } from './spoken.ts';

export const itemRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const parts = buildItemParts(api, { home });
  createItemRoute(parts);
  orderItemsRoute(parts);
  getItemRoute(parts);
  updateItemRoute(parts);
  deleteItemRoute(parts);
  copyItemRoute(parts);
  moveItemRoute(parts);
};

type ItemParts = ReturnType<typeof buildItemParts>;

/** Shared by the operations on items. */
function buildItemParts(api: RouteApi, { home }: HomeOptions) {
  const { presentItem } = buildReportPresenter(api);
  const items = `${home.base}/rooms/:room_id/items`;
  const RoomPath = home.path.extend({ room_id: IdParameter });
  const ItemPath = RoomPath.extend({ item_id: IdParameter });
  const roomOf = (params: { room_id: number }) => ({ home: home.homeOf(params), roomId: params.room_id });
  const placeOf = (params: { room_id: number; item_id: number }) => ({ ...roomOf(params), itemId: params.item_id });
  const checkMembers = (
    { caller, store }: FastifyRequest,
    members: Members<typeof ItemChange>,
    path: { room_id: number; item_id?: number },
  ): Promise<void> => checkCondition(store, caller, { ...roomOf(path), itemId: path.item_id }, members);
  const checkItemVersion =
    (request: FastifyRequest) =>
    ({ item, room }: PlacedItem): void =>
      checkVersion(request, item.version, () => presentItem(item, room));
  const sendItem = (request: FastifyRequest, reply: FastifyReply, { item, room }: PlacedItem) =>
    sendVersioned(request, reply, item.version, presentItem(item, room));
  const sendWritten = (request: FastifyRequest, reply: FastifyReply, written: Written<PlacedItem>) =>
    sendItem(request, reply, tellReportVersion(reply, written));
  return {
    api,
    home,
    items,
    RoomPath,
    ItemPath,
    roomOf,
    placeOf,
    checkMembers,
    checkItemVersion,
    sendItem,
    sendWritten,
  };
}

function createItemRoute({ api, home, items, RoomPath, roomOf, checkMembers, sendWritten }: ItemParts): void {
  api.post(items, {
    schema: {
      operationId: home.operation('create', 'Item'),
      summary: 'Add an item at the end of a room',
      params: RoomPath,
      body: ItemDraft,
      response: { 200: Item },
    },
    config: { checkMembers },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      return sendWritten(request, reply, await createItem(request.store, caller, roomOf(params), body));
    },
  });
}

function orderItemsRoute({ api, home, items, RoomPath, roomOf }: ItemParts): void {
  api.put(items, {
    schema: {
      operationId: home.operation('order', 'Items'),
      summary: 'Put all items of a room in a new order',
      params: RoomPath,
      body: Order,
      response: { 200: Order },
    },
    config: {
      checkMembers: async ({ caller, store }, wanted: Members<typeof Order>, path: { room_id: number }) => {
        if (Array.isArray(wanted)) await checkItemOrder(store, caller, roomOf(path), wanted);
      },
    },
    handler: async ({ caller, params, body, store }, reply) =>
      tellReportVersion(reply, await orderItems(store, caller, roomOf(params), body)),
  });
}

function getItemRoute({ api, home, items, ItemPath, sendItem }: ItemParts): void {
  api.get(`${items}/:item_id`, {
    schema: {
      operationId: home.operation('get', 'Item'),
      summary: 'An item',
      params: ItemPath,
      response: { 200: Item },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const { reportId } = await request.store.reports.getStanding(caller, home.homeOf(params));
      const placed = await request.store.items.get(caller.accountId, {
        reportId,
        roomId: params.room_id,
        itemId: params.item_id,
      });
      return sendItem(request, reply, placed);
    },
  });
}

function updateItemRoute({
  api,
  home,
  items,
  ItemPath,
  placeOf,
  checkMembers,
  checkItemVersion,
  sendWritten,
}: ItemParts): void {
  api.put(`${items}/:item_id`, {
    schema: {
      operationId: home.operation('update', 'Item'),
      summary: 'Change an item; leaving out the description clears it, and locked texts stay',
      params: ItemPath,
      body: ItemChange,
      response: { 200: Item },
    },
    config: { checkMembers },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const spoken = await acceptSpoken(request.store, caller, home.homeOf(params), body.spoken);
      const changed = await changeItem(
        request.store,
        caller,
        placeOf(params),
        (item, room) => changedFields(item, room, { ...body, spoken }),
        checkItemVersion(request),
      );
      return sendWritten(request, reply, changed);
    },
  });
}

function deleteItemRoute({ api, home, items, ItemPath, placeOf, checkItemVersion }: ItemParts): void {
  api.delete(`${items}/:item_id`, {
    schema: {
      operationId: home.operation('delete', 'Item'),
      summary: 'Delete an item with its actions and attachments',
      params: ItemPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const deleted = await deleteItem(request.store, caller, placeOf(params), checkItemVersion(request));
      await api.library.removeUnused(request.store, caller.accountId, tellReportVersion(reply, deleted));
      return sendNothing(reply);
    },
  });
}

function copyItemRoute({ api, home, items, ItemPath, placeOf, sendWritten }: ItemParts): void {
  api.put(`${items}/:item_id/copy`, {
    schema: {
      operationId: home.operation('copy', 'Item'),
      summary: 'Copy an item into another or a new room, or over an item there',
      params: ItemPath,
      body: ItemCopy,
      response: { 200: Item },
    },
    config: {
      repeats: true,
      checkMembers: ({ caller, store }, members: Members<typeof ItemCopy>, path: Record<string, number>) =>
        checkTargetMember(store, caller, home.homeOf(path), members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      return sendWritten(request, reply, await copyItem(request.store, caller, placeOf(params), body));
    },
  });
}

function moveItemRoute({ api, home, items, ItemPath, placeOf, checkItemVersion, sendWritten }: ItemParts): void {
  api.put(`${items}/:item_id/move`, {
    schema: {
      operationId: home.operation('move', 'Item'),
      summary: 'Move an item to another room, or to another place in its own, with all that belongs to it',
      params: ItemPath,
      body: ItemMove,
      response: { 200: Item },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof ItemMove>, path: Record<string, number>) =>
        checkMoveMembers(store, caller, home.homeOf(path), members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const moved = await moveItem(request.store, caller, placeOf(params), body, checkItemVersion(request));
      return sendWritten(request, reply, moved);
    },
  });
}
