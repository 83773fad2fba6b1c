/** Openings of a finished report, for its office: /inspections/:inspection_id/openings. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { openingKinds, ReportOpening, SharingListQuery } from '#contract/report-comment.ts';
import { envelope } from '#contract/wire.ts';
import { browserName } from '#domain/message/browser-name.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import type { SecurityEventRow } from '#store/access/security-log.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { roughNetworkOf } from '../../network.ts';

export const openingRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/inspections/:inspection_id/openings', {
    schema: {
      operationId: 'listReportOpenings',
      summary: 'Who opened the report by its key or a shared link: when, and roughly from where; newest first',
      params: InspectionPath,
      querystring: SharingListQuery,
      response: { 200: envelope(ReportOpening) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const { accountId } = caller;
      const { id: inspectionId } = await store.inspections.get(caller, params.inspection_id);
      const page = pageOf(request);
      const list = await store.reportOpenings.list(accountId, { inspectionId, kinds: [...openingKinds] }, page);
      const people = list.rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
      const names = await store.securityLog.listNames(accountId, people);
      const ids = list.rows.flatMap(({ subjectType, subjectId }) => (subjectType === 'pdf' ? [subjectId ?? 0] : []));
      const types = await store.reportOpenings.listPdfTypes(accountId, ids);
      const contacts = await store.inspectionContacts.list(accountId, inspectionId);
      const holders = new Map(contacts.map(({ id, name }) => [id, name]));
      return listAnswer(request, page, list, (row) => presentOpening(row, { names, types, holders }));
    },
  });
};

function presentOpening(
  row: SecurityEventRow,
  { names, types, holders }: { names: Map<number, string>; types: Map<number, PdfType>; holders: Map<number, string> },
) {
  const { pdf, contact } = row.facts;
  return {
    id: row.id,
    at: row.createdAt,
    kind: row.kind,
    file_share_id: row.subjectType === 'share' ? row.subjectId : null,
    pdf_type:
      row.subjectType === 'pdf' ? (types.get(row.subjectId ?? 0) ?? null) : typeof pdf === 'string' ? pdf : null,
    network: row.address === null ? null : roughNetworkOf(row.address),
    browser: row.browser === null ? null : browserName(row.browser),
    person: (row.actorId === null ? holders.get(Number(contact)) : names.get(row.actorId)) ?? null,
  };
}
