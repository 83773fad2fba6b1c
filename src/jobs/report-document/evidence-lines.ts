/** The record of sending and the extract of the audit trail, in words for a reader who was not there. */
import { type InspectionStateCode, inspectionStates } from '#domain/inspection-state.ts';
import type { AuditLine, Delivery } from '#pdf/report-document.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';

type Sources = Pick<PdfContents, 'emails' | 'shares'> & { inspection: Pick<PdfContents['inspection'], 'completedAt'> };

/** Oldest first. */
export function deliveryLines({ emails, shares, inspection: { completedAt } }: Sources): Delivery[] {
  const lines = [...emails.map((email) => emailLine(email, completedAt)), ...shares.flatMap(shareLines)];
  return lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function emailLine(
  { recipient, subject, createdAt, sentAt, failure }: Sources['emails'][number],
  completedAt: string | null,
): Delivery {
  const isReport = completedAt !== null && Date.parse(createdAt) >= Date.parse(completedAt);
  const about = { to: recipient, isReport };
  if (sentAt !== null) return { ...about, at: sentAt, event: `E-mail sent: ${subject}`, state: 'sent' };
  return failure === null
    ? { ...about, at: createdAt, event: `E-mail written, not yet sent: ${subject}`, state: 'waiting' }
    : { ...about, at: createdAt, event: `E-mail could not be sent: ${subject}`, state: 'failed' };
}

function shareLines({ recipient, createdAt, openedCount, lastOpenedAt }: Sources['shares'][number]): Delivery[] {
  const about = { to: recipient ?? 'Anyone with the link', isReport: true };
  const shared: Delivery = {
    ...about,
    at: createdAt,
    event: recipient === null ? 'Link copied' : 'Link sent',
    state: recipient === null ? 'waiting' : 'sent',
  };
  if (openedCount === 0 || lastOpenedAt === null) return [shared];
  const times = openedCount === 1 ? 'once' : `${openedCount} times, last at this time`;
  return [shared, { ...about, at: lastOpenedAt, event: `Link opened ${times}`, state: 'opened' }];
}

const verbs: Record<string, string> = {
  'inspection.start': 'Started',
  'inspection.unstart': 'Start taken back',
  'inspection.process': 'Given to a typist',
  'inspection.submit': 'Submitted for review',
  'inspection.reopen': 'Reopened',
  'inspection.complete': 'Completed',
  'inspection.uncomplete': 'Completion taken back before it was sent',
  'inspection.close': 'Closed',
  'inspection.cancel': 'Cancelled',
  'inspection.cancelled': 'Cancelled',
  'inspection.restore': 'Cancellation taken back',
  'inspection.claim': 'Claimed by a typist',
  'inspection.updated': 'Details changed',
  'inspection.email_resent': 'E-mail sent again',
  'inspection.waiting_noted': 'Waited at the door',
};

/** Between the firm and its client. */
const ofCharges: ReadonlySet<string> = new Set(['inspection.charge_waived', 'inspection.charge_restored']);

export function auditLines(audit: PdfContents['audit']): AuditLine[] {
  const shown = audit.filter(({ action }) => !ofCharges.has(action));
  return shown.map(({ at, actorName, action, application, changes }) => ({
    at,
    actor: actorName,
    action: verbs[action] ?? wordsOf(action),
    detail: [moveOf(changes), fieldsOf(changes)].filter(Boolean).join('; ') || null,
    application,
  }));
}

/** The browser in which the tenant sent it in, the last time. */
export function deviceOf(audit: PdfContents['audit']): { device?: string } {
  const sent = audit.findLast(({ action }) => action === 'inspection.submit');
  const device = sent?.changes.find(({ field }) => field === 'device')?.to;
  return typeof device === 'string' ? { device } : {};
}

/** `report.attachments_added` → `Attachments added` */
function wordsOf(action: string): string {
  const words = (action.split('.').at(-1) ?? action).replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

type Changes = PdfContents['audit'][number]['changes'];

function moveOf(changes: Changes): string {
  const move = changes.find(({ field }) => field === 'state');
  return move === undefined ? '' : [move.from, move.to].map(stateName).filter(Boolean).join(' → ');
}

function stateName(code: unknown): string {
  return inspectionStates[code as InspectionStateCode] ?? '';
}

/** Not for those who are handed the report. */
const internal = new Set([
  'state',
  'pricing',
  'notes_internal',
  'notes_client',
  'cancellation_reason',
  'cause',
  'waited_minutes',
  'reasons',
  'note',
]);

/** Names the fields, not their values: those may name other people, and old ones were never meant for the reader. */
function fieldsOf(changes: Changes): string {
  const fields = changes.map(({ field }) => field).filter((field) => !internal.has(field));
  return fields
    .map((field) =>
      field
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll(/[._]/g, ' ')
        .toLowerCase(),
    )
    .join(', ');
}
