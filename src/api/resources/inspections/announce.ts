/** The news of an inspection for webhooks and screens: ids and state. */
import { inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

type Told = Pick<InspectionRow, 'propertyId' | 'state' | 'type' | 'clerkId'>;

/** Everything but the id, which a new inspection does not have yet. */
export function eventDataOf({ propertyId, state, type, clerkId }: Told) {
  return {
    property_id: propertyId,
    state: { id: state, name: inspectionStates[state] },
    type: { id: type, name: inspectionTypes[type] },
    clerk_id: clerkId,
  };
}

export function inspectionEventData(row: InspectionRow, more: Record<string, unknown> = {}) {
  return { inspection_id: row.id, ...eventDataOf(row), ...more };
}
