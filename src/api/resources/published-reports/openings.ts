/** Openings of a finished report, for its office: /inspections/:inspection_id/openings. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { ReportOpening, SharingListQuery } from '#contract/report-comment.ts';
import { envelope } from '#contract/wire.ts';
import type { OpeningRow } from '#store/reports/report-openings.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';

export const openingRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/inspections/:inspection_id/openings', {
    schema: {
      operationId: 'listReportOpenings',
      summary: 'Who opened the report, by which link, when, and roughly from where; newest first',
      params: InspectionPath,
      querystring: SharingListQuery,
      response: { 200: envelope(ReportOpening) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const { id } = await store.inspections.get(caller, params.inspection_id);
      const page = pageOf(request);
      const list = await store.reportOpenings.list(caller.accountId, id, page);
      return listAnswer(request, page, list, presentOpening);
    },
  });
};

const presentOpening = ({ id, kind, network, browser, person, ...row }: OpeningRow) => ({
  id,
  at: row.createdAt,
  kind,
  version: row.versionNumber,
  pdf_type: row.pdfType,
  report_link_id: row.linkId,
  file_share_id: row.fileShareId,
  link_name: row.shareName,
  sent_to: row.sentTo ?? row.recipient,
  person,
  network,
  browser,
});
