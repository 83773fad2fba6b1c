/**
 * Tries of a second factor. They come after a right password, so that nobody without it can use them up; whoever has it
 * guesses one of a million codes fifty times a day.
 */
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { takeAppCode } from './authenticator-app.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

const FAILURES = 10;
const WINDOW = '10 minutes';
const FAILURES_OF_DAY = 50;
const LONG_WINDOW = '1 day';

export type FactorResult = { outcome: 'right' } | { outcome: 'wrong' } | { outcome: 'throttled'; retryAfter: number };
export type GivenFactor = { code: string } | { recoveryCode: string };

export async function tryFactor(db: Executor, user: UserKey, given: GivenFactor): Promise<FactorResult> {
  return countTry(db, user, () =>
    'code' in given ? takeAppCode(db, user, given.code) : takeRecoveryCode(db, user, given.recoveryCode),
  );
}

/** Counted before it is looked at, so that a burst of simultaneous tries is limited like a slow one. */
async function countTry(
  db: Executor,
  { accountId, id }: UserKey,
  isRight: () => Promise<boolean>,
): Promise<FactorResult> {
  const [attempt] = await db.rows<{ id: string }>(
    'factor-tries.add',
    'insert into factor_failures (account_id, user_id) values ($1, $2) returning id',
    [accountId, id],
  );
  const forget = () =>
    db.rows('factor-tries.forget', 'delete from factor_failures where account_id = $1 and id = $2', [
      accountId,
      attempt?.id,
    ]);
  const retryAfter = await waitOf(db, { accountId, id });
  if (retryAfter !== undefined) {
    await forget();
    return { outcome: 'throttled', retryAfter };
  }
  if (!(await isRight())) return { outcome: 'wrong' };
  // This one alone: a guesser must not gain tries whenever the person signs in.
  await forget();
  return { outcome: 'right' };
}

/** Seconds until the oldest failure that counts is out of its window; undefined while there are tries left. */
async function waitOf(db: Executor, { accountId, id }: UserKey): Promise<number | undefined> {
  const [row] = await db.rows<{ wait: number | null }>(
    'factor-tries.wait',
    `select greatest(
       (select extract(epoch from created_at + $3::interval - now()) from factor_failures
        where account_id = $1 and user_id = $2 and created_at > now() - $3::interval
        order by created_at desc offset $4 limit 1),
       (select extract(epoch from created_at + $5::interval - now()) from factor_failures
        where account_id = $1 and user_id = $2 and created_at > now() - $5::interval
        order by created_at desc offset $6 limit 1))::float8 as wait`,
    [accountId, id, WINDOW, FAILURES, LONG_WINDOW, FAILURES_OF_DAY],
  );
  return row?.wait == null ? undefined : Math.max(1, Math.ceil(row.wait));
}
