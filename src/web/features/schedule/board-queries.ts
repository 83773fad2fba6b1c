/** The queries of the board: the bookings of its days, and those that nobody has yet. */
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';

type Query = NonNullable<ListInspectionsData['query']>;

export const boardQuery = (from: string, to: string) =>
  ({ conduct_date: `${from}/${to}`, sort: 'conduct_date' }) satisfies Query;

export const trayQuery = { unassigned: 'true', state_id: [100], sort: 'conduct_date' } satisfies Query;
