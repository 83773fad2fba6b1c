/** Comments and signatures in the words of the PDF engine. */
import { reportPartyNames } from '#domain/report-party.ts';
import type { ReceivedComment, Signature } from '#pdf/report-document.ts';
import { maskedAddress } from '#domain/message/signature-outcome.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';

const verdictWords = { accepted: 'Accepted', rejected: 'Not accepted' } as const;
const methodWords = { drawn: 'Drawn on a screen', typed: 'Name typed', none: '' } as const;

export function commentLines({ comments }: Pick<PdfContents, 'comments'>): ReceivedComment[] {
  return comments.map(({ createdAt, contactId, author, role, about, text, reply, verdict }) => ({
    at: createdAt,
    from: author,
    role: contactId === null ? `${reportPartyNames[role]}, name as given` : reportPartyNames[role],
    about,
    text,
    reply,
    verdict: verdict === null ? null : verdictWords[verdict],
  }));
}

/** A report that was reopened after it was signed says so: the signature stands under an earlier version. */
export function signatureLines({
  signatures,
  reportVersion,
}: Pick<PdfContents, 'signatures' | 'reportVersion'>): Signature[] {
  return signatures.map((row) => ({
    name: row.name,
    role: reportPartyNames[row.role],
    at: row.signedAt,
    isSigned: row.outcome === 'signed',
    method: row.reportVersion === reportVersion ? wordsOf(row) : `${wordsOf(row)}; under ${nameOf(row.versionNumber)}`,
    drawing: row.drawing,
  }));
}

const outcomeWords = { declined: 'Declined to sign', not_present: 'Was not there to sign' } as const;

function wordsOf({ outcome, method, reason, ...row }: SignatureRow): string {
  const what = outcome === 'signed' ? methodWords[method] : outcomeWords[outcome];
  const why = reason === null ? what : `${what}: ${reason}`;
  return [why, confirmationWords(row)].filter((words) => words !== undefined).join('; ');
}

/** Nothing is known of those of earlier days, by the key that all shared. */
function confirmationWords({ confirmation, codeSentTo, witness }: Omit<SignatureRow, 'outcome' | 'method' | 'reason'>) {
  if (confirmation === 'code') return `confirmed by a code sent to ${maskedAddress(codeSentTo ?? '')}`;
  return confirmation === 'in_person' ? `in person, before ${witness}` : undefined;
}

/** Signatures from before versions were numbered name none. */
function nameOf(version: number | null): string {
  return version === null ? 'an earlier version' : `version ${version}`;
}
