/** Comments and signatures on the wire: the members for everybody, and those for the office. */
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';

export function presentPublishedComment(row: CommentRow) {
  return {
    id: row.id,
    item_id: row.itemId,
    about: row.about,
    author: row.author,
    role: row.role,
    is_own_link: row.contactId !== null,
    text: row.text,
    reply: row.reply,
    replied_at: row.repliedAt,
    verdict: row.verdict,
    created_at: row.createdAt,
  };
}

export function presentPublishedSignature(row: SignatureRow) {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    outcome: row.outcome,
    method: row.method,
    drawing: row.drawing,
    declaration: row.declaration,
    report_version: row.reportVersion,
    version: row.versionNumber,
    confirmation: row.confirmation,
    witness: row.witness,
    reason: row.reason,
    signed_at: row.signedAt,
  };
}

export function presentComment(row: CommentRow) {
  return { ...presentPublishedComment(row), replied_by: row.repliedByName, version: row.version };
}

export function presentSignature(row: SignatureRow, reportVersion: number) {
  return {
    ...presentPublishedSignature(row),
    contact_id: row.contactId,
    code_sent_to: row.codeSentTo,
    address: row.address,
    user_agent: row.userAgent,
    is_current: row.reportVersion === reportVersion,
  };
}
