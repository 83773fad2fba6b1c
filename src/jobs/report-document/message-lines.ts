/** Comments and signatures in the words of the PDF engine. */
import { states } from '#domain/inspection-state.ts';
import { commentWindowEnd, standardCommentDays } from '#domain/comment-window.ts';
import { reportPartyNames } from '#domain/report-party.ts';
import type { CommentWindowLine, ReceivedComment, Signature } from '#pdf/report-document.ts';
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

export function commentWindowLine({ account, inspection }: PdfContents): CommentWindowLine | null {
  const until = commentWindowEnd(inspection, account.settings.commentDays ?? standardCommentDays);
  return until === null ? null : { until, isClosed: inspection.state === states.closed };
}

/** A report that was reopened after it was signed says so: the signature stands under an earlier version. */
export function signatureLines({ signatures, reportVersion }: PdfContents): Signature[] {
  return signatures.map(({ name, role, method, drawing, signedAt, reportVersion: signed }) => ({
    name,
    role: reportPartyNames[role],
    at: signedAt,
    method: signed === reportVersion ? methodWords[method] : `${methodWords[method]}, under version ${signed}`,
    drawing,
  }));
}
