/** Sealed versions of a finished report: /inspections/:inspection_id/versions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { ReportVersion, ReportVersionContent, ReportVersionPath } from '#contract/published-report.ts';
import * as z from 'zod';
import { isPublished } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Store } from '#store/build-store.ts';
import type { VersionRow } from '#store/evidence/report-versions.ts';
import type { RouteApi } from '../../route-api.ts';

export const reportVersionRoutes: FastifyPluginAsyncZod = async (api) => {
  listReportVersionsRoute(api);
  getReportVersionRoute(api);
};

/** A report that was finished before versions were sealed has its first one from now on. */
async function listVersions(store: Store, viewer: Viewer, inspectionId: number): Promise<VersionRow[]> {
  await store.pdfs.getSource(viewer, inspectionId);
  const rows = await store.reportVersions.list(viewer.accountId, inspectionId);
  if (rows.length > 0) return rows;
  const inspection = await store.inspections.get(viewer, inspectionId);
  if (!isPublished(inspection)) return [];
  await store.reportVersions.findOrSeal(inspection);
  return store.reportVersions.list(viewer.accountId, inspectionId);
}

function listReportVersionsRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/versions', {
    schema: {
      operationId: 'listReportVersions',
      summary: 'The sealed versions of the report, oldest first: each completion adds one',
      params: InspectionPath,
      response: { 200: z.array(ReportVersion) },
    },
    handler: async ({ caller, params, store }) =>
      (await listVersions(store, caller, params.inspection_id)).map(presentVersion),
  });
}

function getReportVersionRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/versions/:version', {
    schema: {
      operationId: 'getReportVersion',
      summary: 'A sealed version with everything that is printed of it',
      params: ReportVersionPath,
      response: { 200: ReportVersionContent },
    },
    handler: async ({ caller, params, store }) => {
      const { inspection_id: inspectionId, version: number } = params;
      const rows = await listVersions(store, caller, inspectionId);
      const row = rows.find((one) => one.number === number);
      if (row === undefined) throw notFound('version');
      const text = await store.reportVersions.findContent(caller.accountId, { inspectionId, number });
      return { ...presentVersion(row), content: text == null ? null : (JSON.parse(text) as Record<string, unknown>) };
    },
  });
}

function presentVersion(row: VersionRow) {
  const { number, occasion, sealedAt, sealedBy, sealedByName, sha256, position, hasContent } = row;
  return {
    version: number,
    occasion,
    sealed_at: sealedAt,
    sealed_by: sealedBy === null ? null : { id: sealedBy, name: sealedByName ?? '' },
    sha256,
    position,
    kept: hasContent,
  };
}
