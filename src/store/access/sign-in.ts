/** People signed in at the authorization pages: attempts, with their limits, and the sign-ins that stand. */
import type { Executor } from '../database/database.ts';
import { findSignInName, type UserKey } from '../directory/sign-in-names.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { isPassword } from '../secrets/password.ts';
import { buildAccountToken, hashToken } from '../secrets/random-token.ts';

/** Per window: tries of one account from one address, and of anybody from that address. */
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;
const WINDOW = '10 minutes';
const LONGEST_EMAIL = 255;
/** A browser stays signed in at the authorization pages for this long. */
export const signInDays = 30;

export type Person = { userId: number; accountId: number; name: string; email: string; company: string };
export type Attempt = { email: string; password: string; address: string };
export type AttemptResult =
  | { outcome: 'right'; user: UserKey }
  | { outcome: 'wrong' }
  | { outcome: 'throttled'; retryAfter: number };

export async function trySignIn(db: Executor, { email, password, address }: Attempt): Promise<AttemptResult> {
  const key = keyOf(email);
  // Counted before the password is looked at, so that a burst of simultaneous tries is limited like a slow one.
  const [attempt] = await db.rows<{ id: number }>(
    'sign-in.attempt',
    'insert into directory.sign_in_failures (email, address) values ($1, $2) returning id',
    [key, address],
  );
  const retryAfter = await waitOf(db, key, address);
  if (retryAfter !== undefined) {
    await db.rows('sign-in.forget-attempt', 'delete from directory.sign_in_failures where id = $1', [attempt?.id]);
    return { outcome: 'throttled', retryAfter };
  }

  // Asked also when nobody has this name, so that both take the same time.
  const named = await findSignInName(db, key);
  const [user] = await db.rows<UserKey & { passwordHash: string | null }>(
    'sign-in.user',
    `select account_id as "accountId", id, password_hash as "passwordHash" from users
     where account_id = $1 and id = $2 and archived_at is null`,
    [named?.accountId, named?.id],
  );
  if (!(await isPassword(password, user?.passwordHash ?? null)) || user === undefined) return { outcome: 'wrong' };
  await db.rows('sign-in.forget-failures', 'delete from directory.sign_in_failures where email = $1 and address = $2', [
    key,
    address,
  ]);
  return { outcome: 'right', user };
}

/**
 * Turns any typed text into one that the database can keep and index: nobody has an address with U+0000, or as long as
 * this.
 */
function keyOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replaceAll('\0', '\uFFFD')
    .slice(0, LONGEST_EMAIL + 1);
}

/** Seconds until the oldest failure that counts is out of the window; undefined while there are tries left. */
async function waitOf(db: Executor, email: string, address: string): Promise<number | undefined> {
  const [row] = await db.rows<{ wait: number | null }>(
    'sign-in.wait',
    `select greatest(
       (select extract(epoch from created_at + $3::interval - now()) from directory.sign_in_failures
        where email = $1 and address = $2 and created_at > now() - $3::interval
        order by created_at desc offset $4 limit 1),
       (select extract(epoch from created_at + $3::interval - now()) from directory.sign_in_failures
        where address = $2 and created_at > now() - $3::interval
        order by created_at desc offset $5 limit 1))::float8 as wait`,
    [email, address, WINDOW, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS],
  );
  return row?.wait == null ? undefined : Math.max(1, Math.ceil(row.wait));
}

/** The token that it is found by. */
export async function addSignIn(db: Executor, { accountId, id }: UserKey): Promise<string> {
  const token = buildAccountToken(accountId);
  await db.rows(
    'sign-in.add',
    `insert into sign_ins (token_hash, account_id, user_id, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4))`,
    [hashToken(token), accountId, id, signInDays],
  );
  return token;
}

/** Undefined also for a visitor, whose token is nobody's yet. */
export async function findSignIn(db: Executor, token: string): Promise<Person | undefined> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return undefined;
  const [person] = await db.rows<Person>(
    'sign-in.find',
    `select u.id as "userId", u.account_id as "accountId", u.name, u.email, a.name as company
     from sign_ins s
     join users u on u.account_id = $1 and u.id = s.user_id and u.archived_at is null
     join accounts a on a.id = $1
     where s.account_id = $1 and s.token_hash = $2 and s.expires_at > now()`,
    [accountId, hashToken(token)],
  );
  return person;
}

export async function removeSignIn(db: Executor, token: string): Promise<void> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return;
  await db.rows('sign-in.remove', 'delete from sign_ins where account_id = $1 and token_hash = $2', [
    accountId,
    hashToken(token),
  ]);
}
