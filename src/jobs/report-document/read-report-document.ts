/** Reads what a PDF needs and puts it in the words of the PDF engine. */
import type { PdfType } from '#domain/pdf-type.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { contactTypes, type ContactTypeCode } from '#domain/contact-type.ts';
import { isAlarm } from '#domain/alarm.ts';
import { answerWords } from '#domain/condition.ts';
import type { AlarmLine, MeterLine, PreviousReport, PropertyFacts, ReportDocument } from '#pdf/report-document.ts';
import type { ReportRoom } from '#pdf/report-room.ts';
import type { InspectionRow } from '#store/inspection-columns.ts';
import type { PdfContents } from '#store/pdf-source.ts';
import type { PropertyRow } from '#store/properties.ts';
import { attachedFiles, type PhotoReader, photosOf, reportRooms } from './report-rooms.ts';
import { standardDeclaration, standardDisclaimers, standardGlossary } from './standard-wording.ts';

export async function readReportDocument(
  contents: PdfContents,
  kind: PdfType,
  publicUrl: string,
  photo: PhotoReader,
): Promise<ReportDocument> {
  const { account, inspection, tree, earlier } = contents;
  const { settings } = account;
  const rooms = await reportRooms(tree, photo);
  const complete = inspection.state >= 400;
  return {
    kind,
    draft: !complete,
    timeZone: account.timeZone,
    printedAt: inspection.updatedAt,
    brand: {
      company: account.name,
      colour: settings.brand?.colour ?? null,
      address: settings.brand?.address ?? null,
      phone: settings.brand?.phone ?? null,
      email: settings.brand?.email ?? null,
      website: settings.brand?.website ?? null,
      logoPath: null,
    },
    inspection: inspectionFacts(contents, complete ? `${publicUrl}/r/${inspection.reportKey}` : null),
    property: propertyFacts(inspection.property),
    cover: await coverOf(contents, photo),
    contacts: contents.contacts.map((contact) => ({
      typeName: contactTypes[contact.type as ContactTypeCode] ?? 'Other',
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      signee: contact.signee,
      attended: null,
    })),
    particulars: Object.values(inspection.shownCustomFields).map(({ name, value }) => ({ label: name, value })),
    statements: [],
    disclaimers: settings.disclaimers ?? standardDisclaimers,
    glossary: [
      ...(settings.glossary ?? standardGlossary),
      ...(settings.abbreviations ?? []).map(({ short, long }) => ({ term: short, meaning: long })),
    ],
    meters: contents.meters.map(meterLine),
    alarms: alarmLines(rooms),
    photos: await photosOf(tree.attachments, photo),
    files: attachedFiles(tree.attachments),
    rooms,
    previous: earlier === null ? null : await previousReport(earlier, photo),
    notes: inspection.notesReport,
    declaration: standardDeclaration,
    signatures: [],
    comments: [],
    deliveries: [],
    audit: contents.audit.map((entry) => ({
      at: entry.at,
      actor: entry.actorName,
      action: auditWords(entry.action),
      detail: null,
    })),
    showResponsibility: true,
  };
}

function inspectionFacts(
  { inspection, reportVersion, clientName }: PdfContents,
  reportUrl: string | null,
): ReportDocument['inspection'] {
  return {
    id: inspection.id,
    typeCode: inspection.type,
    typeName: inspectionTypes[inspection.type],
    title: inspection.title,
    ref: inspection.ref,
    stateName: inspectionStates[inspection.state],
    conductedAt: inspection.conductDate ?? inspection.conductAt,
    startedAt: inspection.startedAt,
    submittedAt: inspection.submittedAt,
    completedAt: inspection.completedAt,
    clerk: inspection.clerkName,
    typist: inspection.typistName,
    client: clientName,
    selfServicer: inspection.selfServicer?.name ?? null,
    version: reportVersion,
    reportUrl,
  };
}

function propertyFacts(property: PropertyRow): PropertyFacts {
  const rest = [property.line2, property.city, property.county, property.postcode];
  return {
    line1: property.line1,
    rest: rest.filter((part): part is string => part !== null && part !== ''),
    uprn: property.uprn,
    ref: property.ref,
    type: property.type,
    detachment: property.detachment,
    furnished: property.furnished,
    beds: property.noOfBeds,
    baths: property.noOfBaths,
    garages: property.noOfGarages,
    parking: property.parking,
    garden: property.garden,
  };
}

/** The picture chosen as the cover, else the report's first one. */
async function coverOf({ inspection, tree }: PdfContents, photo: PhotoReader) {
  const everywhere = [
    ...tree.attachments,
    ...tree.rooms.flatMap((room) => [...room.attachments, ...room.items.flatMap((item) => item.attachments)]),
  ];
  const chosen = everywhere.find((one) => one.id === inspection.coverAttachmentId);
  const cover = chosen ?? tree.attachments.find((one) => one.type === 'IMAGE');
  return cover === undefined || cover.type !== 'IMAGE' ? null : photo(cover, '1280');
}

function meterLine(meter: PdfContents['meters'][number]): MeterLine {
  return {
    type: meter.type,
    location: meter.location,
    supplier: meter.supplier === '' ? null : meter.supplier,
    serialNo: meter.serialNo,
    reading: meter.reading,
    date: meter.date,
    previous: meter.previous,
    isRegister: meter.parentId !== null,
    photos: [],
  };
}

function alarmLines(rooms: ReportRoom[]): AlarmLine[] {
  return rooms.flatMap((room) =>
    room.items
      .filter((item) => isAlarm(item.name))
      .map((item) => ({ name: item.name, location: room.name, result: resultOf(item.condition), itemId: item.id })),
  );
}

function resultOf(condition: unknown): string {
  if (typeof condition === 'string') return condition;
  if (condition === 0 || condition === 1 || condition === 2) return answerWords[condition];
  if (typeof condition === 'number') return String(condition);
  return condition === null ? 'Not recorded' : JSON.stringify(condition);
}

async function previousReport(
  { inspection, tree, sha256 }: { inspection: InspectionRow; tree: PdfContents['tree']; sha256: string | null },
  photo: PhotoReader,
): Promise<PreviousReport> {
  return {
    typeName: inspectionTypes[inspection.type],
    title: inspection.title,
    ref: inspection.ref,
    conductedAt: inspection.conductDate ?? inspection.conductAt,
    completedAt: inspection.completedAt,
    version: null,
    sha256,
    rooms: await reportRooms(tree, photo),
  };
}

/** `inspection.state_changed` → `State changed`. */
function auditWords(action: string): string {
  const words = (action.split('.').at(-1) ?? action).replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
