/** PDFs of a report: asked for, listed, and read by a signed link. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { InspectionPath } from '#contract/inspection.ts';
import { Pdf, PdfPath, PdfReady, PdfRequest } from '#contract/pdf.ts';
import { ArrayQuery, Bounded, digits, Empty, IdParameter, LINE } from '#contract/wire.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import { type LinkedId, linkedIdForm, readLinkedId } from '#store/files/link-signature.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';
import { originOf } from '../../network.ts';
import { stepOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import { sendFile } from '../files/send-file.ts';
import { noteOpening } from '../published-reports/note-opening.ts';
import { checkPdfType } from './current-pdf.ts';
import { pdfLink, type PdfReader, pdfSubject } from './pdf-link.ts';
import { versionOf } from './pdf-version.ts';

type Api = Parameters<FastifyPluginAsyncZod>[0];

/** Most PDFs are made by then. */
const ASK_AGAIN_SECONDS = 2;

export const pdfRoutes: FastifyPluginAsyncZod = async (api) => {
  requestPdf(api);
  listPdfs(api);
  getPdf(api);
  readPdfFile(api);
};

function requestPdf(api: Api): void {
  api.post('/inspections/:inspection_id/pdf', {
    schema: {
      operationId: 'requestPdf',
      summary: 'The PDF of the report as it is now: 200 when it is there, 202 when it is being made',
      params: InspectionPath,
      body: PdfRequest,
      response: { 200: PdfReady, 202: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params, body, store } = request;
      const { dataDir } = api.settings;
      const type = body?.type ?? 'FULL';
      const source = await store.pdfs.getSource(caller, params.inspection_id);
      checkPdfType(type, source);
      const content = await api.printedContent(store, source, type);
      if (await store.pdfs.isNew(dataDir, content)) await api.draw(request, reply, 'pdfs');
      const row = await store.pdfs.request(dataDir, content);
      if (row.state === 'ready') return { type, url: pdfLink(api, row, { by: caller.userId }) };
      reply.header('location', `${api.settings.publicUrl}/api/inspections/${row.inspectionId}/pdfs/${row.id}`);
      return sendNothing(reply.code(202).header('retry-after', String(ASK_AGAIN_SECONDS)));
    },
  });
}

function listPdfs(api: Api): void {
  api.get('/inspections/:inspection_id/pdfs', {
    schema: {
      operationId: 'listPdfs',
      summary: 'PDFs of a report, newest first, with state and progress',
      params: InspectionPath,
      querystring: ArrayQuery,
      response: { 200: z.array(Pdf) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const source = await store.pdfs.getSource(caller, params.inspection_id);
      const all = await store.pdfs.list(api.settings.dataDir, caller.accountId, params.inspection_id);
      const rows = await stepOf(request, 'pdfs', all);
      const types = [...new Set(rows.map(({ type }) => type))];
      const current = await Promise.all(types.map((type) => api.printedContent(store, source, type)));
      const keys = new Set(current.map(({ contentKey }) => contentKey));
      const sealed = await store.reportVersions.list(caller.accountId, params.inspection_id);
      return rows.map((row) =>
        presentPdf(api, row, {
          isCurrent: keys.has(row.contentKey),
          version: versionOf(row, sealed)?.number ?? null,
          by: caller.userId,
        }),
      );
    },
  });
}

type Beside = { isCurrent: boolean; version: number | null; by: number };

function presentPdf(api: Api, row: PdfRow, { isCurrent, version, by }: Beside) {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    progress: row.progress,
    current: isCurrent,
    report_version: row.reportVersion,
    version,
    bytes: row.bytes,
    pages: row.pages,
    standard: row.standard,
    sha256: row.sha256,
    failure: row.failure,
    requested_at: row.requestedAt,
    ready_at: row.readyAt,
    url: row.state === 'ready' ? pdfLink(api, row, { by }) : null,
  };
}

function getPdf(api: Api): void {
  api.get('/inspections/:inspection_id/pdfs/:pdf_id', {
    schema: {
      operationId: 'getPdf',
      summary: 'Redirects to the file of a PDF',
      params: PdfPath,
      response: { 302: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await store.pdfs.getSource(caller, params.inspection_id);
      const row = await store.pdfs.get(caller.accountId, params.pdf_id);
      if (row.inspectionId !== params.inspection_id) throw notFound('PDF');
      if (row.state !== 'ready') throw new Refusal('not_found', 'This PDF is not ready.');
      return reply.redirect(pdfLink(api, row, { by: caller.userId }), 302);
    },
  });
}

function readPdfFile(api: Api): void {
  api.get('/pdfs/:pdf_id/:name', {
    config: { public: true, allowance: 'files' },
    schema: {
      params: z.object({ pdf_id: Bounded(LINE).regex(linkedIdForm), name: Bounded(LINE).regex(/^[\w-]+\.pdf$/) }),
      querystring: z.object({
        expires: digits(z.int()),
        signature: Bounded(100),
        download: Bounded(LINE).optional(),
        by: IdParameter.optional(),
        link: IdParameter.optional(),
      }),
    },
    handler: async (request, reply) => {
      const { params, query } = request;
      if (!api.linkSigner.isValid(pdfSubject(params.pdf_id, query), query))
        throw new Refusal('not_found', 'The link is not valid or no longer.');
      const linked = readLinkedId(params.pdf_id);
      const path = await request.store.pdfs.locate(api.settings.dataDir, linked);
      if (request.method === 'GET') await logDownload(request, linked, query);
      return sendFile(request, reply, {
        path,
        mediaType: 'application/pdf',
        tag: `pdf-${params.pdf_id}`,
        name: params.name,
        isInline: query.download === undefined,
      });
    },
  });
}

/** Once an hour for each person: readers of PDFs ask for many parts. */
async function logDownload(request: FastifyRequest, { accountId, id }: LinkedId, { by, link }: PdfReader) {
  // A link from before these named their account.
  if (accountId === undefined) return;
  const reader = { accountId, userId: by ?? null, from: originOf(request) };
  await request.store.securityLog.addHourly(reader, { kind: 'pdf.downloaded', subject: { type: 'pdf', id } });
  // Colleagues read PDFs all day; somebody without an account came by a link to the finished report.
  if (by === undefined) await noteReading(request, { accountId, id }, link);
}

async function noteReading(
  request: FastifyRequest,
  { accountId, id }: Record<'accountId' | 'id', number>,
  link: number | undefined,
): Promise<void> {
  const { store } = request;
  const row = await store.pdfs.get(accountId, id);
  const { inspectionId, type } = row;
  const version = versionOf(row, await store.reportVersions.list(accountId, inspectionId));
  const own = link === undefined ? undefined : await store.reportLinks.find(accountId, { inspectionId, linkId: link });
  await noteOpening(request, accountId, {
    inspectionId,
    kind: 'pdf.downloaded',
    versionNumber: version?.number,
    pdfType: type,
    linkId: link,
    contactId: own?.contactId,
    person: own?.name,
    sentTo: own?.sentTo,
  });
}
