/** Reads what is printed of a report from the rows as they are now. */
import { startsFrom } from '#domain/initialization.ts';
import { disclaimersFor } from '#domain/firm/disclaimers-for.ts';
import { standardDisclaimers, standardGlossary } from '#domain/firm/standard-wording.ts';
import { notFound } from '#domain/refusal.ts';
import { standardDeclaration } from '#domain/standard-declaration.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { buildPictureStore } from '../account/only-picture.ts';
import { findClerkSignature } from '../account/signatures.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { buildInspectionStore } from '../inspections/inspections.ts';
import { buildMeterStore } from '../properties/meters.ts';
import { readKeyHandovers } from './key-handovers.ts';
import { readReportTree } from '../reports/report-tree.ts';
import { accounts, clients, type OwnContents } from '../schema/account.ts';
import { inspectionContacts } from '../schema/inspection.ts';
import { pdfs } from '../schema/pdf.ts';
import { meters } from '../schema/property.ts';
import { reports } from '../schema/report.ts';
import type { EarlierReport, PrintedContact, PrintedFacts, PrintedInspection, PrintedMeter } from './printed-facts.ts';
import { findVisitBefore } from './visit-before.ts';

export async function readPrintedFacts(
  db: Executor,
  accountId: number,
  inspection: InspectionRow,
): Promise<PrintedFacts> {
  const { initializationType, initializationFrom, clientId, id, reportId } = inspection;
  const [account] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
  if (account === undefined) throw notFound('account');
  const { settings, name, timeZone } = account;
  // Before the rest: what is written meanwhile is printed under a version that it does not have, and so made again.
  const reportVersion = await readVersion(db, inspection);
  const client = clientId === null ? null : await readClient(db, accountId, clientId);
  const earlier =
    initializationType === startsFrom.report && initializationFrom !== null
      ? await readEarlier(db, accountId, initializationFrom)
      : null;
  return {
    firm: {
      name,
      timeZone,
      brand: settings.brand ?? {},
      logo: (await buildPictureStore(db).find({ accountId, kind: 'account' })) ?? null,
    },
    wording: {
      disclaimers: disclaimersFor(inspection.type, settings.disclaimers ?? standardDisclaimers),
      glossary: [
        ...(settings.glossary ?? standardGlossary),
        ...(settings.abbreviations ?? []).map(({ short, long }) => ({ term: short, meaning: long })),
      ],
      declaration: standardDeclaration,
    },
    contents: {
      clientBrand: true,
      ...settings.pdfContents,
      ...(settings.showResponsibility !== undefined && { showResponsibility: settings.showResponsibility }),
      ...client?.contents,
    },
    client: client && { name: client.name, brandColour: client.brandColour, logo: client.logo },
    inspection: printedInspection(inspection),
    reviewer: inspection.completedAt === null ? null : await findReviewer(db, accountId, id),
    reportVersion,
    clerkSignature: await findClerkSignature(db, accountId, id),
    tree: await readReportTree(db, accountId, reportId),
    earlier,
    contacts: await readContacts(db, accountId, id),
    meters: await readMeters(db, accountId, inspection.propertyId),
    keyHandovers: await readKeyHandovers(db, inspection, earlier?.inspection.startedAt ?? null),
    visitBefore: await readVisitBefore(db, inspection),
  };
}

function printedInspection(row: InspectionRow): PrintedInspection {
  const { property, selfServicer } = row;
  return {
    id: row.id,
    accountId: row.accountId,
    state: row.state,
    type: row.type,
    ref: row.ref,
    title: row.title,
    conductAt: row.conductAt,
    conductDate: row.conductDate,
    startedAt: row.startedAt,
    submittedAt: row.submittedAt,
    completedAt: row.completedAt,
    cancelledAt: row.cancelledAt,
    commentsUntil: row.commentsUntil,
    updatedAt: row.updatedAt,
    clerkName: row.clerkName,
    typistName: row.typistName,
    notesReport: row.notesReport,
    shownCustomFields: row.shownCustomFields,
    propertyShownCustomFields: row.propertyShownCustomFields,
    initializationType: row.initializationType,
    coverAttachmentId: row.coverAttachmentId,
    coverFileId: row.coverFileId,
    coverRotation: row.coverRotation,
    selfServicer: selfServicer && { name: selfServicer.name },
    property: {
      line1: property.line1,
      line2: property.line2,
      city: property.city,
      county: property.county,
      postcode: property.postcode,
      country: property.country,
      uprn: property.uprn,
      ref: property.ref,
      type: property.type,
      detachment: property.detachment,
      furnished: property.furnished,
      noOfBeds: property.noOfBeds,
      noOfBaths: property.noOfBaths,
      noOfGarages: property.noOfGarages,
      parking: property.parking,
      garden: property.garden,
    },
  };
}

async function findReviewer(db: Executor, accountId: number, inspectionId: number): Promise<string | null> {
  const [row] = await db.rows<{ name: string }>(
    'evidence.reviewer',
    `select actor_name as name from audit_entries
     where account_id = $1 and subject_type = 'inspection' and subject_id = $2 and action = 'inspection.complete'
     order by created_at desc, id desc limit 1`,
    [accountId, inspectionId],
  );
  return row?.name ?? null;
}

type ClientFacts = NonNullable<PrintedFacts['client']> & { contents: OwnContents };

async function readClient(db: Executor, accountId: number, id: number): Promise<ClientFacts | null> {
  const { name, reportContents: contents, brandColour } = clients;
  const [row] = await db.orm
    .select({ name, contents, brandColour })
    .from(clients)
    .where(and(eq(clients.accountId, accountId), eq(clients.id, id)));
  if (row === undefined) return null;
  return { ...row, logo: (await buildPictureStore(db).find({ accountId, kind: 'client', id })) ?? null };
}

async function readContacts(db: Executor, accountId: number, inspectionId: number): Promise<PrintedContact[]> {
  const { id, type, name, email, phone, signee } = inspectionContacts;
  return db.orm
    .select({ id, type, name, email, phone, signee })
    .from(inspectionContacts)
    .where(and(eq(inspectionContacts.accountId, accountId), eq(inspectionContacts.inspectionId, inspectionId)))
    .orderBy(asc(inspectionContacts.createdAt), asc(inspectionContacts.id));
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
    inspection: printedInspection(inspection),
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

async function readVisitBefore(db: Executor, inspection: InspectionRow): Promise<PrintedFacts['visitBefore']> {
  const before = await findVisitBefore(db, inspection);
  return before === null ? null : { ...before, tree: await readReportTree(db, inspection.accountId, before.reportId) };
}

async function readMeters(db: Executor, accountId: number, propertyId: number): Promise<PrintedMeter[]> {
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
  return rows.map(({ id, parentId, type, location, supplier, serialNo, ...now }) => ({
    id,
    parentId,
    type,
    location,
    supplier,
    serialNo,
    readings: [{ ...now, serialNo }, ...earlier.filter(({ meterId }) => meterId === id)]
      .map(({ reading, date, serialNo: device }) => ({ reading, date, serialNo: device }))
      .sort((one, other) => Date.parse(other.date) - Date.parse(one.date)),
    attachments: attachments.filter(({ meterId }) => meterId === id),
  }));
}
