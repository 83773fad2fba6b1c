/** Covered parts of a photograph: /attachments/:attachment_id/covered-parts, and what is beneath them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Attachment, AttachmentPath, CoveredParts } from '#contract/attachment.ts';
import { sendVersioned } from '../../../entity-tag.ts';
import type { RouteApi } from '../../../route-api.ts';
import { sendOriginal } from '../../files/send-file.ts';
import { tellReportVersion } from '../../report/report-home.ts';
import { buildAttachmentPresenter } from '../present.ts';
import { coverParts, getUncovered, uncoverParts } from './cover-parts.ts';

export const coveringRoutes: FastifyPluginAsyncZod = async (api) => {
  coverPartsRoute(api);
  uncoverPartsRoute(api);
  getUncoveredRoute(api);
};

function coverPartsRoute(api: RouteApi): void {
  const presentAttachment = buildAttachmentPresenter(api);
  api.post('/attachments/:attachment_id/covered-parts', {
    schema: {
      operationId: 'coverParts',
      summary: 'Cover parts of a photograph for good, wherever it is shown',
      params: AttachmentPath,
      body: CoveredParts,
      response: { 200: Attachment },
    },
    handler: async (request, reply) => {
      const { params, body, caller } = request;
      const target = { id: params.attachment_id, parts: body.parts };
      const row = tellReportVersion(reply, await coverParts(request, caller, target));
      return sendVersioned(request, reply, row.version, presentAttachment(row));
    },
  });
}

function uncoverPartsRoute(api: RouteApi): void {
  const presentAttachment = buildAttachmentPresenter(api);
  api.delete('/attachments/:attachment_id/covered-parts', {
    schema: {
      operationId: 'uncoverParts',
      summary: 'Show a photograph as it was uploaded again',
      params: AttachmentPath,
      response: { 200: Attachment },
    },
    handler: async (request, reply) => {
      const uncovered = await uncoverParts(request, request.caller, request.params.attachment_id);
      return presentAttachment(tellReportVersion(reply, uncovered));
    },
  });
}

function getUncoveredRoute(api: RouteApi): void {
  api.get('/attachments/:attachment_id/uncovered', {
    schema: {
      operationId: 'getUncovered',
      summary: 'A photograph as it was uploaded, without what is covered since',
      params: AttachmentPath,
    },
    handler: async (request, reply) => {
      const file = await getUncovered(request, request.caller, request.params.attachment_id);
      const subject = { type: 'attachment', id: request.params.attachment_id };
      await request.store.securityLog.addHourly(request.caller, { kind: 'original.downloaded', subject });
      return sendOriginal(request, reply, file, { isNeverKept: true });
    },
  });
}
