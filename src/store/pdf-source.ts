/** Everything a PDF shows, read for the worker. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from './database.ts';
import type { InspectionRow } from './inspection-columns.ts';
import { buildInspectionStore } from './inspections.ts';
import { type ReportTree, readReportTree } from './report-tree.ts';
import { accounts, clients } from './schema/account.ts';
import { auditEntries } from './schema/event.ts';
import { inspectionContacts } from './schema/inspection.ts';
import { pdfs } from './schema/pdf.ts';
import { meterReadings, meters } from './schema/property.ts';

export type MeterWithReadings = typeof meters.$inferSelect & { previous: { reading: string; date: string } | null };
type EarlierReport = { inspection: InspectionRow; tree: ReportTree; sha256: string | null };

export type PdfContents = {
  account: typeof accounts.$inferSelect;
  inspection: InspectionRow;
  reportVersion: number;
  clientName: string | null;
  tree: ReportTree;
  earlier: EarlierReport | null;
  contacts: (typeof inspectionContacts.$inferSelect)[];
  meters: MeterWithReadings[];
  /** Of this inspection, oldest first. */
  audit: (typeof auditEntries.$inferSelect)[];
};

export async function readPdfContents(
  db: Executor,
  accountId: number,
  inspectionId: number,
  reportVersion: number,
): Promise<PdfContents> {
  const inspections = buildInspectionStore(db);
  const viewer = { accountId, clientId: null };
  const inspection = await inspections.get(viewer, inspectionId);
  const { initializationType, initializationFrom, clientId, propertyId } = inspection;
  const [account] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) throw notFound('account');
  const [client] =
    clientId === null
      ? []
      : await db.orm
          .select({ name: clients.name })
          .from(clients)
          .where(and(eq(clients.accountId, accountId), eq(clients.id, clientId)));
  return {
    account,
    inspection,
    reportVersion,
    clientName: client?.name ?? null,
    tree: await readReportTree(db, accountId, inspection.reportId),
    earlier:
      initializationType === 6 && initializationFrom !== null
        ? await readEarlier(db, accountId, initializationFrom)
        : null,
    contacts: await db.orm
      .select()
      .from(inspectionContacts)
      .where(and(eq(inspectionContacts.accountId, accountId), eq(inspectionContacts.inspectionId, inspectionId)))
      .orderBy(asc(inspectionContacts.id)),
    meters: await readMeters(db, accountId, propertyId),
    audit: await db.orm
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.accountId, accountId),
          eq(auditEntries.subjectType, 'inspection'),
          eq(auditEntries.subjectId, inspectionId),
        ),
      )
      .orderBy(asc(auditEntries.id))
      .limit(200),
  };
}

async function readEarlier(db: Executor, accountId: number, inspectionId: number): Promise<EarlierReport> {
  const inspection = await buildInspectionStore(db).get({ accountId, clientId: null }, inspectionId);
  const [pdf] = await db.orm
    .select({ sha256: pdfs.sha256 })
    .from(pdfs)
    .where(
      and(
        eq(pdfs.accountId, accountId),
        eq(pdfs.inspectionId, inspectionId),
        eq(pdfs.type, 'FULL'),
        eq(pdfs.state, 'ready'),
      ),
    )
    .orderBy(desc(pdfs.id))
    .limit(1);
  return { inspection, tree: await readReportTree(db, accountId, inspection.reportId), sha256: pdf?.sha256 ?? null };
}

async function readMeters(db: Executor, accountId: number, propertyId: number): Promise<MeterWithReadings[]> {
  const rows = await db.orm
    .select()
    .from(meters)
    .where(and(eq(meters.accountId, accountId), eq(meters.propertyId, propertyId)))
    .orderBy(asc(meters.id));
  if (rows.length === 0) return [];
  const readings = await db.orm
    .select()
    .from(meterReadings)
    .where(
      and(
        eq(meterReadings.accountId, accountId),
        inArray(
          meterReadings.meterId,
          rows.map((meter) => meter.id),
        ),
      ),
    )
    .orderBy(desc(meterReadings.date), desc(meterReadings.id));
  return rows.map((meter) => ({
    ...meter,
    previous: readings.find((reading) => reading.meterId === meter.id) ?? null,
  }));
}
