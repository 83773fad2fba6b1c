/** Holders of a file share's link read here: /shared-files/<token>. The link ends for everybody when the share does. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { SharedFiles, SharedFilesPath, SharedPdf, SharedPdfPath } from '#contract/file-share.ts';
import { Bounded, IdParameter, LINE } from '#contract/wire.ts';
import type { OpeningKind } from '#domain/message/opening-kind.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import { isRendition } from '#store/files/files.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';
import { originOf } from '../../network.ts';
import type { RouteApi } from '../../route-api.ts';
import { isShown, sendFile } from '../files/send-file.ts';
import { versionOf } from '../pdfs/pdf-version.ts';
import { noteOpening } from '../published-reports/note-opening.ts';
import { presentSharedFiles, presentSharedPdf, sharedName, shareSubject } from './present.ts';

const FilePath = SharedFilesPath.extend({
  attachment_id: IdParameter,
  rendition: z.enum(['content', 'upright', '320', '1280']),
});
const Download = z.object({ download: Bounded(LINE).optional() });

/** One that this link shows or has shown: a later opening may ask for another, and neither is lost meanwhile. */
const getPdf = async (store: Store, share: FileShareRow, id: number): Promise<PdfRow> => {
  const row = await store.pdfs.get(share.accountId, id);
  if (row.inspectionId !== share.inspectionId || row.type !== share.pdfType) throw notFound('PDF');
  return row;
};
/** After the end of a share no cache may continue to show its files. */
const asLongAsItLasts = { onSend: async (_: FastifyRequest, reply: FastifyReply) => keepAsking(reply) };

export const sharedFileRoutes: FastifyPluginAsyncZod = async (api) => {
  const parts = buildSharedFileParts(api);
  openSharedFilesRoute(parts);
  getSharedPdfRoute(parts);
  readSharedPdfRoute(parts);
  readSharedFileRoute(parts);
};

type SharedFileParts = ReturnType<typeof buildSharedFileParts>;

/** Shared by the operations on what is shared. */
function buildSharedFileParts(api: RouteApi) {
  /** The same words for a link that never was, is over, or was revoked. */
  const getShare = async (store: Store, token: string): Promise<FileShareRow> => {
    const linked = api.tokenSigner.readToken(shareSubject, token);
    const share = linked && (await store.fileShares.findLinked(linked));
    if (share === undefined) throw new Refusal('not_found', 'This link is not valid, or no longer.');
    if (share.isWithheld)
      throw new Refusal('not_found', 'This report is being changed. The link opens again once it is finished.', {
        facts: { withheld: true },
      });
    return share;
  };
  /** The PDF of the report as it is now. It is asked for when there is none, and again after a failure or when its file is gone. */
  const currentPdf = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { accountId, inspectionId, pdfType }: FileShareRow,
  ): Promise<PdfRow | undefined> => {
    if (pdfType === null) return undefined;
    const { store } = request;
    const source = await store.pdfs.getSource({ accountId, clientId: null }, inspectionId);
    const content = await api.printedContent(store, source, pdfType);
    const row = await store.pdfs.find(api.settings.dataDir, content);
    if (row !== undefined && row.state !== 'failed') return row;
    await api.draw(request, reply, 'pdfs');
    return store.pdfs.request(api.settings.dataDir, content);
  };
  return { api, getShare, currentPdf };
}

function openSharedFilesRoute({ api, getShare, currentPdf }: SharedFileParts): void {
  api.get('/shared-files/:token', {
    schema: {
      operationId: 'openSharedFiles',
      summary: 'The contents of a link; counts the opening, unless it is a prefetch or HEAD',
      params: SharedFilesPath,
      response: { 200: SharedFiles },
    },
    ...asLongAsItLasts,
    handler: async (request, reply) => {
      const share = await getShare(request.store, request.params.token);
      const { accountId, inspectionId } = share;
      const inspection = await request.store.inspections.get({ accountId, clientId: null }, inspectionId);
      const account = await request.store.people.getAccount(accountId);
      const attachments = await request.store.fileShares.listAttachments(accountId, share.id);
      const pdf = await currentPdf(request, reply, share);
      if (isOpening(request)) {
        await request.store.fileShares.countOpening(accountId, share.id);
        await logVisit(request, share, 'share.opened');
      }
      return presentSharedFiles(api, { account, inspection, share, attachments, pdf });
    },
  });
}

function getSharedPdfRoute({ api, getShare }: SharedFileParts): void {
  api.get('/shared-files/:token/pdfs/:pdf_id', {
    schema: {
      operationId: 'getSharedPdf',
      summary: 'How far the PDF of a link is',
      params: SharedPdfPath,
      response: { 200: SharedPdf },
    },
    ...asLongAsItLasts,
    handler: async ({ params, store }) => {
      const share = await getShare(store, params.token);
      return presentSharedPdf(api, share, await getPdf(store, share, params.pdf_id));
    },
  });
}

function readSharedPdfRoute({ api, getShare }: SharedFileParts): void {
  api.get('/shared-files/:token/pdfs/:pdf_id/report.pdf', {
    config: { public: true, allowance: 'files' },
    schema: { params: SharedPdfPath, querystring: Download },
    ...asLongAsItLasts,
    handler: async (request, reply) => {
      const share = await getShare(request.store, request.params.token);
      const row = await getPdf(request.store, share, request.params.pdf_id);
      if (row.state !== 'ready') throw new Refusal('not_found', 'This PDF is not ready.');
      const path = await request.store.pdfs.locate(api.settings.dataDir, row);
      if (isOpening(request)) await logVisit(request, share, 'share.downloaded', row);
      return sendFile(request, reply, {
        path,
        mediaType: 'application/pdf',
        tag: row.sha256 ?? `pdf-${row.accountId}.${row.id}`,
        name: `report-${row.inspectionId}-${row.type.toLowerCase()}.pdf`,
        isInline: request.query.download === undefined,
      });
    },
  });
}

function readSharedFileRoute({ api, getShare }: SharedFileParts): void {
  api.get('/shared-files/:token/files/:attachment_id/:rendition', {
    config: { public: true, allowance: 'files' },
    schema: { params: FilePath, querystring: Download },
    ...asLongAsItLasts,
    handler: async (request, reply) => {
      const { token, attachment_id: id, rendition } = request.params;
      const share = await getShare(request.store, token);
      const attachments = await request.store.fileShares.listAttachments(share.accountId, share.id);
      const row = attachments.find((attachment) => attachment.id === id);
      const file = row && (await api.library.findLinked({ accountId: share.accountId, id: row.fileId }));
      if (row === undefined || file === undefined) throw notFound('file');
      const isInline = isShown(row.type) && request.query.download === undefined;
      if (!isInline && isOpening(request)) await logVisit(request, share, 'share.downloaded');
      if (row.type !== 'IMAGE') {
        if (rendition !== 'content') throw notFound('file');
        const path = api.library.originalPath(file);
        return sendFile(request, reply, {
          path,
          mediaType: row.mediaType,
          tag: row.sha256,
          name: sharedName(row),
          isInline,
          overlays: await api.library.findOverlays(file),
        });
      }
      // The original of a picture holds where it was taken.
      if (!isRendition(rendition)) throw notFound('file');
      const path = await api.library.renditionPath(file, rendition, row.rotation).catch((error: unknown) => {
        throw error instanceof Refusal ? notFound('file') : error;
      });
      const tag = `${row.sha256}-${rendition}-${row.rotation}`;
      return sendFile(request, reply, { path, mediaType: 'image/jpeg', tag, name: sharedName(row), isInline });
    },
  });
}

async function keepAsking(reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'private, no-cache');
  reply.header('referrer-policy', 'no-referrer');
  reply.header('x-robots-tag', 'noindex');
}

/** Once an hour for each visitor: a page is read again, and a recording in many parts. */
async function logVisit(request: FastifyRequest, share: FileShareRow, kind: OpeningKind, pdf?: PdfRow): Promise<void> {
  const { accountId, id, inspectionId, pdfType } = share;
  const { store } = request;
  const version = pdf && versionOf(pdf, await store.reportVersions.list(accountId, inspectionId));
  await noteOpening(request, accountId, {
    inspectionId,
    kind,
    versionNumber: version?.number,
    // A link to a PDF may have photographs beside it.
    pdfType: kind === 'share.opened' ? pdfType : pdf?.type,
    fileShareId: id,
  });
  const visitor = { accountId, userId: null, from: originOf(request) };
  const facts = { inspection: inspectionId, ...(pdfType !== null && { pdf: pdfType }) };
  await store.securityLog.addHourly(visitor, { kind, subject: { type: 'share', id }, facts });
}

/** A person looks at it: not a browser that guesses where they might go next, nor a question about headers only. */
function isOpening({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  return method === 'GET' && !purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')));
}
