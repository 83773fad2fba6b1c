/** Reads the data of a PDF and puts it in the words of the PDF engine. */
import type { PdfType } from '#domain/pdf-type.ts';
import { looksOf } from '#domain/firm/report-brand.ts';
import { inspectionStates, states } from '#domain/inspection-state.ts';
import { inspectionTypes, isCarriedOutByTenant, types } from '#domain/inspection-type.ts';
import { contactCodes, type ContactTypeCode, contactTypes } from '#domain/message/contact-type.ts';
import type { ContactLine, LastVisit, PreviousReport, PropertyFacts, ReportDocument } from '#pdf/report-document.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';
import type { PrintedProperty } from '#store/evidence/printed-facts.ts';
import { alarmLines } from './alarm-lines.ts';
import { correctionSheets } from './correction-lines.ts';
import { auditLines, deliveryLines, deviceOf } from './evidence-lines.ts';
import { meterLines } from './meter-lines.ts';
import { commentLines, signatureLines } from './message-lines.ts';
import { reportAddress } from './report-address.ts';
import { chooseCloseUps, type CloseUps } from './close-ups.ts';
import {
  attachedFiles,
  buildPhotoReader,
  type PhotoReader,
  photosOf,
  type PictureFinder,
  reportRooms,
} from './report-rooms.ts';

export async function readReportDocument(
  contents: PdfContents,
  kind: PdfType,
  publicUrl: string,
  find: PictureFinder,
): Promise<ReportDocument> {
  const photo = buildPhotoReader(find);
  const { firm, wording, inspection, tree, earlier, contents: chosen } = contents;
  const closeUps = await closeUpsOf(contents, kind);
  const rooms = await reportRooms(tree, photo, closeUps.now);
  const complete = inspection.state >= states.complete;
  return {
    kind,
    draft: !complete,
    timeZone: firm.timeZone,
    printedAt: newestMoment(contents),
    brand: {
      company: firm.name,
      ...(await looksIn(contents, find)),
      address: firm.brand.address ?? null,
      phone: firm.brand.phone ?? null,
      email: firm.brand.email ?? null,
      website: firm.brand.website ?? null,
    },
    inspection: inspectionFacts(contents, publicUrl),
    property: propertyFacts(inspection.property),
    cover: await coverOf(contents, photo),
    contacts: contactLines(contents),
    particulars: [inspection.shownCustomFields, inspection.propertyShownCustomFields].flatMap((fields) =>
      Object.values(fields)
        .filter(({ value }) => value.trim() !== '')
        .map(({ name, value }) => ({ label: name, value })),
    ),
    statements: [],
    disclaimers: wording.disclaimers,
    glossary: wording.glossary,
    meters: await meterLines(contents, photo),
    keyHandovers: handoverLines(contents),
    alarms: alarmLines(rooms),
    photos: await photosOf(tree.attachments, photo),
    files: attachedFiles(tree.attachments),
    rooms,
    previous: earlier === null ? null : await previousReport(earlier, photo, closeUps),
    lastVisit: contents.visitBefore === null ? null : lastVisit(contents.visitBefore),
    notes: inspection.notesReport,
    declaration: wording.declaration,
    corrections: correctionSheets(contents),
    clerkSignature: await signatureOf(contents, find),
    signatures: signatureLines(contents),
    comments: commentLines(contents),
    commentsUntil: complete ? inspection.commentsUntil : null,
    deliveries: deliveryLines(contents),
    audit: auditLines(contents.audit),
    // Some firms name who is responsible, others leave that to the parties or an adjudicator.
    showResponsibility: inspection.type !== types.checkOut || chosen.showResponsibility !== false,
    contents: {
      auditTrail: chosen.auditTrail ?? true,
      photoIndex: chosen.photoIndex ?? true,
      photosAtEnd: chosen.photosAtEnd ?? false,
    },
  };
}

function handoverLines({ keyHandovers = [] }: PdfContents): ReportDocument['keyHandovers'] {
  return keyHandovers.map(({ tag, holds, keyCount, direction, holder, holderName, at }) => ({
    set: tag,
    holds,
    quantity: keyCount,
    isBack: direction === 'back',
    party: holderName === null ? `The ${holder}` : `${holderName}, ${holder}`,
    at,
  }));
}

/** Compared without its pictures, of which only the sizes are wanted. */
async function closeUpsOf({ inspection, tree, earlier }: PdfContents, kind: PdfType): Promise<CloseUps> {
  const none = buildPhotoReader(async () => null);
  const before = earlier === null ? null : await reportRooms(earlier.tree, none);
  return chooseCloseUps({ kind, type: inspection.type }, await reportRooms(tree, none), before);
}

/** The client's own, where the firm lets them have any. */
async function looksIn({ firm: { name, brand, logo }, contents, client }: PdfContents, find: PictureFinder) {
  const ours = { name, colour: brand.colour ?? null, logo };
  const theirs = client && { name: client.name, colour: client.brandColour, logo: client.logo };
  const looks = looksOf(ours, theirs, contents.clientBrand);
  const logoPath = looks.logo === null ? null : await find({ sha256: looks.logo.sha256, rotation: 0 }, '1280');
  return { colour: looks.colour, logoPath, logoName: looks.name };
}

async function signatureOf({ clerkSignature: signed }: PdfContents, find: PictureFinder) {
  if (signed === null) return null;
  const { name, signedAt, sha256 } = signed;
  return { name, at: signedAt, picturePath: await find({ sha256, rotation: 0 }, '480') };
}

/** A PDF is handed on, so it has the numbers of private persons only where the firm asks for them. */
function contactLines(contents: PdfContents): ContactLine[] {
  const showsPrivate = contents.contents.tenantContact ?? false;
  return contents.contacts.map(({ type, name, email, phone, signee }) => {
    const isReached = showsPrivate || type === contactCodes.agent || type === contactCodes.clerk;
    return {
      typeName: contactTypes[type as ContactTypeCode] ?? 'Other',
      name,
      email: isReached ? email : null,
      phone: isReached ? phone : null,
      signee,
      attended: null,
    };
  });
}

function inspectionFacts(contents: PdfContents, publicUrl: string): ReportDocument['inspection'] {
  const { inspection, reportVersion, sealed, client, reviewer } = contents;
  const reportUrl = reportAddress(contents, publicUrl);
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
    cancelledAt: inspection.cancelledAt,
    clerk: inspection.clerkName,
    typist: inspection.typistName,
    client: client?.name ?? null,
    selfServicer: isCarriedOutByTenant(inspection.type) ? (inspection.selfServicer?.name ?? null) : null,
    ...deviceOf(contents.audit),
    reviewer,
    version: sealed?.number ?? reportVersion,
    reportUrl,
    checkUrl: reportUrl === null ? null : `${publicUrl}/verify`,
  };
}

function propertyFacts(property: PrintedProperty): PropertyFacts {
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

/** A moment from the printed data, never now, so that the same data gives the same bytes. */
function newestMoment({ inspection, emails, shares }: PdfContents): string {
  const moments = [...emails.map(({ sentAt }) => sentAt), ...shares.map(({ lastOpenedAt }) => lastOpenedAt)];
  return moments.reduce<string>(
    (newest, at) => (at !== null && Date.parse(at) > Date.parse(newest) ? at : newest),
    inspection.updatedAt,
  );
}

function lastVisit({ type, ref, startedAt, conductAt, tree }: NonNullable<PdfContents['visitBefore']>): LastVisit {
  return {
    typeName: inspectionTypes[type],
    ref,
    conductedAt: startedAt ?? conductAt,
    actions: tree.rooms.flatMap((room) =>
      room.items.flatMap((item) =>
        item.actions.map(({ action, responsibility }) => ({
          room: room.name,
          item: item.name,
          action,
          responsibility,
        })),
      ),
    ),
  };
}

async function previousReport(
  { inspection, tree, version, sha256 }: NonNullable<PdfContents['earlier']>,
  photo: PhotoReader,
  { before }: CloseUps,
): Promise<PreviousReport> {
  return {
    typeName: inspectionTypes[inspection.type],
    title: inspection.title,
    ref: inspection.ref,
    conductedAt: inspection.conductDate ?? inspection.conductAt,
    completedAt: inspection.completedAt,
    version,
    sha256,
    rooms: await reportRooms(tree, photo, before),
  };
}
