/** Dispute packs of a finished report: asked for, listed, and read by a signed link. /inspections/:inspection_id/dispute-packs. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { DisputePack, DisputePackDraft, ExportQuery } from '#contract/data-export.ts';
import { InspectionPath } from '#contract/inspection.ts';
import { envelope } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { isPublished } from '#domain/inspection-state.ts';
import type { Claim } from '#domain/firm/suggested-contribution.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import type { RouteApi } from '../../route-api.ts';
import { exportLink, presentProgress, readExportFile } from './export-file.ts';

const about = 'dispute';

export const disputePackRoutes: FastifyPluginAsyncZod = async (api) => {
  listPacks(api);
  createPack(api);
  readExportFile(api, about);
};

function listPacks(api: RouteApi): void {
  api.get('/inspections/:inspection_id/dispute-packs', {
    schema: {
      operationId: 'listDisputePacks',
      summary: 'Dispute packs of the report, newest first, until they end',
      params: InspectionPath,
      querystring: ExportQuery,
      response: { 200: envelope(DisputePack) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const { inspectionId } = await store.pdfs.getSource(caller, params.inspection_id);
      const page = pageOf(request);
      const list = await store.exports.list(caller, { about, dataDir: api.settings.dataDir, inspectionId }, page);
      return listAnswer(request, page, list, (row) => presentPack(api, row, caller));
    },
  });
}

function createPack(api: RouteApi): void {
  api.post('/inspections/:inspection_id/dispute-packs', {
    schema: {
      operationId: 'createDisputePack',
      summary: 'Ask for a zip of what an adjudicator needs of the finished report and the one it was compared with',
      description:
        'It has both reports as PDFs, their differences item by item, the photographs of what differs or was commented ' +
        'on, comments, signatures, the record of sending, and the hashes of all versions with their proofs. Items that ' +
        'are named as claimed for have a claim sheet each. It is made in the background and ends after seven days.',
      params: InspectionPath,
      body: DisputePackDraft,
      response: { 200: DisputePack },
    },
    handler: async ({ caller, params, body, store }) => {
      await store.pdfs.getSource(caller, params.inspection_id);
      const row = await store.inTransaction(async (tx) => {
        const inspection = await tx.inspections.lock(caller, params.inspection_id);
        if (!isPublished(inspection))
          throw new Refusal('state_forbids', 'A dispute pack is made of a finished report.');
        const claims = await claimsIn(tx, inspection, body);
        const draft = { about, inspectionId: inspection.id, claims } as const;
        const added = await tx.exports.add(caller.accountId, caller.userId, draft);
        await tx.securityLog.add(caller, { kind: 'export.made', subject: { type: 'export', id: added.id } });
        return added;
      });
      return presentPack(api, row, caller);
    },
  });
}

async function claimsIn(
  tx: StoreTransaction,
  { accountId, reportId }: Pick<InspectionRow, 'accountId' | 'reportId'>,
  body: z.output<typeof DisputePackDraft>,
): Promise<Claim[]> {
  const claims = body?.claims ?? [];
  if (claims.length === 0) return [];
  const { rooms } = await tx.reports.getTree(accountId, reportId);
  const known = new Set(rooms.flatMap(({ items }) => items.map(({ id }) => id)));
  const unknown = claims.flatMap(({ item_id: id }, at) => (known.has(id) ? [] : [`/claims/${at}/item_id`]));
  if (unknown.length > 0)
    throw invalid(...unknown.map((pointer) => ({ pointer, code: 'unknown', detail: 'The report has no such item.' })));
  return claims.map(({ item_id: itemId, cost = null, age_years: ageYears = null, life_years: lifeYears = null }) => ({
    itemId,
    cost,
    ageYears,
    lifeYears,
  }));
}

const presentPack = (api: RouteApi, row: ExportRow, caller: Caller) => ({
  ...presentProgress(row),
  sha256: row.sha256,
  url: exportLink(api, row, caller),
});
