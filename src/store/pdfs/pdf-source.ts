/** Everything a PDF shows, read for the worker. */
import { startsFrom } from '#domain/initialization.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import { buildPictureStore, type PictureRow } from '../account/only-picture.ts';
import { type ClerkSignature, findClerkSignature } from '../account/signatures.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';
import { buildMeterStore, type ReadingRow } from '../properties/meters.ts';
import { findVisitBefore, type PdfEvidence, readPdfEvidence, type VisitBefore } from './pdf-evidence.ts';
import { buildReportCommentStore, type CommentRow } from '../reports/report-comments.ts';
import type { AttachmentRow } from '../reports/report-rows.ts';
import { buildReportSignatureStore, type SignatureRow } from '../reports/report-signatures.ts';
import { type ReportTree, readReportTree } from '../reports/report-tree.ts';
import { accounts, clients, type OwnContents } from '../schema/account.ts';
import { inspectionContacts } from '../schema/inspection.ts';
import { pdfs } from '../schema/pdf.ts';
import { reports } from '../schema/report.ts';
import { meters } from '../schema/property.ts';

export type Reading = Omit<ReadingRow, 'meterId'>;
export type MeterWithReadings = typeof meters.$inferSelect & {
  /** All there are, the meter's own among them; newest first. */
  readings: Reading[];
  attachments: AttachmentRow[];
};
type EarlierReport = { inspection: InspectionRow; tree: ReportTree; version: number; sha256: string | null };

export type PdfContents = {
  account: typeof accounts.$inferSelect;
  logo: PictureRow | null;
  clerkSignature: ClerkSignature | null;
  inspection: InspectionRow;
  reportVersion: number;
  client: { name: string; reportContents: OwnContents; brandColour: string | null; logo: PictureRow | null } | null;
  tree: ReportTree;
  earlier: EarlierReport | null;
  contacts: (typeof inspectionContacts.$inferSelect)[];
  meters: MeterWithReadings[];
  visitBefore: (VisitBefore & { tree: ReportTree }) | null;
  comments: CommentRow[];
  signatures: SignatureRow[];
} & PdfEvidence;

export async function readPdfContents(db: Executor, accountId: number, inspectionId: number): Promise<PdfContents> {
  const inspections = buildInspectionStore(db);
  const viewer = { accountId, clientId: null };
  const inspection = await inspections.get(viewer, inspectionId);
  const { initializationType, initializationFrom, clientId, propertyId } = inspection;
  const [account] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) throw notFound('account');
  return {
    account,
    logo: (await buildPictureStore(db).find({ accountId, kind: 'account' })) ?? null,
    clerkSignature: await findClerkSignature(db, accountId, inspectionId),
    inspection,
    // Before the rest: what is written meanwhile is printed under a version that it does not have, and so made again.
    reportVersion: await readVersion(db, inspection),
    client: clientId === null ? null : await readClient(db, accountId, clientId),
    tree: await readReportTree(db, accountId, inspection.reportId),
    earlier:
      initializationType === startsFrom.report && initializationFrom !== null
        ? await readEarlier(db, accountId, initializationFrom)
        : null,
    contacts: await db.orm
      .select()
      .from(inspectionContacts)
      .where(and(eq(inspectionContacts.accountId, accountId), eq(inspectionContacts.inspectionId, inspectionId)))
      .orderBy(asc(inspectionContacts.createdAt), asc(inspectionContacts.id)),
    meters: await readMeters(db, accountId, propertyId),
    visitBefore: await readVisitBefore(db, inspection),
    comments: await buildReportCommentStore(db).listAll(accountId, inspectionId),
    signatures: await buildReportSignatureStore(db).listAll(accountId, inspectionId),
    ...(await readPdfEvidence(db, inspection)),
  };
}

async function readClient(db: Executor, accountId: number, id: number): Promise<PdfContents['client']> {
  const { name, reportContents, brandColour } = clients;
  const [row] = await db.orm
    .select({ name, reportContents, brandColour })
    .from(clients)
    .where(and(eq(clients.accountId, accountId), eq(clients.id, id)));
  if (row === undefined) return null;
  return { ...row, logo: (await buildPictureStore(db).find({ accountId, kind: 'client', id })) ?? null };
}

async function readEarlier(db: Executor, accountId: number, inspectionId: number): Promise<EarlierReport> {
  const inspection = await buildInspectionStore(db).get({ accountId, clientId: null }, inspectionId);
  const [pdf] = await db.orm
    .select({ sha256: pdfs.sha256, version: pdfs.reportVersion })
    .from(pdfs)
    .where(
      and(
        eq(pdfs.accountId, accountId),
        eq(pdfs.inspectionId, inspectionId),
        eq(pdfs.type, 'FULL'),
        eq(pdfs.state, 'ready'),
      ),
    )
    .orderBy(desc(pdfs.requestedAt), desc(pdfs.id))
    .limit(1);
  return {
    inspection,
    tree: await readReportTree(db, accountId, inspection.reportId),
    // The version that was issued is the one the fingerprint is of.
    version: pdf?.version ?? (await readVersion(db, inspection)),
    sha256: pdf?.sha256 ?? null,
  };
}

async function readVersion(db: Executor, { accountId, reportId }: InspectionRow): Promise<number> {
  const [report] = await db.orm
    .select({ version: reports.version })
    .from(reports)
    .where(and(eq(reports.accountId, accountId), eq(reports.id, reportId)));
  return report?.version ?? 0;
}

async function readVisitBefore(db: Executor, inspection: InspectionRow): Promise<PdfContents['visitBefore']> {
  const before = await findVisitBefore(db, inspection);
  return before === null ? null : { ...before, tree: await readReportTree(db, inspection.accountId, before.reportId) };
}

async function readMeters(db: Executor, accountId: number, propertyId: number): Promise<MeterWithReadings[]> {
  const rows = await db.orm
    .select()
    .from(meters)
    .where(and(eq(meters.accountId, accountId), eq(meters.propertyId, propertyId)))
    .orderBy(asc(meters.createdAt), asc(meters.id));
  if (rows.length === 0) return [];
  const store = buildMeterStore(db);
  const ids = rows.map((meter) => meter.id);
  const earlier = await store.listReadings(accountId, ids);
  const attachments = await store.listAttachments(accountId, ids);
  return rows.map((meter) => ({
    ...meter,
    readings: [meter, ...earlier.filter(({ meterId }) => meterId === meter.id)]
      .map(({ reading, date, serialNo }) => ({ reading, date, serialNo }))
      .sort((one, other) => Date.parse(other.date) - Date.parse(one.date)),
    attachments: attachments.filter(({ meterId }) => meterId === meter.id),
  }));
}
