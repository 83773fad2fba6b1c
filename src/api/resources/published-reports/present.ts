/** A finished report for the holder of its key: no internal notes, prices, e-mail addresses of staff or originals. */
import { startsFrom } from '#domain/initialization.ts';
import { type CommentWindow, commentWindow, standardCommentDays } from '#domain/comment-window.ts';
import { inOrderOf } from '#domain/condition.ts';
import { type Looks, looksOf } from '#domain/firm/report-brand.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { pdfTypes } from '#domain/pdf-type.ts';
import { standardDeclaration } from '#domain/standard-declaration.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { ClerkSignature } from '#store/account/signatures.ts';
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { AttachmentRow, RoomNode } from '#store/reports/report-rows.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';
import type { ReportTree } from '#store/reports/report-tree.ts';
import type { AttachmentPresenter } from '../attachments/present.ts';
import { presentPublishedComment, presentPublishedSignature } from '../comments/present.ts';
import { type MeterFacts, summarizeReport } from '../report/metadata.ts';

export type PublishedParts = {
  inspection: InspectionRow;
  account: AccountRow;
  tree: ReportTree & { version: number };
  meters: MeterFacts[];
  comments: CommentRow[];
  signatures: SignatureRow[];
  coverUrl: string | null;
  logoUrl: string | null;
  /** For whom it was made, with the link to their logo. */
  client: Looks<string> | null;
  /** For the firm, by its clerk. */
  signed: (Pick<ClerkSignature, 'name' | 'signedAt'> & { url: string }) | null;
};

export function windowOf(inspection: InspectionRow, { settings }: AccountRow): CommentWindow {
  return commentWindow(inspection, settings.commentDays ?? standardCommentDays, Date.now());
}

export function presentPublishedReport(parts: PublishedParts, presentAttachment: AttachmentPresenter) {
  const { inspection, account, tree, meters, signed } = parts;
  const { property } = inspection;
  const attachments = presentFiles(presentAttachment);
  return {
    title: inspection.title,
    type: { id: inspection.type, name: inspectionTypes[inspection.type] },
    ref: inspection.ref,
    company: { ...presentCompany(account), logo_url: parts.logoUrl },
    brand: presentBrand(parts),
    time_zone: account.timeZone,
    address: {
      line1: property.line1,
      line2: property.line2,
      city: property.city,
      county: property.county,
      postcode: property.postcode,
      country: property.country,
    },
    clerk: inspection.clerkName,
    conduct_date: inspection.conductDate ?? inspection.conductAt,
    completed_at: inspection.completedAt,
    version: tree.version,
    notes: inspection.notesReport,
    cover_url: parts.coverUrl,
    attachments: attachments(tree.attachments),
    rooms: tree.rooms.map((room) => presentRoom(room, attachments)),
    summary: summarizeReport(tree.rooms, meters),
    pdf_types: pdfTypes.filter((type) => type !== 'CHANGES' || inspection.initializationType === startsFrom.report),
    declaration: standardDeclaration,
    comment_window: windowOf(inspection, account),
    clerk_signature: signed && { name: signed.name, signed_at: signed.signedAt, url: signed.url },
    comments: parts.comments.map(presentPublishedComment),
    signatures: parts.signatures.map(presentPublishedSignature),
  };
}

function presentCompany({ name, settings: { brand = {} } }: AccountRow) {
  return {
    name,
    colour: brand.colour || null,
    phone: brand.phone || null,
    email: brand.email || null,
    website: brand.website || null,
  };
}

function presentBrand({ account: { name, settings }, logoUrl, client }: PublishedParts) {
  const firm = { name, colour: settings.brand?.colour || null, logo: logoUrl };
  const { logo, ...looks } = looksOf(firm, client, settings.pdfContents?.clientBrand ?? true);
  return { ...looks, logo_url: logo };
}

type Files = ReturnType<typeof presentFiles>;

function presentFiles(presentAttachment: AttachmentPresenter) {
  return (rows: AttachmentRow[]) =>
    rows.map((row) => {
      const { id, type, url, renditions, description, taken_at, width, height, duration, filename, media_type } =
        presentAttachment(row);
      return { id, type, url, renditions, description, taken_at, width, height, duration, filename, media_type };
    });
}

function presentRoom(room: RoomNode, attachments: Files) {
  return {
    id: room.id,
    name: room.name,
    block_type: room.blockType,
    option_set: room.optionSet,
    attachments: attachments(room.attachments),
    items: room.items.map((item) => ({
      id: item.id,
      name: item.name,
      description: item.description,
      condition: inOrderOf(room.optionSet, item.condition),
      actions: item.actions.map(({ action, responsibility, comments }) => ({ action, responsibility, comments })),
      attachments: attachments(item.attachments),
    })),
  };
}
