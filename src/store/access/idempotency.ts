/** Requests that may be repeated: the first answer is kept for a week and given again. */
import type { Executor } from '../database/database.ts';
import { notWaitingForDisk } from '../database/not-waiting-for-disk.ts';

export type KeptAnswer = { status: number; headers: Record<string, string>; body: Buffer };
export type Claim = { outcome: 'first'; claimedAt: string } | Answered;
/** The state of the request that had the key before. */
type Answered = { outcome: 'running' } | { outcome: 'other body' } | ({ outcome: 'done' } & KeptAnswer);

type Row = { bodyHash: Buffer; status: number | null; headers: string | null; body: Buffer | null };
const rowColumns = 'body_hash as "bodyHash", status, headers, body';

/** Identifies one account's request: SHA-256 of the caller, method, path and key. */
export type RepetitionKey = { accountId: number; keyHash: Buffer };

/** A phone may be without a network for long before it can repeat what it sent. */
const KEPT = '7 days';
/** Its connection holds a lock while a request runs: one that is older than this and holds none was cut off with its process. */
const ABANDONED = '10 seconds';
/** Without such a lock, after more time than a request takes: should one take longer, `keep` finds the key taken. */
const SURELY_ABANDONED = '2 minutes';

/** The locks that tell who is still there: a connection has them until it ends. Behind a pooler there are none. */
const byLocks = {
  isAbandoned: `created_at < now() - interval '${ABANDONED}' and pg_try_advisory_xact_lock($4)`,
  lock: ', pg_try_advisory_lock($4)',
  unlock: (place: number) => `pg_advisory_unlock($${place})`,
  of: ({ keyHash }: RepetitionKey): string[] => [keyHash.readBigInt64BE(0).toString()],
};
const byTime: typeof byLocks = {
  isAbandoned: `created_at < now() - interval '${SURELY_ABANDONED}'`,
  lock: '',
  unlock: () => 'true',
  of: () => [],
};

type Connected = Pick<Executor, 'rows' | 'keepsSession'>;

export const buildIdempotencyStore = (db: Connected, holders = db.keepsSession ? byLocks : byTime) => ({
  /**
   * Takes the key for this request, and its lock for this connection, or says what became of the one that has it. A server
   * that is lost may lose the claim, and has then lost what was done under it: the key is free.
   */
  claim: async (key: RepetitionKey, bodyHash: Buffer): Promise<Claim> => {
    const [taken] = await db.rows<{ claimedAt: string }>(
      'idempotency.claim',
      `insert into idempotency_keys as kept (account_id, key_hash, body_hash)
       select $1::int, $2::bytea, $3::bytea from ${notWaitingForDisk}
       on conflict (account_id, key_hash) do update set created_at = now(), body_hash = excluded.body_hash, status = null
         where (kept.status is null and kept.${holders.isAbandoned})
           or kept.created_at < now() - interval '${KEPT}'
       returning created_at::text as "claimedAt"${holders.lock}`,
      [key.accountId, key.keyHash, bodyHash, ...holders.of(key)],
    );
    if (taken !== undefined) return { outcome: 'first', claimedAt: taken.claimedAt };
    const [row] = await db.rows<Row>(
      'idempotency.get',
      `select ${rowColumns} from idempotency_keys where account_id = $1 and key_hash = $2`,
      [key.accountId, key.keyHash],
    );
    // It was released between the two statements.
    return row === undefined ? { outcome: 'running' } : claimOf(row, bodyHash);
  },

  /**
   * In the transaction of the change itself: after a crash there are both, the change and its answer, or neither. Gives the
   * lock back; until the commit the row is locked. False when somebody else has taken the key.
   */
  keep: async (key: RepetitionKey, claimedAt: string, { status, headers, body }: KeptAnswer): Promise<boolean> => {
    const kept = await db.rows(
      'idempotency.keep',
      `update idempotency_keys set status = $4, headers = $5, body = $6
       where account_id = $1 and key_hash = $2 and created_at = $3::timestamptz and status is null
       returning ${holders.unlock(7)}`,
      [key.accountId, key.keyHash, claimedAt, status, JSON.stringify(headers), body, ...holders.of(key)],
    );
    return kept.length > 0;
  },

  /** After a refusal nothing was done: the next try is a first one again. The lock goes back by the connection that has it. */
  release: async (key: RepetitionKey, claimedAt: string): Promise<void> => {
    await db.rows(
      'idempotency.release',
      `with gone as (
         delete from idempotency_keys
         where account_id = $1 and key_hash = $2 and created_at = $3::timestamptz and status is null)
       select ${holders.unlock(4)}`,
      [key.accountId, key.keyHash, claimedAt, ...holders.of(key)],
    );
  },

  forgetOld: async (): Promise<void> => {
    await db.rows('idempotency.forget', `delete from idempotency_keys where created_at < now() - interval '${KEPT}'`);
    await db.rows(
      'idempotency.forget-former',
      `delete from directory.former_answers where created_at < now() - interval '24 hours'`,
    );
  },

  /** Whether there are answers from before keys had their account: for a day after the migration. */
  hasFormer: async (): Promise<boolean> => {
    const rows = await db.rows('idempotency.has-former', 'select from directory.former_answers limit 1');
    return rows.length > 0;
  },

  /** Undefined when the request was not answered then. */
  findFormer: async (keyHash: Buffer, bodyHash: Buffer): Promise<Answered | undefined> => {
    const [row] = await db.rows<Row>(
      'idempotency.get-former',
      `select ${rowColumns} from directory.former_answers
       where key_hash = $1 and created_at > now() - interval '24 hours'`,
      [keyHash],
    );
    return row && claimOf(row, bodyHash);
  },
});

function claimOf({ bodyHash, status, headers, body }: Row, wanted: Buffer): Answered {
  if (!bodyHash.equals(wanted)) return { outcome: 'other body' };
  if (status === null) return { outcome: 'running' };
  return {
    outcome: 'done',
    status,
    headers: JSON.parse(headers ?? '{}') as Record<string, string>,
    body: body ?? Buffer.alloc(0),
  };
}
