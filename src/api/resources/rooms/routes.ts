/** Rooms of a report: /inspections/:inspection_id/rooms, and the same of a template. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Order, Room, RoomChange, RoomCopy, RoomDraft } from '#contract/report.ts';
import { Empty, IdParameter } from '#contract/wire.ts';
import { checkOrder } from '#domain/ordering.ts';
import type { RoomNode } from '#store/reports/report-rows.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { checkTargetMember } from '../report/copy-target.ts';
import { buildReportPresenter } from '../report/present.ts';
import { type HomeOptions, tellReportVersion, type Written } from '../report/report-home.ts';
import { checkOptionSet, copyRoom, createRoom, deleteRoom, orderRooms, renameRoom } from './operations.ts';

export const roomRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const parts = buildRoomParts(api, { home });
  createRoomRoute(parts);
  orderRoomsRoute(parts);
  getRoomRoute(parts);
  renameRoomRoute(parts);
  deleteRoomRoute(parts);
  copyRoomRoute(parts);
};

type RoomParts = ReturnType<typeof buildRoomParts>;

/** Shared by the operations on rooms. */
function buildRoomParts(api: RouteApi, { home }: HomeOptions) {
  const { presentRoom } = buildReportPresenter(api);
  const rooms = `${home.base}/rooms`;
  const RoomPath = home.path.extend({ room_id: IdParameter });
  const placeOf = (params: { room_id: number }) => ({ home: home.homeOf(params), roomId: params.room_id });
  const checkRoomVersion =
    (request: FastifyRequest) =>
    (room: RoomNode): void =>
      checkVersion(request, room.version, () => presentRoom(room));
  const sendRoom = (request: FastifyRequest, reply: FastifyReply, room: RoomNode) =>
    sendVersioned(request, reply, room.version, presentRoom(room));
  const sendWritten = (request: FastifyRequest, reply: FastifyReply, written: Written<RoomNode>) =>
    sendRoom(request, reply, tellReportVersion(reply, written));
  return { api, home, rooms, RoomPath, placeOf, checkRoomVersion, sendRoom, sendWritten };
}

function createRoomRoute({ api, home, rooms, sendWritten }: RoomParts): void {
  api.post(rooms, {
    schema: {
      operationId: home.operation('create', 'Room'),
      summary: 'Add a room at the end',
      params: home.path,
      body: RoomDraft,
      response: { 200: Room },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof RoomDraft>) => checkOptionSet(store, caller, members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      return sendWritten(request, reply, await createRoom(request.store, caller, home.homeOf(params), body));
    },
  });
}

function orderRoomsRoute({ api, home, rooms }: RoomParts): void {
  api.put(rooms, {
    schema: {
      operationId: home.operation('order', 'Rooms'),
      summary: 'Put all rooms in a new order',
      params: home.path,
      body: Order,
      response: { 200: Order },
    },
    config: {
      checkMembers: async ({ caller, store }, wanted: Members<typeof Order>, path: Record<string, number>) => {
        if (!Array.isArray(wanted)) return;
        const { reportId } = await store.reports.getStanding(caller, home.homeOf(path));
        checkOrder(await store.rooms.listIds(caller.accountId, reportId), wanted);
      },
    },
    handler: async ({ caller, params, body, store }, reply) =>
      tellReportVersion(reply, await orderRooms(store, caller, home.homeOf(params), body)),
  });
}

function getRoomRoute({ api, home, rooms, RoomPath, sendRoom }: RoomParts): void {
  api.get(`${rooms}/:room_id`, {
    schema: {
      operationId: home.operation('get', 'Room'),
      summary: 'A room with its items',
      params: RoomPath,
      response: { 200: Room },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const { reportId } = await request.store.reports.getStanding(caller, home.homeOf(params));
      const room = await request.store.rooms.get(caller.accountId, { reportId, roomId: params.room_id });
      return sendRoom(request, reply, room);
    },
  });
}

function renameRoomRoute({ api, home, rooms, RoomPath, placeOf, checkRoomVersion, sendWritten }: RoomParts): void {
  api.put(`${rooms}/:room_id`, {
    schema: {
      operationId: home.operation('rename', 'Room'),
      summary: 'Rename a room; a locked name stays as it is',
      params: RoomPath,
      body: RoomChange,
      response: { 200: Room },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const renamed = await renameRoom(request.store, caller, placeOf(params), body.name, checkRoomVersion(request));
      return sendWritten(request, reply, renamed);
    },
  });
}

function deleteRoomRoute({ api, home, rooms, RoomPath, placeOf, checkRoomVersion }: RoomParts): void {
  api.delete(`${rooms}/:room_id`, {
    schema: {
      operationId: home.operation('delete', 'Room'),
      summary: 'Delete a room with its items, actions and attachments',
      params: RoomPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const deleted = await deleteRoom(request.store, caller, placeOf(params), checkRoomVersion(request));
      await api.library.removeUnused(request.store, caller.accountId, tellReportVersion(reply, deleted));
      return sendNothing(reply);
    },
  });
}

function copyRoomRoute({ api, home, rooms, RoomPath, placeOf, sendWritten }: RoomParts): void {
  api.put(`${rooms}/:room_id/copy`, {
    schema: {
      operationId: home.operation('copy', 'Room'),
      summary: 'Copy the items of a room into another or a new one',
      params: RoomPath,
      body: RoomCopy,
      response: { 200: Room },
    },
    config: {
      repeats: true,
      checkMembers: ({ caller, store }, members: Members<typeof RoomCopy>, path: Record<string, number>) =>
        checkTargetMember(store, caller, home.homeOf(path), members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      return sendWritten(request, reply, await copyRoom(request.store, caller, placeOf(params), body));
    },
  });
}
