/** The tenant's self-service report: /tenant-report. The token of the link names the report; no path does. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { AttachmentChange, AttachmentUpload } from '#contract/attachment.ts';
import {
  TenantAttachment,
  TenantAttachmentPath,
  TenantItem,
  TenantItemChange,
  TenantItemPath,
  TenantReport,
  TenantRoomPath,
  TenantSubmission,
} from '#contract/tenant-report.ts';
import { Empty } from '#contract/wire.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { originOf } from '../../network.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { deleteAttachment, describeAttachment } from '../attachments/operations.ts';
import { checkPlace, type PlaceInReport } from '../attachments/place.ts';
import { readUpload, uploadOnce, uploadValidator } from '../attachments/upload.ts';
import { checkCondition } from '../items/operations.ts';
import { tellReportVersion } from '../report/report-home.ts';
import {
  addTenantPhoto,
  findOwnPhoto,
  homeOf,
  readTenantReport,
  saveTenantItem,
  submitTenantReport,
} from './operations.ts';
import { buildTenantPresenter } from './present.ts';

export const tenantReportRoutes: FastifyPluginAsyncZod = async (api) => {
  const parts = buildTenantReportParts(api);
  getTenantReportRoute(parts);
  updateTenantItemRoute(parts);
  for (const level of levels) createTenantAttachmentRoute(parts, level);
  updateTenantAttachmentRoute(parts);
  deleteTenantAttachmentRoute(parts);
  submitTenantReportRoute(parts);
};

type TenantReportParts = ReturnType<typeof buildTenantReportParts>;

/** Shared by the operations on a tenant’s report. */
function buildTenantReportParts(api: RouteApi) {
  const { presentPhoto, presentItem, presentReport } = buildTenantPresenter(api);
  const takePhoto = async (request: FastifyRequest, reply: FastifyReply, place: PlaceInReport) => {
    const { tenant, store } = request;
    await checkPlace(store, tenant, await store.reports.getStanding(tenant, homeOf(tenant)), place);
    const upload = await readUpload(request, tenant.accountId);
    const added = await uploadOnce(request, reply, upload, () => addTenantPhoto(request, tenant, place, upload));
    if (added === undefined) return reply;
    const row = tellReportVersion(reply, added);
    return sendVersioned(request, reply, row.version, presentPhoto(row, true));
  };
  return { api, presentPhoto, presentItem, presentReport, takePhoto };
}

function getTenantReportRoute({ api, presentReport }: TenantReportParts): void {
  api.get('/tenant-report', {
    schema: {
      operationId: 'getTenantReport',
      summary: 'The report that the link opens, with what is still missing',
      response: { 200: TenantReport },
    },
    handler: async (request) => {
      const { tenant, store } = request;
      const opened = await readTenantReport(store, tenant);
      const subject = { type: 'inspection', id: tenant.inspectionId };
      const visitor = { ...tenant, from: originOf(request) };
      await store.securityLog.addOnce(visitor, { kind: 'tenant_link.opened', subject }, tenant.linkDigest);
      return presentReport(opened);
    },
  });
}

function updateTenantItemRoute({ api, presentItem }: TenantReportParts): void {
  api.put('/tenant-report/rooms/:room_id/items/:item_id', {
    schema: {
      operationId: 'updateTenantItem',
      summary: 'Save an item; the first save makes the inspection Active',
      params: TenantItemPath,
      body: TenantItemChange,
      response: { 200: TenantItem },
    },
    config: {
      checkMembers: (
        { tenant, store },
        members: Members<typeof TenantItemChange>,
        path: z.output<typeof TenantItemPath>,
      ) => checkCondition(store, tenant, { home: homeOf(tenant), roomId: path.room_id, itemId: path.item_id }, members),
    },
    handler: async (request, reply) => {
      const { tenant, params, body } = request;
      const place = { roomId: params.room_id, itemId: params.item_id };
      const { reportId } = await request.store.reports.getStanding(tenant, homeOf(tenant));
      const added = await request.store.tenantLinks.listAdded(tenant.accountId, reportId);
      const saved = await saveTenantItem(request.store, tenant, place, body, (current) =>
        checkVersion(request, current.item.version, () => presentItem(current.item, current.room, added)),
      );
      const { item, room } = tellReportVersion(reply, saved);
      return sendVersioned(request, reply, item.version, presentItem(item, room, added));
    },
  });
}

const levels = [
  { noun: 'Room', of: 'a room', path: '/tenant-report/rooms/:room_id', params: TenantRoomPath },
  { noun: 'Item', of: 'an item', path: '/tenant-report/rooms/:room_id/items/:item_id', params: TenantItemPath },
];

function createTenantAttachmentRoute(
  { api, takePhoto }: TenantReportParts,
  { noun, of, path, params }: (typeof levels)[number],
): void {
  api.post(`${path}/attachments`, {
    schema: {
      operationId: `createTenant${noun}Attachment`,
      summary: `Add a photo to ${of}`,
      consumes: ['multipart/form-data'],
      params,
      body: AttachmentUpload,
      response: { 200: TenantAttachment },
    },
    config: { allowance: 'uploads' },
    validatorCompiler: uploadValidator,
    handler: async (request, reply) => {
      const { room_id: roomId, item_id: itemId }: { room_id: number; item_id?: number } = request.params;
      return takePhoto(request, reply, { roomId, ...(itemId !== undefined && { itemId }) });
    },
  });
}

function updateTenantAttachmentRoute({ api, presentPhoto }: TenantReportParts): void {
  api.put('/tenant-report/attachments/:attachment_id', {
    schema: {
      operationId: 'updateTenantAttachment',
      summary: 'Caption a photo of one’s own; leaving the description out clears it',
      params: TenantAttachmentPath,
      body: AttachmentChange,
      response: { 200: TenantAttachment },
    },
    handler: async (request, reply) => {
      const { tenant, params, body } = request;
      const target = await findOwnPhoto(request.store, tenant, params.attachment_id);
      const row = tellReportVersion(reply, await describeAttachment(request, tenant, target, body.description));
      return sendVersioned(request, reply, row.version, presentPhoto(row, true));
    },
  });
}

function deleteTenantAttachmentRoute({ api }: TenantReportParts): void {
  api.delete('/tenant-report/attachments/:attachment_id', {
    schema: {
      operationId: 'deleteTenantAttachment',
      summary: 'Take a photo of one’s own away',
      params: TenantAttachmentPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { tenant, params } = request;
      const own = await findOwnPhoto(request.store, tenant, params.attachment_id);
      tellReportVersion(reply, await deleteAttachment(request, tenant, own));
      return sendNothing(reply);
    },
  });
}

function submitTenantReportRoute({ api, presentReport }: TenantReportParts): void {
  api.post('/tenant-report/submit', {
    schema: {
      operationId: 'submitTenantReport',
      summary: 'Send the report in: the inspection goes to Review, and nothing more can be entered',
      body: TenantSubmission,
      response: { 200: TenantReport },
    },
    handler: async (request) => {
      const { tenant, body, store, server } = request;
      const { browser } = originOf(request);
      await submitTenantReport(store, tenant, { confirmation: body.confirmation, browser }, server.settings.publicUrl);
      return presentReport(await readTenantReport(store, tenant));
    },
  });
}
