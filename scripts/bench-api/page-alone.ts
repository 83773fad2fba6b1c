/**
 * A page of inspections without its exact total, which grows with the number found and comes from a statement of its
 * own.
 */
import type { Database, Executor } from '#store/database/database.ts';
import { listInspections } from '#store/inspections/inspections-list.ts';

/** Milliseconds from asking PostgreSQL to its last row, one statement after the other; `address` is the search. */
export async function timePageAlone(database: Database, accountId: number, address: string): Promise<number> {
  let milliseconds = 0;
  let before: Promise<unknown> = Promise.resolve();
  const timed: Executor = {
    ...database,
    rows: (name, text, values) => {
      const asked = before.then(async () => {
        const started = performance.now();
        const rows = await database.rows(name, text, values);
        if (!text.startsWith('select count(*) as total')) milliseconds += performance.now() - started;
        return rows;
      });
      before = asked;
      return asked as never;
    },
  };
  const newest = { by: 'created', descending: true } as const;
  await listInspections(timed, { accountId, clientId: null }, { address }, newest, { page: 1, perPage: 30 });
  return milliseconds;
}
