/** A finished report for the holder of its key, or of a link of their own: no internal notes, prices, e-mail addresses of staff or originals. */
import { startsFrom } from '#domain/initialization.ts';
import { commentWindow } from '#domain/comment-window.ts';
import { inOrderOf } from '#domain/condition.ts';
import { type Looks, looksOf } from '#domain/firm/report-brand.ts';
import { isPublished } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { pdfTypes } from '#domain/pdf-type.ts';
import { maskedAddress } from '#domain/message/signature-outcome.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ClerkSignature } from '#store/account/signatures.ts';
import type { PrintedFacts } from '#store/evidence/printed-facts.ts';
import type { SealedReport } from '#store/evidence/version-rows.ts';
import type { LinkHolder } from '#store/reports/published-reports.ts';
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { AttachmentRow, RoomNode } from '#store/reports/report-rows.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';
import type { AttachmentPresenter } from '../attachments/present.ts';
import { presentPublishedComment, presentPublishedSignature } from '../comments/present.ts';
import { summarizeSealed } from '../report/metadata.ts';

export type PublishedParts = {
  /** Its moments beside the sealed report: reopened since, or still open for comments. */
  inspection: InspectionRow;
  /** The contact by whose link it was opened. */
  holder: LinkHolder | null;
  sealed: SealedReport;
  comments: CommentRow[];
  signatures: SignatureRow[];
  coverUrl: string | null;
  logoUrl: string | null;
  /** For whom it was made, with the link to their logo. */
  client: Looks<string> | null;
  /** For the firm, by its clerk. */
  signed: (Pick<ClerkSignature, 'name' | 'signedAt'> & { url: string }) | null;
};

export function presentPublishedReport(parts: PublishedParts, presentAttachment: AttachmentPresenter) {
  const { sealed, signed } = parts;
  const { firm, wording, inspection, tree } = sealed.facts;
  const { property } = inspection;
  const attachments = presentFiles(presentAttachment);
  return {
    title: inspection.title,
    type: { id: inspection.type, name: inspectionTypes[inspection.type] },
    ref: inspection.ref,
    company: { ...presentCompany(firm), logo_url: parts.logoUrl },
    brand: presentBrand(parts),
    time_zone: firm.timeZone,
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
    version: sealed.number,
    sealed_at: sealed.sealedAt,
    sealed_at_completion: sealed.occasion === 'completion',
    under_correction: !isPublished(parts.inspection),
    notes: inspection.notesReport,
    cover_url: parts.coverUrl,
    attachments: attachments(tree.attachments),
    rooms: tree.rooms.map((room) => presentRoom(room, attachments)),
    summary: summarizeSealed(sealed.facts),
    pdf_types: pdfTypes.filter((type) => type !== 'CHANGES' || inspection.initializationType === startsFrom.report),
    declaration: wording.declaration,
    comment_window: commentWindow(parts.inspection, Date.now()),
    clerk_signature: signed && { name: signed.name, signed_at: signed.signedAt, url: signed.url },
    comments: parts.comments.map(presentPublishedComment),
    signatures: parts.signatures.map(presentPublishedSignature),
    reader: parts.holder && presentReader(parts.holder, parts),
  };
}

function presentReader({ contactId, name, email, role }: LinkHolder, { sealed, signatures }: PublishedParts) {
  const own = signatures.filter((one) => one.contactId === contactId && one.versionNumber === sealed.number);
  const outcome = (own.find((one) => one.outcome === 'signed') ?? own.at(-1))?.outcome ?? null;
  return { name, role, sends_codes_to: maskedAddress(email), outcome };
}

function presentCompany({ name, brand }: PrintedFacts['firm']) {
  return {
    name,
    colour: brand.colour || null,
    phone: brand.phone || null,
    email: brand.email || null,
    website: brand.website || null,
  };
}

function presentBrand({ sealed: { facts }, logoUrl, client }: PublishedParts) {
  const { firm, contents } = facts;
  const ours = { name: firm.name, colour: firm.brand.colour || null, logo: logoUrl };
  const { logo, ...looks } = looksOf(ours, client, contents.clientBrand);
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
