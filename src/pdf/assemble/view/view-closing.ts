/** Comments, the declaration and signatures. */
import { drawingFault } from '#domain/signature-drawing.ts';
import type { Delivery, ReportDocument } from '../../report-document.ts';
import type { Desk } from '../numbering.ts';
import { paragraphs, shorten } from '../words/text-parts.ts';
import { clerkLabel } from './view-front.ts';
import type { ReportView } from '../report-view.ts';

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

export function viewCommentWindow({ document, when }: Desk): string | null {
  const until = when.full(document.commentsUntil);
  return until === null
    ? null
    : `Comments and signatures are taken until ${until}, by the link of their own that each party is sent.`;
}

const houseDeclaration =
  'I have read this report, or it has been read to me, and I have had the chance to comment on it. Subject to the comments recorded in it, I accept it as a fair record of the property on the date it was carried out.';

/** Subjects of e-mails repeat the whole address. */
const longestEvent = 110;

export function viewDeclaration(desk: Desk): ReportView['declaration'] {
  const { document, when } = desk;
  const { signatures } = document;
  const signed = signatures
    .filter(({ isSigned = true }) => isSigned)
    .map(({ name, role, at, method, drawing = null }) => ({
      name,
      role,
      at: when.full(at),
      method,
      // The path goes into an image; any other text would break the image, or the whole PDF.
      path: drawing !== null && drawingFault(drawing) === undefined ? drawing : null,
    }));
  const unwilling = signatures
    .filter(({ isSigned = true }) => !isSigned)
    .map(({ name, role, at, method }) => ({ name, role, at: when.full(at), method, path: null }));
  const names = new Set(signatures.map(({ name }) => name));
  const awaited = document.contacts.filter((contact) => contact.signee && !names.has(contact.name));
  return {
    clerk: viewClerk(desk),
    title: document.declaration?.title ?? null,
    paragraphs: paragraphs(document.declaration?.text ?? houseDeclaration),
    signed,
    unwilling,
    awaited: awaited.map(({ name, typeName }) => ({ name, role: typeName })),
    isShort: isShort(
      paragraphs(document.declaration?.text ?? houseDeclaration),
      [...signed, ...unwilling],
      awaited,
      document.clerkSignature !== null,
    ),
    unsigned: signed.length > 0 || document.draft ? null : unsignedWords(desk),
    deliveries: document.deliveries.map(({ at, event, to }) => ({
      at: when.full(at),
      event: shorten(event, longestEvent),
      recipient: to,
    })),
  };
}

/** The person who carried it out, for the firm. */
function viewClerk({ document, when }: Desk): ReportView['declaration']['clerk'] {
  const { clerkSignature: signed, inspection, brand } = document;
  if (signed === null) return null;
  return {
    title: `Signed for ${brand.company}`,
    name: signed.name,
    role: clerkLabel(inspection.typeCode),
    at: when.full(signed.at),
    picture: signed.picturePath === null ? null : { src: signed.picturePath },
  };
}

/** Signees have the words above the line, on the same page. */
function isShort(
  words: string[],
  signed: { path: string | null; name: string; method: string }[],
  awaited: { name: string }[],
  hasClerk: boolean,
): boolean {
  const ofWords = words.reduce((sum, text) => sum + 3 + Math.ceil(text.length / 110) * 5, 0);
  const ofSigned = signed.reduce(
    (sum, { path, name, method }) =>
      sum + Math.max(Math.ceil(name.length / 24) * 5 + (path === null ? 3 : 20), Math.ceil(method.length / 24) * 5 + 3),
    0,
  );
  const ofAwaited = awaited.reduce((sum, { name }) => sum + 10 + Math.ceil(name.length / 24) * 2.5, 0);
  return 50 + (hasClerk ? 36 : 0) + ofWords + ofSigned + ofAwaited + 12 < 180;
}

/** An adjudicator asks whether everybody had the chance, so the answer stands where a signature would. */
function unsignedWords({ document: { deliveries, contacts, clerkSignature }, when }: Desk): string {
  const first = (wanted: Delivery['state']) =>
    when.full(deliveries.find(({ isReport, state }) => isReport && state === wanted)?.at ?? null);
  const [sent, opened] = [first('sent'), first('opened')];
  const isAsked = contacts.some(({ signee }) => signee);
  const hasClerk = clerkSignature !== null;
  const state = isAsked
    ? `Not signed${hasClerk ? ' by anybody else' : ''}.`
    : `Nobody ${hasClerk ? 'else ' : ''}was asked to sign this report.`;
  if (sent === null) return `${state} There is no record that ${isAsked ? 'this report' : 'it'} was sent to anybody.`;
  return `${state} Sent on ${sent}; ${opened === null ? 'no opening is on record' : `opened on ${opened}`}.`;
}

export function hasDeclaration(document: ReportDocument): boolean {
  const { declaration, contacts, signatures, deliveries, inspection, clerkSignature } = document;
  if (clerkSignature !== null) return true;
  // Nobody is asked to sign the report of a cancelled inspection.
  if (inspection.cancelledAt !== null && signatures.length === 0) return false;
  return declaration !== null || signatures.length > 0 || deliveries.length > 0 || contacts.some((one) => one.signee);
}
