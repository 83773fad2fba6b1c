/** Requests that may be repeated: the first answer is kept for a day and given again. */
import type { Executor } from '../database/database.ts';

export type KeptAnswer = { status: number; headers: Record<string, string>; body: Buffer };
export type Claim =
  | { outcome: 'first'; claimedAt: string }
  | { outcome: 'running' }
  | { outcome: 'other body' }
  | ({ outcome: 'done' } & KeptAnswer);

type Row = { bodyHash: Buffer; status: number | null; headers: string | null; body: Buffer | null };

/** Its connection holds a lock while a request runs: one that is older than this and holds none was cut off with its process. */
const ABANDONED = '10 seconds';
const lockOf = (keyHash: Buffer): string => keyHash.readBigInt64BE(0).toString();

export const buildIdempotencyStore = (db: Pick<Executor, 'rows'>) => ({
  /** Takes the key for this request, and its lock for this connection, or says what became of the one that has it. */
  claim: async (keyHash: Buffer, bodyHash: Buffer): Promise<Claim> => {
    const [taken] = await db.rows<{ claimedAt: string }>(
      'idempotency.claim',
      `insert into idempotency_keys as kept (key_hash, body_hash) values ($1, $2)
       on conflict (key_hash) do update set created_at = now(), body_hash = excluded.body_hash, status = null
         where (kept.status is null and kept.created_at < now() - interval '${ABANDONED}' and pg_try_advisory_xact_lock($3))
           or kept.created_at < now() - interval '24 hours'
       returning created_at::text as "claimedAt", pg_try_advisory_lock($3)`,
      [keyHash, bodyHash, lockOf(keyHash)],
    );
    if (taken !== undefined) return { outcome: 'first', claimedAt: taken.claimedAt };
    const [row] = await db.rows<Row>(
      'idempotency.get',
      `select body_hash as "bodyHash", status, headers, body from idempotency_keys where key_hash = $1`,
      [keyHash],
    );
    // It was released between the two statements.
    if (row === undefined) return { outcome: 'running' };
    if (!row.bodyHash.equals(bodyHash)) return { outcome: 'other body' };
    if (row.status === null) return { outcome: 'running' };
    return {
      outcome: 'done',
      status: row.status,
      headers: JSON.parse(row.headers ?? '{}') as Record<string, string>,
      body: row.body ?? Buffer.alloc(0),
    };
  },

  /**
   * In the transaction of the change itself: after a crash there are both, the change and its answer, or neither. Gives the
   * lock back; until the commit the row is locked. False when somebody else has taken the key.
   */
  keep: async (keyHash: Buffer, claimedAt: string, { status, headers, body }: KeptAnswer): Promise<boolean> => {
    const kept = await db.rows(
      'idempotency.keep',
      `update idempotency_keys set status = $3, headers = $4, body = $5
       where key_hash = $1 and created_at = $2::timestamptz and status is null returning pg_advisory_unlock($6)`,
      [keyHash, claimedAt, status, JSON.stringify(headers), body, lockOf(keyHash)],
    );
    return kept.length > 0;
  },

  /** After a refusal nothing was done: the next try is a first one again. The lock goes back by the connection that has it. */
  release: async (keyHash: Buffer, claimedAt: string): Promise<void> => {
    await db.rows(
      'idempotency.release',
      `with gone as (delete from idempotency_keys where key_hash = $1 and created_at = $2::timestamptz and status is null)
       select pg_advisory_unlock($3)`,
      [keyHash, claimedAt, lockOf(keyHash)],
    );
  },

  forgetOld: async (): Promise<void> => {
    await db.rows('idempotency.forget', `delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  },
});
