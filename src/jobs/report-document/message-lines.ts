/** Comments and signatures in the words of the PDF engine. */
import { reportPartyNames } from '#domain/report-party.ts';
import type { ReceivedComment, Signature } from '#pdf/report-document.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';

const verdictWords = { accepted: 'Accepted', rejected: 'Not accepted' } as const;
const methodWords = { drawn: 'Drawn on a screen', typed: 'Name typed' } as const;

export function commentLines({ comments }: PdfContents): ReceivedComment[] {
  return comments.map(({ createdAt, author, role, about, text, reply, verdict }) => ({
    at: createdAt,
    from: author,
    role: reportPartyNames[role],
    about,
    text,
    reply,
    verdict: verdict === null ? null : verdictWords[verdict],
  }));
}

/** A report that was reopened after it was signed says so: the signature stands under an earlier version. */
export function signatureLines({ signatures, reportVersion }: PdfContents): Signature[] {
  return signatures.map(({ name, role, method, drawing, signedAt, reportVersion: signed, versionNumber }) => ({
    name,
    role: reportPartyNames[role],
    at: signedAt,
    method: signed === reportVersion ? methodWords[method] : `${methodWords[method]}, under ${nameOf(versionNumber)}`,
    drawing,
  }));
}

/** Signatures from before versions were numbered name none. */
function nameOf(version: number | null): string {
  return version === null ? 'an earlier version' : `version ${version}`;
}
