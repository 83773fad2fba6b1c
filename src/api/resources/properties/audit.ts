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
    changes: changes.map((change) => ({ ...change, field: wireName(row.subjectType, change.field) })),
  };
}

/** The things whose changes are kept by the names of the store. */
const keptByColumns = new Set(['property', 'meter', 'file_share']);
const ofPlace = new Set(['lat', 'lng']);
const ofAddress = new Set(['line1', 'line2', 'city', 'county', 'postcode', 'country']);

/** `noOfBeds` → `no_of_beds`, `postcode` → `address.postcode`, `clientId` → `client` */
function wireName(subjectType: string, field: string): string {
  if (!keptByColumns.has(subjectType) || field === 'customFields') return field;
  if (ofAddress.has(field)) return `address.${field}`;
  if (ofPlace.has(field)) return `geocoords.${field}`;
  if (field === 'clientId') return 'client';
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
