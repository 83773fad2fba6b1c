/** Audit entries on the wire. */
import { isManager, type Role } from '#domain/role.ts';
import type { AuditEntryRow } from '#store/properties/audit.ts';

/** Prices are between managers, also in the trail. */
export function presentAuditEntry(row: AuditEntryRow, role: Role) {
  const changes = isManager(role) ? row.changes : row.changes.filter(({ field }) => field !== 'pricing');
  return {
    id: row.id,
    at: row.at,
    actor: { id: row.actorId, name: row.actorName },
    application: row.application,
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId },
    changes,
  };
}
