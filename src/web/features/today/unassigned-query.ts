/** The inspections that wait for a clerk. As in the tray of the schedule, nothing waits for one that needs none. */
import { states } from '#domain/inspection-state.ts';
import { clerkTypes } from '#domain/inspection-type.ts';
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';

export const unassignedQuery = {
  unassigned: 'true',
  state_id: [states.pending],
  type_id: clerkTypes,
} satisfies ListInspectionsData['query'];
