/** Whether a PDF was made here and is the latest, for anybody who holds a copy: /pdf-checks/:sha256. The PDF itself stays with them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PdfCheck, PdfCheckPath } from '#contract/inspections/pdf-check.ts';
import { isPublished } from '#domain/inspection-state.ts';
import { type PdfStanding, standingOf } from '#domain/correction/pdf-standing.ts';
import { notFound } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import { issuedOf } from '#store/evidence/version-rows.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';
import type { RouteApi } from '../../route-api.ts';
import { versionOf } from '../pdfs/pdf-version.ts';

export const pdfCheckRoutes: FastifyPluginAsyncZod = async (api) => {
  checkPdfRoute(api);
};

function checkPdfRoute(api: RouteApi): void {
  api.get('/pdf-checks/:sha256', {
    schema: {
      operationId: 'checkPdf',
      summary: 'Whether a PDF of this hash was made here, and is still the latest of its report; 404 if it was not',
      params: PdfCheckPath,
      response: { 200: PdfCheck },
    },
    handler: async ({ store, params }) => {
      const sha256 = params.sha256.toLowerCase();
      const known = await store.pdfs.findByHash(sha256);
      if (known === undefined) throw notFound('PDF');
      const { accountId, id, madeAt } = known;
      const { name: company } = await store.people.getAccount(accountId);
      const row = await store.pdfs.findOne(accountId, id);
      const about = row === undefined ? notKept : await readStanding(api, store, row, sha256);
      return { company, made_at: madeAt, ...about };
    },
  });
}

const notKept = {
  standing: 'not_kept' satisfies PdfStanding,
  type: null,
  version: null,
  sealed_at: null,
  latest_version: null,
  latest_sealed_at: null,
  under_correction: false,
};

async function readStanding(api: RouteApi, store: Store, row: PdfRow, sha256: string) {
  const { accountId, inspectionId, type } = row;
  const viewer = { accountId, clientId: null };
  const inspection = await store.inspections.get(viewer, inspectionId);
  const versions = await store.reportVersions.list(accountId, inspectionId);
  const [shown, latest] = [versionOf(row, versions), issuedOf(versions).at(-1)];
  return {
    standing: standingOf({
      isCancelled: inspection.cancelledAt !== null,
      isTakenBack: shown !== undefined && shown.takenBackAt !== null,
      version: shown?.number ?? null,
      latestVersion: latest?.number ?? null,
      isCurrent: row.sha256 === sha256 && (await isAsNow(api, store, inspection, row)),
    }),
    type,
    version: shown?.number ?? null,
    sealed_at: shown?.sealedAt ?? null,
    latest_version: latest?.number ?? null,
    latest_sealed_at: latest?.sealedAt ?? null,
    under_correction: latest !== undefined && !isPublished(inspection) && inspection.cancelledAt === null,
  };
}

/** A report that is being corrected has taken no comments and signatures since it was reopened. */
async function isAsNow(api: RouteApi, store: Store, inspection: InspectionRow, row: PdfRow): Promise<boolean> {
  if (!isPublished(inspection)) return true;
  const source = await store.pdfs.getSource({ accountId: row.accountId, clientId: null }, row.inspectionId);
  const { contentKey } = await api.printedContent(store, source, row.type);
  return contentKey === row.contentKey;
}
