/** People signed in at the authorization pages: attempts, with their limits, and the sign-ins that stand. */
import type { Executor } from '../database/database.ts';
import { isPassword } from '../secrets/password.ts';
import { hashToken } from '../secrets/random-token.ts';

/** Per window: tries of one account from one address, and of anybody from that address. */
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;
const WINDOW = '10 minutes';
const LONGEST_EMAIL = 255;
/** How long a browser stays signed in at the authorization pages. */
export const signInDays = 30;

export type Person = { userId: number; accountId: number; name: string; email: string; company: string };
/** Whom a row of `users` is of. */
export type UserKey = { accountId: number; id: number };
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
    'insert into sign_in_failures (email, address) values ($1, $2) returning id',
    [key, address],
  );
  const retryAfter = await waitOf(db, key, address);
  if (retryAfter !== undefined) {
    await db.rows('sign-in.forget-attempt', 'delete from sign_in_failures where id = $1', [attempt?.id]);
    return { outcome: 'throttled', retryAfter };
  }

  const [user] = await db.rows<UserKey & { passwordHash: string | null }>(
    'sign-in.user',
    `select account_id as "accountId", id, password_hash as "passwordHash" from users
     where lower(email) = $1 and archived_at is null`,
    [key],
  );
  if (!(await isPassword(password, user?.passwordHash ?? null)) || user === undefined) return { outcome: 'wrong' };
  await db.rows('sign-in.forget-failures', 'delete from sign_in_failures where email = $1 and address = $2', [
    key,
    address,
  ]);
  return { outcome: 'right', user };
}

/** A text the database can keep and index, of whatever was typed: nobody has an address with U+0000, or as long as this. */
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
       (select extract(epoch from created_at + $3::interval - now()) from sign_in_failures
        where email = $1 and address = $2 and created_at > now() - $3::interval
        order by created_at desc offset $4 limit 1),
       (select extract(epoch from created_at + $3::interval - now()) from sign_in_failures
        where address = $2 and created_at > now() - $3::interval
        order by created_at desc offset $5 limit 1))::float8 as wait`,
    [email, address, WINDOW, FAILURES_PER_ACCOUNT, FAILURES_PER_ADDRESS],
  );
  return row?.wait == null ? undefined : Math.max(1, Math.ceil(row.wait));
}

export async function addSignIn(db: Executor, token: string, { accountId, id }: UserKey): Promise<void> {
  await db.rows(
    'sign-in.add',
    `insert into sign_ins (token_hash, account_id, user_id, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4))`,
    [hashToken(token), accountId, id, signInDays],
  );
}

export async function findSignIn(db: Executor, token: string): Promise<Person | undefined> {
  const [person] = await db.rows<Person>(
    'sign-in.find',
    `select u.id as "userId", u.account_id as "accountId", u.name, u.email, a.name as company
     from sign_ins s
     join users u on u.account_id = s.account_id and u.id = s.user_id and u.archived_at is null
     join accounts a on a.id = u.account_id
     where s.token_hash = $1 and s.expires_at > now()`,
    [hashToken(token)],
  );
  return person;
}

export async function removeSignIn(db: Executor, token: string): Promise<void> {
  await db.rows('sign-in.remove', 'delete from sign_ins where token_hash = $1', [hashToken(token)]);
}
