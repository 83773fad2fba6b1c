/** Attachments of a report, its rooms and items: uploaded, listed, described and deleted on all three paths. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Attachment, AttachmentChange, AttachmentUpload } from '#contract/attachment.ts';
import { Empty, IdParameter } from '#contract/wire.ts';
import { sendVersioned } from '../../entity-tag.ts';
import { sendNothing } from '../../no-body.ts';
import { type HomeOptions, tellReportVersion } from '../report/report-home.ts';
import { addToReport } from './add.ts';
import { deleteAttachment, describeAttachment } from './operations.ts';
import { checkPlace } from './place.ts';
import { buildAttachmentPresenter } from './present.ts';
import { readUpload, uploadOnce, uploadValidator } from './upload.ts';

export const attachmentRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const presentAttachment = buildAttachmentPresenter(api);
  const tags = home.tags('Attachments');
  const RoomPath = home.path.extend({ room_id: IdParameter });
  const ItemPath = RoomPath.extend({ item_id: IdParameter });
  const levels = [
    { noun: 'Report', of: 'the report itself', path: home.base, params: home.path },
    { noun: 'Room', of: 'a room', path: `${home.base}/rooms/:room_id`, params: RoomPath },
    { noun: 'Item', of: 'an item', path: `${home.base}/rooms/:room_id/items/:item_id`, params: ItemPath },
  ];
  type Path = { room_id?: number; item_id?: number; attachment_id?: number };
  const placeOf = ({ room_id, item_id }: Path) => ({
    ...(room_id !== undefined && { roomId: room_id }),
    ...(item_id !== undefined && { itemId: item_id }),
  });

  api.get(`${home.base}/attachments`, {
    schema: {
      operationId: home.operation('list', 'ReportAttachments'),
      tags,
      summary: 'The attachments of the report itself',
      params: home.path,
      response: { 200: z.array(Attachment) },
    },
    handler: async ({ caller, params, store }) => {
      const { reportId } = await store.reports.getStanding(caller, home.homeOf(params));
      return (await store.attachments.listOwn(caller.accountId, reportId)).map(presentAttachment);
    },
  });

  for (const { noun, of, path, params: LevelPath } of levels) {
    const AttachmentPath = LevelPath.extend({ attachment_id: IdParameter });
    const targetOf = (params: Path) => ({
      id: params.attachment_id ?? 0,
      at: { home: home.homeOf(params), place: placeOf(params) },
    });

    api.post(`${path}/attachments`, {
      schema: {
        operationId: home.operation('create', `${noun}Attachment`),
        tags,
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

    api.put(`${path}/attachments/:attachment_id`, {
      schema: {
        operationId: home.operation('update', `${noun}Attachment`),
        tags,
        summary: 'Change the description of an attachment',
        params: AttachmentPath,
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

    api.delete(`${path}/attachments/:attachment_id`, {
      schema: {
        operationId: home.operation('delete', `${noun}Attachment`),
        tags,
        summary: 'Delete an attachment',
        params: AttachmentPath,
        response: { 200: Empty },
      },
      handler: async (request, reply) => {
        tellReportVersion(reply, await deleteAttachment(request, request.caller, targetOf(request.params)));
        return sendNothing(reply);
      },
    });
  }
};
