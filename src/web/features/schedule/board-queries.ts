/** The queries of the board: the bookings of its days, and those that nobody has yet. */
import { states } from '#domain/inspection-state.ts';
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';

type Query = NonNullable<ListInspectionsData['query']>;

export const boardQuery = (from: string, to: string) =>
  ({ conduct_date: `${from}/${to}`, sort: 'conduct_date' }) satisfies Query;

export const trayQuery = { unassigned: 'true', state_id: [states.pending], sort: 'conduct_date' } satisfies Query;
