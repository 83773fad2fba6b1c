/** The real changes of an update, under the names of the wire, for the audit trail and the events. */
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { InspectionChanges } from '#store/inspections/inspections.ts';
import type { AuditChange } from '#store/schema/event.ts';

const wireNames: Partial<Record<keyof InspectionChanges & keyof InspectionRow, string>> = {
  propertyId: 'property',
  type: 'type',
  title: 'title',
  locationOfKeys: 'location_of_keys',
  returnKey: 'return_key',
  timeToComplete: 'time_to_complete',
  ref: 'ref',
  pricing: 'pricing',
  notesReport: 'notes.report',
  notesInternal: 'notes.internal',
  notesClient: 'notes.client',
  clerkId: 'clerk',
  typistId: 'typist',
  clientId: 'client_id',
  conductDateOption: 'conduct_date_option',
  coverAttachmentId: 'cover_image',
  customFields: 'customFields',
  selfServicer: 'self_servicer',
};

/** `conduct`: a day, an instant, null, or undefined when it was not given. */
export function changedFields(
  current: InspectionRow,
  wanted: InspectionChanges,
  conduct: string | null | undefined,
): AuditChange[] {
  const changes: AuditChange[] = Object.entries(wireNames).flatMap(([key, field]) => {
    const to = wanted[key as keyof InspectionChanges];
    const from = current[key as keyof InspectionRow];
    return to === undefined || same(from, to) ? [] : [{ field, from: told(from), to: told(to) }];
  });
  const conducted = current.conductDate ?? current.conductAt;
  if (conduct !== undefined && momentOf(conducted) !== momentOf(conduct)) {
    changes.push({ field: 'conduct_date', from: conducted, to: conduct });
  }
  return changes;
}

/** Charges have entries of their own. */
function told(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('charges' in value)) return value;
  const { charges: _charges, ...prices } = value;
  return prices;
}

function same(from: unknown, to: unknown): boolean {
  return JSON.stringify(sorted(from)) === JSON.stringify(sorted(to));
}

/** The database gives members of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A day differs from its first moment; one instant may be written in many ways. */
function momentOf(conduct: string | null): string | number | null {
  return conduct === null || conduct.length === 10 ? conduct : Date.parse(conduct);
}
