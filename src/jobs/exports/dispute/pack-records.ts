/** Comments, signatures, deliveries and corrections beside the reports of a dispute pack, for programs and, in words, for readers. */
import { openingWords } from '#domain/message/opening-kind.ts';
import { maskedAddress } from '#domain/message/signature-outcome.ts';
import { reportPartyNames, partyOf } from '#domain/report-party.ts';
import type { PackedReport } from '#store/evidence/packed-report.ts';
import { auditLines, deliveryLines } from '../../report-document/evidence-lines.ts';
import { commentLines, signatureLines } from '../../report-document/message-lines.ts';
import type { NamedReport } from './pack-chain.ts';
import type { PackedItem, PackedSide } from './pack-items.ts';

export function commentRecords({ name, report: { comments } }: NamedReport) {
  const words = commentLines({ comments });
  return comments.map((row, at) => ({
    report: name,
    at: row.createdAt,
    from: row.author,
    as: words[at]?.role ?? '',
    about: row.about,
    text: row.text,
    reply: row.reply,
    replied_at: row.repliedAt,
    replied_by: row.repliedByName,
    verdict: row.verdict,
  }));
}
export type CommentRecord = ReturnType<typeof commentRecords>[number];

/** The network address and the device of a signature are for the office, as in the PDF. */
export function signatureRecords({ name, report: { signatures, versions } }: NamedReport) {
  const words = signatureLines({ signatures, reportVersion: versions.at(-1)?.reportVersion ?? 0 });
  return signatures.map((row, at) => ({
    report: name,
    at: row.signedAt,
    name: row.name,
    as: reportPartyNames[row.role],
    outcome: row.outcome,
    version: row.versionNumber,
    method: row.method,
    confirmation: row.confirmation,
    code_sent_to: row.codeSentTo === null ? null : maskedAddress(row.codeSentTo),
    witness: row.witness,
    reason: row.reason,
    declaration: row.declaration,
    proof: words[at]?.method ?? '',
    drawing: row.drawing,
  }));
}
export type SignatureRecord = ReturnType<typeof signatureRecords>[number];

export function deliveryRecords({ name, report }: NamedReport) {
  const { emails, inspection, links, openings } = report;
  // Each opening is told by itself.
  const shares = report.shares.map((share) => ({ ...share, openedCount: 0 }));
  const sent = deliveryLines({ emails, shares, inspection }).map(({ at, to, event, state, isReport }) => ({
    report: name,
    at,
    to,
    event,
    state,
    is_about_the_report: isReport,
  }));
  const opened = openings.map((opening) => openingRecord(name, opening));
  return [...sent, ...links.flatMap((link) => linkRecords(name, link)), ...opened].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}

/** The link that a contact was sent as their own. */
function linkRecords(report: string, { name, type, sentTo, createdAt, revokedAt }: PackedReport['links'][number]) {
  const about = { report, to: sentTo, is_about_the_report: true };
  const who = `${name} (${reportPartyNames[partyOf(type)]})`;
  return [
    { ...about, at: createdAt, event: `Own link sent to ${who}`, state: 'sent' as const },
    ...(revokedAt === null
      ? []
      : [{ ...about, at: revokedAt, event: `Own link of ${who} revoked`, state: 'waiting' as const }]),
  ];
}

/** Without the network and the browser, which are for the office. */
function openingRecord(report: string, opening: PackedReport['openings'][number]) {
  const { kind, versionNumber: version, pdfType, person, sentTo, recipient, shareName: linkName } = opening;
  const words = openingWords({ kind, version, pdfType, person, linkName });
  const isOpened = kind !== 'report_key.rotated';
  return {
    report,
    at: opening.createdAt,
    to: sentTo ?? recipient ?? 'Anyone with the link',
    event: isOpened ? `Opened: ${words}` : `${words}; the one before opens nothing`,
    state: isOpened ? ('opened' as const) : ('waiting' as const),
    is_about_the_report: true,
  };
}
export type DeliveryRecord = ReturnType<typeof deliveryRecords>[number];

/** Every correction of a finished report, with old and new values. */
export function correctionRecords({ name, report: { corrections } }: NamedReport) {
  return corrections.map(({ number, previous, sealedAt, sealedByName, correction, differences }) => ({
    report: name,
    version: number,
    corrects: previous,
    sealed_at: sealedAt,
    sealed_by: sealedByName,
    reopened_at: correction?.at ?? null,
    reopened_by: correction?.by ?? null,
    reasons: correction?.reasons ?? [],
    note: correction?.note ?? null,
    differences: differences.map(({ place, kind, change, field, was, now, author }) => ({
      place,
      kind,
      change,
      field,
      was,
      now,
      by: author?.name ?? null,
      at: author?.at ?? null,
    })),
  }));
}

export function trailRecords({ name, report: { audit } }: NamedReport) {
  return auditLines(audit).map((line) => ({ report: name, ...line }));
}

export function itemRecord({ number, change, before, now, actions, comments }: PackedItem) {
  return {
    number,
    change,
    before: before && sideRecord(before),
    now: now && sideRecord(now),
    actions,
    comments: comments.map(({ createdAt, author, text }) => ({ at: createdAt, from: author, text })),
  };
}

const sideRecord = ({ photographs, ...side }: PackedSide) => ({
  ...side,
  photographs: photographs.map(({ path, caption, takenAt, uploadedAt, sha256 }) => ({
    file: path,
    caption,
    taken_at: takenAt,
    uploaded_at: uploadedAt,
    sha256,
  })),
});
