/** One attachment wherever it is: /attachments/:attachment_id; and pictures of meters. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Assignment,
  Attachment,
  AttachmentPath,
  AttachmentUpload,
  MeterAttachmentsPath,
  PhotoPair,
  Rotation,
} from '#contract/attachment.ts';
import { Empty } from '#contract/wire.ts';
import type { RouteApi } from '../../route-api.ts';
import { sendVersioned } from '../../entity-tag.ts';
import { sendNothing } from '../../no-body.ts';
import { checkMayChangeMeters } from '../meters/may-change.ts';
import { tellReportVersion } from '../report/report-home.ts';
import { sendOriginal } from '../files/send-file.ts';
import { addToMeter } from './add.ts';
import { coveringRoutes } from './covering/routes.ts';
import { assignAttachment, deleteAttachment, pairAttachment, turnAttachment } from './operations.ts';
import { buildAttachmentPresenter } from './present.ts';
import { readUpload, uploadOnce, uploadValidator } from './upload.ts';

export const singleAttachmentRoutes: FastifyPluginAsyncZod = async (api) => {
  const parts = buildAttachmentParts(api);
  rotateAttachmentRoute(parts);
  assignAttachmentRoute(parts);
  pairAttachmentRoute(parts);
  await api.register(coveringRoutes);
  deleteAttachmentRoute(parts);
  getAttachmentOriginalRoute(parts);
  createMeterAttachmentRoute(parts);
};

type AttachmentParts = ReturnType<typeof buildAttachmentParts>;

/** Shared by the operations on one attachment. */
function buildAttachmentParts(api: RouteApi) {
  const presentAttachment = buildAttachmentPresenter(api);
  return { api, presentAttachment };
}

function rotateAttachmentRoute({ api, presentAttachment }: AttachmentParts): void {
  api.put('/attachments/:attachment_id/rotation', {
    schema: {
      operationId: 'rotateAttachment',
      summary: 'Turn a picture clockwise, relative to the current picture',
      params: AttachmentPath,
      body: Rotation,
      response: { 200: Attachment },
    },
    config: { repeats: true },
    handler: async (request, reply) => {
      const turned = await turnAttachment(request, request.caller, request.params.attachment_id, request.body.angle);
      const row = tellReportVersion(reply, turned);
      return sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}

function assignAttachmentRoute({ api, presentAttachment }: AttachmentParts): void {
  api.put('/attachments/:attachment_id/assign', {
    schema: {
      operationId: 'assignAttachment',
      summary: 'Assign an attachment to a room or an item of its report; without a body to the report itself',
      params: AttachmentPath,
      body: Assignment,
      response: { 200: Attachment },
    },
    handler: async (request, reply) => {
      const assigned = await assignAttachment(
        request,
        request.caller,
        request.params.attachment_id,
        request.body ?? {},
      );
      const row = tellReportVersion(reply, assigned);
      return sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}

function pairAttachmentRoute({ api, presentAttachment }: AttachmentParts): void {
  api.put('/attachments/:attachment_id/pair', {
    schema: {
      operationId: 'pairAttachment',
      summary: 'Tie a photograph to the one of the source report that shows the same, or untie it',
      params: AttachmentPath,
      body: PhotoPair,
      response: { 200: Attachment },
    },
    handler: async (request, reply) => {
      const target = { id: request.params.attachment_id, earlierId: request.body.earlier_id };
      const row = tellReportVersion(reply, await pairAttachment(request, request.caller, target));
      return sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}

function deleteAttachmentRoute({ api }: AttachmentParts): void {
  api.delete('/attachments/:attachment_id', {
    schema: {
      operationId: 'deleteAttachment',
      summary: 'Delete an attachment',
      params: AttachmentPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      tellReportVersion(reply, await deleteAttachment(request, request.caller, { id: request.params.attachment_id }));
      return sendNothing(reply);
    },
  });
}

function getAttachmentOriginalRoute({ api }: AttachmentParts): void {
  api.get('/attachments/:attachment_id/original', {
    schema: {
      operationId: 'getAttachmentOriginal',
      summary: 'The file as it was uploaded',
      params: AttachmentPath,
    },
    handler: async (request, reply) => {
      const { row } = await request.store.attachments.get(request.caller, request.params.attachment_id);
      const subject = { type: 'attachment', id: row.id };
      await request.store.securityLog.addHourly(request.caller, { kind: 'original.downloaded', subject });
      return sendOriginal(request, reply, row);
    },
  });
}

function createMeterAttachmentRoute({ api, presentAttachment }: AttachmentParts): void {
  api.post('/properties/:property_id/meters/:meter_id/attachments', {
    schema: {
      operationId: 'createMeterAttachment',
      tags: ['Meters'],
      summary: 'Upload a file to a meter',
      consumes: ['multipart/form-data'],
      params: MeterAttachmentsPath,
      body: AttachmentUpload,
      response: { 200: Attachment },
    },
    config: { allowance: 'uploads' },
    validatorCompiler: uploadValidator,
    handler: async (request, reply) => {
      const { caller, params } = request;
      const meter = { propertyId: params.property_id, meterId: params.meter_id };
      await request.store.meters.get(caller.accountId, { propertyId: meter.propertyId, id: meter.meterId });
      // Before a large file is read for nothing. The same is asked again when it is there.
      await checkMayChangeMeters(request.store, caller, meter.propertyId);
      const upload = await readUpload(request);
      const row = await uploadOnce(request, reply, upload, () => addToMeter(request, caller, meter, upload));
      return row === undefined ? reply : sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}
