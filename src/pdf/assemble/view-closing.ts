/** Comments, signatures and the evidence appendix. */
import { drawingFault } from '#domain/signature-drawing.ts';
import type { Delivery, ReportDocument } from '../report-document.ts';
import type { Desk } from './numbering.ts';
import { filled, paragraphs, shorten } from './text-parts.ts';
import type { NumberedPhoto } from './photo-register.ts';
import type { PhotoEvidence, ReportView } from './report-view.ts';
import { facts } from './view-front.ts';

export function viewComments({ document, when }: Desk): ReportView['comments'] {
  return document.comments.map(({ at, from, role, about, text, reply, verdict }) => ({
    at: when.full(at),
    from: role === '' ? from : `${from}, ${role}`,
    about,
    text,
    reply,
    verdict,
  }));
}

export function viewCommentWindow({ document: { commentWindow }, when }: Desk): string | null {
  const until = when.full(commentWindow?.until ?? null);
  if (commentWindow === null || until === null) return null;
  return `Comments and signatures ${commentWindow.isClosed ? 'were' : 'are'} taken until ${until}.`;
}

const houseDeclaration =
  'I have read this report, or it has been read to me, and I have had the chance to comment on it. Subject to the comments recorded in it, I accept it as a fair record of the property on the date it was carried out.';

export function viewDeclaration(desk: Desk): ReportView['declaration'] {
  const { document, when } = desk;
  const signed = document.signatures.map(({ name, role, at, method, drawing = null }) => ({
    name,
    role,
    at: when.full(at),
    method,
    // It goes into an image; whatever is not a path would end it, or the whole PDF.
    path: drawing !== null && drawingFault(drawing) === undefined ? drawing : null,
  }));
  const names = new Set(signed.map(({ name }) => name));
  const awaited = document.contacts.filter((contact) => contact.signee && !names.has(contact.name));
  return {
    title: document.declaration?.title ?? null,
    paragraphs: paragraphs(document.declaration?.text ?? houseDeclaration),
    signed,
    awaited: awaited.map(({ name, typeName }) => ({ name, role: typeName })),
    unsigned: signed.length > 0 || document.draft ? null : unsignedWords(desk),
    deliveries: document.deliveries.map(({ at, event, to }) => ({ at: when.full(at), event, recipient: to })),
  };
}

/** An adjudicator asks whether everybody had the chance, so the answer stands where a signature would. */
function unsignedWords({ document: { deliveries }, when }: Desk): string {
  const first = (wanted: Delivery['state']) =>
    when.full(deliveries.find(({ isReport, state }) => isReport && state === wanted)?.at ?? null);
  const [sent, opened] = [first('sent'), first('opened')];
  if (sent === null) return 'Not signed. There is no record that this report was sent to anybody.';
  return `Not signed. Sent on ${sent}; ${opened === null ? 'no opening is on record' : `opened on ${opened}`}.`;
}

export function hasDeclaration(document: ReportDocument): boolean {
  const { declaration, contacts, signatures, deliveries, inspection } = document;
  // What was called off is not put to anybody for a signature.
  if (inspection.cancelledAt !== null && signatures.length === 0) return false;
  return declaration !== null || signatures.length > 0 || deliveries.length > 0 || contacts.some((one) => one.signee);
}

/** The first quarter of a SHA-256 (64 letters) tells the photographs of a report apart. */
const fingerprintLetters = 16;

export function viewEvidence(desk: Desk, shown: Set<string>): ReportView['evidence'] {
  const { document, when } = desk;
  const { inspection } = document;
  const photos = desk.photos.all.filter(({ label }) => document.kind === 'FULL' || shown.has(label));
  return {
    facts: facts([
      ['Report', [inspection.title, inspection.ref].filter(Boolean).join(', ')],
      ['Inspection', String(inspection.id)],
      ['Version', String(inspection.version)],
      ['State', inspection.stateName],
      ['Printed from data of', when.exact(document.printedAt)],
      ['Report key', inspection.reportUrl],
    ]),
    check:
      inspection.reportUrl === null
        ? null
        : `To check this copy, scan the code or open the address: what is read there is the report as it stands. This copy is of version ${inspection.version}.`,
    photos: evidenceByRoom(desk, photos),
    audit: document.audit.map((one) => ({ ...one, at: when.exact(one.at) })),
  };
}

function evidenceByRoom(desk: Desk, photos: NumberedPhoto[]): ReportView['evidence']['photos'] {
  const groups = new Map<string, ReportView['evidence']['photos'][number]>();
  for (const photo of photos) {
    const heading = headingOf(desk, photo);
    const group = groups.get(heading) ?? { heading, rows: [] };
    groups.set(heading, group);
    group.rows.push(evidenceOf(desk, photo));
  }
  return [...groups.values()];
}

function headingOf(desk: Desk, { room, number }: NumberedPhoto): string {
  if (room !== null) return filled([desk.roomNumber(room).number, room.name]).join('  ');
  return number.startsWith('M-') ? 'Meters' : 'Property';
}

function evidenceOf({ itemNumber, when }: Desk, { photo, number, itemId }: NumberedPhoto): PhotoEvidence {
  const item = itemId === null ? undefined : itemNumber(itemId);
  return {
    number,
    about: shorten(item === undefined ? (photo.caption ?? 'Overview') : `${item.number} ${item.name}`, 44),
    taken: when.exact(photo.takenAt),
    uploaded: when.exact(photo.uploadedAt),
    sha: photo.sha256?.slice(0, fingerprintLetters) ?? null,
  };
}
