/** Audit entries on the wire. */
import type { AuditEntryRow } from '#store/audit.ts';

export function presentAuditEntry(row: AuditEntryRow) {
  return {
    id: row.id,
    at: row.at,
    actor: { id: row.actorId, name: row.actorName },
    application: row.application,
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId },
    changes: row.changes,
  };
}
