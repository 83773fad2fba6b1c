/** Sealed versions of a finished report: /inspections/:inspection_id/versions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InspectionPath } from '#contract/inspection.ts';
import { ReportDifferences, ReportDifferencesPath, ReportDifferencesQuery } from '#contract/inspections/reopening.ts';
import { ReportVersion, ReportVersionContent, ReportVersionPath } from '#contract/published-report.ts';
import * as z from 'zod';
import { isPublished } from '#domain/inspection-state.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Store } from '#store/build-store.ts';
import type { AuthoredDifference } from '#store/evidence/corrections.ts';
import { issuedOf, type VersionRow } from '#store/evidence/version-rows.ts';
import type { RouteApi } from '../../route-api.ts';

export const reportVersionRoutes: FastifyPluginAsyncZod = async (api) => {
  listReportVersionsRoute(api);
  getReportVersionRoute(api);
  listReportDifferencesRoute(api);
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

function listReportDifferencesRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/versions/:version/differences', {
    schema: {
      operationId: 'listReportDifferences',
      summary: 'All that is printed in a version and was not so in an earlier one: was and now, why, and by whom',
      params: ReportDifferencesPath,
      querystring: ReportDifferencesQuery,
      response: { 200: ReportDifferences },
    },
    handler: async ({ caller, params, query, store }) => {
      const { inspection_id: inspectionId, version: to } = params;
      const rows = await listVersions(store, caller, inspectionId);
      const issued = issuedOf(rows);
      // The one that its readers had before.
      const from = query.from ?? issued.findLast(({ number }) => number < to)?.number ?? to - 1;
      const between = issued.filter(({ number }) => number > from && number <= to);
      const was = await readVersion(store, caller, rows, from);
      const now = await readVersion(store, caller, rows, to);
      const inspection = await store.inspections.get(caller, inspectionId);
      const differences = await store.reportVersions.compare(inspection, was, now);
      return {
        from,
        to,
        corrections: await Promise.all(between.map((row) => readCorrection(store, caller, row))),
        differences: differences.map(presentDifference),
      };
    },
  });
}

async function readVersion(store: Store, viewer: Viewer, rows: readonly VersionRow[], number: number) {
  const row = rows.find((one) => one.number === number);
  if (row === undefined) throw notFound('version');
  const facts = await store.reportVersions.findFacts(viewer.accountId, row);
  if (facts !== null) return { row, facts };
  throw new Refusal('gone', `The content of version ${number} has gone by the rules of retention.`);
}

/** As it was sealed with the version that it ended in. */
async function readCorrection(store: Store, { accountId }: Viewer, row: VersionRow) {
  const facts = await store.reportVersions.findFacts(accountId, row);
  const { reasons = [], note = null, at = null, by = null } = facts?.correction ?? {};
  return { version: row.number, reasons, note, reopened_at: at, reopened_by: by };
}

function presentDifference({ place, kind, change, field, was, now, author }: AuthoredDifference) {
  return {
    place,
    kind,
    change,
    field,
    was,
    now,
    by: author && { id: author.id, name: author.name },
    at: author?.at ?? null,
  };
}

function presentVersion(row: VersionRow) {
  const { number, occasion, sealedAt, sealedBy, sealedByName, sha256, position, takenBackAt, hasContent } = row;
  return {
    version: number,
    occasion,
    sealed_at: sealedAt,
    sealed_by: sealedBy === null ? null : { id: sealedBy, name: sealedByName ?? '' },
    sha256,
    position,
    taken_back_at: takenBackAt,
    kept: hasContent,
  };
}
