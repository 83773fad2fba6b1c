/** Copies of rows: each source with the id that its copy gets. */
import type { Executor } from './database.ts';
import type { IdKind } from './id-leases.ts';

/** From the source to its copy. */
export type Pair = { from: number; to: number };

/** In the order of the sources. */
export async function pairWithNew(db: Executor, kind: IdKind, accountId: number, sources: number[]): Promise<Pair[]> {
  const ids = await db.ids.take(kind, accountId, sources.length);
  return sources.map((from, at) => ({ from, to: ids[at] as number }));
}
