/** A finished report, open to anyone who holds its key or a link of their own: /published-reports/:report_key. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import {
  CommentDraft,
  PublishedComment,
  PublishedPdf,
  PublishedPdfPath,
  PublishedReport,
  PublishedReportPath,
} from '#contract/published-report.ts';
import { isPublished } from '#domain/inspection-state.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { PictureRow } from '#store/account/only-picture.ts';
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import type { PrintedInspection } from '#store/evidence/printed-facts.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';
import type { LinkHolder, ReaderOfReport } from '#store/reports/published-reports.ts';
import { originOf } from '../../network.ts';
import type { RouteApi } from '../../route-api.ts';
import type { Members } from '../../validator.ts';
import { pictureLink } from '../attachments/only-picture.ts';
import { buildAttachmentPresenter, imageLink } from '../attachments/present.ts';
import { presentPublishedComment } from '../comments/present.ts';
import { checkPdfType } from '../pdfs/current-pdf.ts';
import { pdfLink } from '../pdfs/pdf-link.ts';
import { pdfCheckRoutes } from './check-pdf.ts';
import { noteOpening, ownLinkOf } from './note-opening.ts';
import { presentPublishedReport } from './present.ts';
import { signRoutes } from './sign-routes.ts';
import { signingKeyRoutes } from './signing-keys.ts';
import { addComment, checkCommentItem, drawMessage } from './send-message.ts';

type ReportRoutes = { database: Pick<Database, 'beside'> };

export const publishedReportRoutes: FastifyPluginAsyncZod<ReportRoutes> = async (api, { database }) => {
  const parts = buildReportParts(api);
  keepKeySecret(api);
  getPublishedReportRoute(parts);
  commentOnPublishedReportRoute(parts);
  getPublishedPdfRoute(parts);
  requestPublishedPdfRoute(parts);
  await api.register(signRoutes, { database });
  await api.register(pdfCheckRoutes);
  await api.register(signingKeyRoutes);
};

/** No search engine lists it, and no other site is told where a reader came from. */
function keepKeySecret(api: RouteApi): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  });
}

type ReportParts = ReturnType<typeof buildReportParts>;

/** Shared by the operations on a finished report. */
function buildReportParts(api: RouteApi) {
  const presentAttachment = buildAttachmentPresenter(api);
  const coverOf = ({ accountId, coverFileId, coverRotation }: PrintedInspection) =>
    coverFileId === null ? null : imageLink(api, { accountId, id: coverFileId }, coverRotation ?? 0, '1280');
  /** The content that a PDF has now, or of a report that is being corrected the last PDF there is. */
  const readPdf = async (store: Store, reportKey: string, type: PdfType) => {
    const { inspection, holder } = await store.publishedReports.get(reportKey);
    const { accountId, id: inspectionId } = inspection;
    const source = await store.pdfs.getSource({ accountId, clientId: null }, inspectionId);
    checkPdfType(type, source);
    if (isPublished(inspection)) {
      const content = await api.printedContent(store, source, type);
      return { holder, content, row: await store.pdfs.find(api.settings.dataDir, content) };
    }
    return { holder, content: null, row: await lastSealedPdf(store, inspection, type) };
  };
  const lastSealedPdf = async (
    store: Store,
    { accountId, id: inspectionId, reopenedAt }: InspectionRow,
    type: PdfType,
  ) => {
    const sealed = await store.reportVersions.findLatest(accountId, inspectionId);
    if (sealed === null || reopenedAt === null) return undefined;
    const between = { from: sealed.sealedAt, until: reopenedAt };
    return store.pdfs.findSealed(api.settings.dataDir, { accountId, inspectionId, type, ...between });
  };
  const presentPdf = (type: PdfType, row: PdfRow | undefined, holder: LinkHolder | null) => ({
    type,
    state: row?.state ?? 'absent',
    progress: row?.progress ?? 0,
    bytes: row?.bytes ?? null,
    pages: row?.pages ?? null,
    url: row?.state === 'ready' ? pdfLink(api, row, { link: holder?.linkId }) : null,
  });
  return { api, presentAttachment, coverOf, readPdf, presentPdf };
}

function getPublishedReportRoute({ api, presentAttachment, coverOf }: ReportParts): void {
  api.get('/published-reports/:report_key', {
    schema: {
      operationId: 'getPublishedReport',
      summary: 'A complete or closed report with its pictures, comments and signatures',
      params: PublishedReportPath,
      response: { 200: PublishedReport },
    },
    handler: async (request) => {
      const { params, store } = request;
      const { inspection, holder } = await store.publishedReports.get(params.report_key);
      const { accountId, id } = inspection;
      const [sealed, comments, signatures] = await Promise.all([
        store.reportVersions.findOrSeal(inspection),
        store.reportComments.listAll(accountId, id),
        store.reportSignatures.listAll(accountId, id),
      ]);
      if (sealed === null) throw notFound('report');
      await logOpening(request, { inspection, holder }, sealed.number);
      const { firm, client, clerkSignature, inspection: printed } = sealed.facts;
      const link = (picture: Pick<PictureRow, 'fileId'> | null) => picture && pictureLink(api, accountId, picture);
      const pictures = {
        signed: clerkSignature && { ...clerkSignature, url: pictureLink(api, accountId, clerkSignature) },
        coverUrl: coverOf(printed),
        logoUrl: link(firm.logo),
        client: client && { name: client.name, colour: client.brandColour, logo: link(client.logo) },
      };
      return presentPublishedReport(
        { inspection, holder, sealed, comments, signatures, ...pictures },
        presentAttachment,
      );
    },
  });
}

async function logOpening(
  request: FastifyRequest,
  { inspection: { accountId, id }, holder }: ReaderOfReport,
  version: number,
): Promise<void> {
  const { store } = request;
  await noteOpening(request, accountId, {
    inspectionId: id,
    kind: holder === null ? 'report_key.opened' : 'report_link.opened',
    versionNumber: version,
    ...ownLinkOf(holder),
  });
  const visitor = { accountId, userId: null, from: originOf(request) };
  const subject = { type: 'inspection', id };
  if (holder === null) return store.securityLog.addHourly(visitor, { kind: 'report_key.opened', subject });
  await store.reportLinks.noteOpening(accountId, holder.linkId);
  const hour = new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const event = {
    kind: 'report_link.opened',
    subject,
    facts: { link: holder.linkId, contact: holder.contactId },
  } as const;
  await store.securityLog.addOnce(visitor, event, `${holder.linkId} ${visitor.from.address} ${hour}`);
}

function commentOnPublishedReportRoute({ api }: ReportParts): void {
  api.post('/published-reports/:report_key/comments', {
    schema: {
      operationId: 'commentOnPublishedReport',
      summary: 'Comment on the report or one of its items, while it is open for comments',
      params: PublishedReportPath,
      body: CommentDraft,
      response: { 200: PublishedComment },
    },
    config: {
      checkMembers: ({ store }, members: Members<typeof CommentDraft>, path: z.output<typeof PublishedReportPath>) =>
        checkCommentItem(store, path.report_key, members),
    },
    handler: async (request, reply) => {
      const { report_key: reportKey } = request.params;
      await drawMessage(api, request, reply, reportKey);
      return presentPublishedComment(await addComment(request, reportKey, request.body));
    },
  });
}

function getPublishedPdfRoute({ api, readPdf, presentPdf }: ReportParts): void {
  api.get('/published-reports/:report_key/pdfs/:pdf_type', {
    schema: {
      operationId: 'getPublishedPdf',
      summary: 'How far the PDF of the report as it is now is; asks for nothing',
      params: PublishedPdfPath,
      response: { 200: PublishedPdf },
    },
    handler: async ({ params: { report_key: reportKey, pdf_type: type }, store }) => {
      const { row, holder } = await readPdf(store, reportKey, type);
      return presentPdf(type, row, holder);
    },
  });
}

function requestPublishedPdfRoute({ api, readPdf, presentPdf }: ReportParts): void {
  api.post('/published-reports/:report_key/pdfs/:pdf_type', {
    schema: {
      operationId: 'requestPublishedPdf',
      summary: 'Asks for the PDF of the report as it is now; made in the background',
      params: PublishedPdfPath,
      response: { 200: PublishedPdf },
    },
    handler: async (request, reply) => {
      const { report_key: reportKey, pdf_type: type } = request.params;
      const { dataDir } = api.settings;
      const { content, row, holder } = await readPdf(request.store, reportKey, type);
      if (content === null) {
        if (row !== undefined) return presentPdf(type, row, holder);
        throw new Refusal('state_forbids', 'This report is being corrected. Its PDF can be had when that is finished.');
      }
      if (await request.store.pdfs.isNew(dataDir, content)) await api.draw(request, reply, 'pdfs');
      return presentPdf(type, await request.store.pdfs.request(dataDir, content), holder);
    },
  });
}
