/** Requests that may be repeated: the first answer is kept for a day and given again. */
import type { Executor } from './database.ts';

export type KeptAnswer = { status: number; headers: Record<string, string>; body: Buffer };
export type Claim =
  | { outcome: 'first' }
  | { outcome: 'running' }
  | { outcome: 'other body' }
  | ({ outcome: 'done' } & KeptAnswer);

type Row = { bodyHash: Buffer; status: number | null; headers: string | null; body: Buffer | null };

/** A request that has not finished by then was cut off with its process. */
const ABANDONED = '2 minutes';

export const buildIdempotencyStore = (db: Executor) => ({
  /** Takes the key for this request, or says what became of the one that has it. */
  claim: async (keyHash: Buffer, bodyHash: Buffer): Promise<Claim> => {
    const taken = await db.rows(
      'idempotency.claim',
      `insert into idempotency_keys as kept (key_hash, body_hash) values ($1, $2)
       on conflict (key_hash) do update set created_at = now(), body_hash = excluded.body_hash, status = null
         where (kept.status is null and kept.created_at < now() - interval '${ABANDONED}') or kept.created_at < now() - interval '24 hours'
       returning 1`,
      [keyHash, bodyHash],
    );
    if (taken.length > 0) return { outcome: 'first' };
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

  keep: async (keyHash: Buffer, { status, headers, body }: KeptAnswer): Promise<void> => {
    await db.rows(
      'idempotency.keep',
      'update idempotency_keys set status = $2, headers = $3, body = $4 where key_hash = $1',
      [keyHash, status, JSON.stringify(headers), body],
    );
  },

  /** After a refusal nothing was done: the next try is a first one again. */
  release: async (keyHash: Buffer): Promise<void> => {
    await db.rows('idempotency.release', 'delete from idempotency_keys where key_hash = $1 and status is null', [
      keyHash,
    ]);
  },

  forgetOld: async (): Promise<void> => {
    await db.rows('idempotency.forget', `delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  },
});
