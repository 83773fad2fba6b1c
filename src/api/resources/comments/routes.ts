/** Comments on a finished report and its signatures: /inspections/:inspection_id/comments and /signatures. */
import { commentWindow } from '#domain/comment-window.ts';
import { states } from '#domain/inspection-state.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import {
  ReportComment,
  ReportCommentChange,
  ReportCommentPath,
  ReportSignature,
  SharingListQuery,
} from '#contract/report-comment.ts';
import { envelope } from '#contract/wire.ts';
import { Refusal } from '#domain/refusal.ts';
import { changesBetween } from '#store/properties/audit.ts';
import { tellOfReply } from '../../notifications/tell-of-answers.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { inspectionEventData } from '../inspections/announce.ts';
import { officeSignRoutes } from '../published-reports/office-routes.ts';
import { presentComment, presentSignature } from './present.ts';

export const commentRoutes: FastifyPluginAsyncZod = async (api) => {
  listReportCommentsRoute(api);
  getReportCommentRoute(api);
  updateReportCommentRoute(api);
  listReportSignaturesRoute(api);
  await api.register(officeSignRoutes);
};

function listReportCommentsRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/comments', {
    schema: {
      operationId: 'listReportComments',
      summary: 'Comments on the finished report, in the order they came',
      params: InspectionPath,
      querystring: SharingListQuery,
      response: { 200: envelope(ReportComment) },
    },
    handler: async (request) => {
      const { caller, params } = request;
      const { id } = await request.store.inspections.get(caller, params.inspection_id);
      const page = pageOf(request);
      return listAnswer(
        request,
        page,
        await request.store.reportComments.list(caller.accountId, id, page),
        presentComment,
      );
    },
  });
}

function getReportCommentRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/comments/:comment_id', {
    schema: {
      operationId: 'getReportComment',
      summary: 'A comment on the finished report',
      params: ReportCommentPath,
      response: { 200: ReportComment },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const { id } = await request.store.inspections.get(caller, params.inspection_id);
      const row = await request.store.reportComments.get(caller.accountId, {
        inspectionId: id,
        commentId: params.comment_id,
      });
      return sendVersioned(request, reply, row.version, presentComment(row));
    },
  });
}

function updateReportCommentRoute(api: RouteApi): void {
  api.put('/inspections/:inspection_id/comments/:comment_id', {
    schema: {
      operationId: 'updateReportComment',
      summary:
        'Reply to a comment, accept or reject it; until the inspection is closed and the time for comments is over',
      params: ReportCommentPath,
      body: ReportCommentChange,
      response: { 200: ReportComment },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const { accountId, userId } = caller;
      const row = await request.store.inTransaction(async (tx) => {
        const inspection = await tx.inspections.lock(caller, params.inspection_id);
        const current = await tx.reportComments.lock(accountId, {
          inspectionId: inspection.id,
          commentId: params.comment_id,
        });
        checkVersion(request, current.version, () => presentComment(current));
        if (inspection.state === states.closed && !commentWindow(inspection, Date.now()).open) {
          throw new Refusal('state_forbids', 'The inspection is Closed: its comments stand as they are.', {
            facts: { state: inspection.state },
          });
        }
        // An emptied reply counts as none.
        const answer = { ...body, ...(body.reply !== undefined && { reply: body.reply?.trim() || null }) };
        const changes = changesBetween<{ reply: string | null; verdict: string | null }>(current, answer);
        if (changes.length === 0) return current;
        const changed = await tx.reportComments.answer(accountId, current, answer, userId);
        await tx.audit.add(caller, {
          propertyId: inspection.propertyId,
          action: 'inspection.comment_answered',
          subject: { type: 'inspection', id: inspection.id },
          changes,
        });
        const data = inspectionEventData(inspection, { comment_id: current.id, answered: true });
        await tx.events.add(accountId, 'report.commented', data);
        if (changed.reply !== current.reply) await tellOfReply(tx, inspection, changed, api.settings.publicUrl);
        return changed;
      });
      return sendVersioned(request, reply, row.version, presentComment(row));
    },
  });
}

function listReportSignaturesRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/signatures', {
    schema: {
      operationId: 'listReportSignatures',
      summary: 'Signatures under the finished report, with where they came from',
      params: InspectionPath,
      querystring: SharingListQuery,
      response: { 200: envelope(ReportSignature) },
    },
    handler: async (request) => {
      const { caller, params } = request;
      const { accountId } = caller;
      const standing = await request.store.reports.getStanding(caller, {
        kind: 'inspection',
        id: params.inspection_id,
      });
      const page = pageOf(request);
      const list = await request.store.reportSignatures.list(accountId, params.inspection_id, page);
      return listAnswer(request, page, list, (row) => presentSignature(row, standing.version));
    },
  });
}
