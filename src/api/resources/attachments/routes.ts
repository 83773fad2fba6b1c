/** Attachments of a report, its rooms and items: uploaded, listed, described and deleted on all three paths. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Attachment, AttachmentChange, AttachmentUpload } from '#contract/attachment.ts';
import { ArrayQuery, Empty, IdParameter } from '#contract/wire.ts';
import { sendVersioned } from '../../entity-tag.ts';
import { stepOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { RouteApi } from '../../route-api.ts';
import { type HomeOptions, tellReportVersion } from '../report/report-home.ts';
import { addToReport } from './add.ts';
import { deleteAttachment, describeAttachment } from './operations.ts';
import { checkPlace } from './place.ts';
import { buildAttachmentPresenter } from './present.ts';
import { readUpload, uploadOnce, uploadValidator } from './upload.ts';

/** The report itself, its rooms and their items have attachments. */
function levelsOf({ base, path }: HomeOptions['home']) {
  const RoomPath = path.extend({ room_id: IdParameter });
  const ItemPath = RoomPath.extend({ item_id: IdParameter });
  return [
    { noun: 'Report', of: 'the report itself', path: base, params: path },
    { noun: 'Room', of: 'a room', path: `${base}/rooms/:room_id`, params: RoomPath },
    { noun: 'Item', of: 'an item', path: `${base}/rooms/:room_id/items/:item_id`, params: ItemPath },
  ];
}
type Level = ReturnType<typeof levelsOf>[number];
type Path = { room_id?: number; item_id?: number; attachment_id?: number };

const placeOf = ({ room_id, item_id }: Path) => ({
  ...(room_id !== undefined && { roomId: room_id }),
  ...(item_id !== undefined && { itemId: item_id }),
});

export const attachmentRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const parts = buildAttachmentParts(api, { home });
  listReportAttachmentsRoute(parts);
  for (const level of levelsOf(home)) {
    createAttachmentRoute(parts, level);
    updateAttachmentRoute(parts, level);
    deleteAttachmentRoute(parts, level);
  }
};

type AttachmentParts = ReturnType<typeof buildAttachmentParts>;

/** Shared by the operations on the attachments of a report. */
function buildAttachmentParts(api: RouteApi, { home }: HomeOptions) {
  const presentAttachment = buildAttachmentPresenter(api);
  const targetOf = (params: Path) => ({
    id: params.attachment_id ?? 0,
    at: { home: home.homeOf(params), place: placeOf(params) },
  });
  return { api, home, presentAttachment, targetOf };
}

function listReportAttachmentsRoute({ api, home, presentAttachment }: AttachmentParts): void {
  api.get(`${home.base}/attachments`, {
    schema: {
      operationId: home.operation('list', 'ReportAttachments'),
      summary: 'The attachments of the report itself',
      params: home.path,
      querystring: ArrayQuery,
      response: { 200: z.array(Attachment) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const { reportId } = await store.reports.getStanding(caller, home.homeOf(params));
      const rows = await store.attachments.listOwn(caller.accountId, reportId);
      return (await stepOf(request, 'attachments', rows)).map(presentAttachment);
    },
  });
}

function createAttachmentRoute(
  { api, home, presentAttachment }: AttachmentParts,
  { noun, of, path, params: LevelPath }: Level,
): void {
  api.post(`${path}/attachments`, {
    schema: {
      operationId: home.operation('create', `${noun}Attachment`),
      summary: `Upload a file to ${of}`,
      consumes: ['multipart/form-data'],
      params: LevelPath,
      body: AttachmentUpload,
      response: { 200: Attachment },
    },
    config: { allowance: 'uploads' },
    validatorCompiler: uploadValidator,
    handler: async (request, reply) => {
      const { caller, params } = request;
      const at = { home: home.homeOf(params), ...placeOf(params) };
      await checkPlace(request.store, caller, await request.store.reports.getStanding(caller, at.home), at);
      const upload = await readUpload(request);
      const added = await uploadOnce(request, reply, upload, () => addToReport(request, caller, at, upload));
      if (added === undefined) return reply;
      const row = tellReportVersion(reply, added);
      return sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}

function updateAttachmentRoute(
  { api, home, presentAttachment, targetOf }: AttachmentParts,
  { noun, path, params: LevelPath }: Level,
): void {
  api.put(`${path}/attachments/:attachment_id`, {
    schema: {
      operationId: home.operation('update', `${noun}Attachment`),
      summary: 'Change the description of an attachment',
      params: LevelPath.extend({ attachment_id: IdParameter }),
      body: AttachmentChange,
      response: { 200: Attachment },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const described = await describeAttachment(request, caller, targetOf(params), body.description);
      const row = tellReportVersion(reply, described);
      return sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}

function deleteAttachmentRoute(
  { api, home, targetOf }: AttachmentParts,
  { noun, path, params: LevelPath }: Level,
): void {
  api.delete(`${path}/attachments/:attachment_id`, {
    schema: {
      operationId: home.operation('delete', `${noun}Attachment`),
      summary: 'Delete an attachment',
      params: LevelPath.extend({ attachment_id: IdParameter }),
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      tellReportVersion(reply, await deleteAttachment(request, request.caller, targetOf(request.params)));
      return sendNothing(reply);
    },
  });
}
