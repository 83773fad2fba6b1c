/** The inspections in progress that somebody carries out or types. */
import { states } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';

export type OpenWork = { id: number; clerkId: number | null; typistId: number | null };

/** Locked until the transaction ends. */
export const lockOpenWork = (db: Executor, accountId: number, userId: number): Promise<OpenWork[]> =>
  db.rows<OpenWork>(
    'inspections.lock-open-of',
    `select id, clerk_id as "clerkId", typist_id as "typistId" from inspections
     where account_id = $1 and (clerk_id = $2 or typist_id = $2) and state < $3 order by id for no key update`,
    [accountId, userId, states.complete],
  );
