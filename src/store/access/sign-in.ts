/** People signed in at the authorization pages: attempts, with their limits, and the sign-ins that stand. */
import type { Origin } from '#domain/caller.ts';
import { BRIEF_HOURS, KEPT_DAYS } from '#domain/people/session-life.ts';
import type { Role } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import { findSignInName, type UserKey } from '../directory/sign-in-names.ts';
import { isDemandedOf } from '../factors/second-factors.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { isPassword } from '../secrets/password.ts';
import { buildAccountToken, hashToken } from '../secrets/random-token.ts';
import { browserOf, endSession, hasNotEnded } from './sessions.ts';

/** Tries of one person from one address, or in one browser that they have signed in with before. */
const FAILURES_OF_ONE = 10;
/** Tries of anybody from one address, in browsers that are new. */
const FAILURES_OF_ADDRESS = 100;
const WINDOW = '10 minutes';
/** Tries of one person in new browsers, from anywhere: a guesser with a thousand addresses has no more. */
const FAILURES_OF_PERSON = 50;
const LONG_WINDOW = '1 hour';
const LONGEST_EMAIL = 255;

export type Person = {
  userId: number;
  accountId: number;
  name: string;
  email: string;
  role: Role;
  company: string;
};
export type Attempt = {
  email: string;
  password: string;
  address: string;
  /** Names a browser that this person has signed in with before. */
  browserOf?: (user: UserKey) => string | undefined;
};
export type AttemptResult =
  | { outcome: 'right'; user: UserKey }
  /** `named`: the person who has this address, for the log of their account alone. */
  | { outcome: 'wrong'; named: UserKey | undefined }
  | { outcome: 'throttled'; retryAfter: number; named: UserKey | undefined };

export async function trySignIn(
  db: Executor,
  { email, password, address, browserOf }: Attempt,
): Promise<AttemptResult> {
  const key = signInKey(email);
  // Asked also when nobody has this name, so that both take the same time.
  const named = await findSignInName(db, key);
  const browser = named && browserOf?.(named);
  const from = browser === undefined ? address : `browser:${browser}`;
  // Counted before the password is looked at, so that a burst of simultaneous tries is limited like a slow one.
  const [attempt] = await db.rows<{ id: number }>(
    'sign-in.attempt',
    'insert into directory.sign_in_failures (email, address) values ($1, $2) returning id',
    [key, from],
  );
  const retryAfter = await waitOf(db, { email: key, from, isKnown: browser !== undefined });
  if (retryAfter !== undefined) {
    await db.rows('sign-in.forget-attempt', 'delete from directory.sign_in_failures where id = $1', [attempt?.id]);
    return { outcome: 'throttled', retryAfter, named };
  }

  const [user] = await db.rows<UserKey & { passwordHash: string | null }>(
    'sign-in.user',
    `select account_id as "accountId", id, password_hash as "passwordHash" from users
     where account_id = $1 and id = $2 and archived_at is null`,
    [named?.accountId, named?.id],
  );
  if (!(await isPassword(password, user?.passwordHash ?? null)) || user === undefined)
    return { outcome: 'wrong', named };
  await db.rows('sign-in.forget-failures', 'delete from directory.sign_in_failures where email = $1 and address = $2', [
    key,
    from,
  ]);
  return { outcome: 'right', user };
}

/**
 * Turns any typed text into one that the database can keep and index: nobody has an address with U+0000, or as long as
 * this.
 */
export function signInKey(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replaceAll('\0', '\uFFFD')
    .slice(0, LONGEST_EMAIL + 1);
}

/** Seconds until the oldest failure that counts is out of its window; undefined while there are tries left. */
async function waitOf(
  db: Executor,
  { email, from, isKnown }: { email: string; from: string; isKnown: boolean },
): Promise<number | undefined> {
  const [row] = await db.rows<{ wait: number | null }>(
    'sign-in.wait',
    `select greatest(
       (select extract(epoch from created_at + $3::interval - now()) from directory.sign_in_failures
        where email = $1 and address = $2 and created_at > now() - $3::interval
        order by created_at desc offset $4 limit 1),
       (select extract(epoch from created_at + $3::interval - now()) from directory.sign_in_failures
        where not $6 and address = $2 and created_at > now() - $3::interval
        order by created_at desc offset $5 limit 1),
       (select extract(epoch from created_at + $7::interval - now()) from directory.sign_in_failures
        where not $6 and email = $1 and created_at > now() - $7::interval
        order by created_at desc offset $8 limit 1))::float8 as wait`,
    [email, from, WINDOW, FAILURES_OF_ONE, FAILURES_OF_ADDRESS, isKnown, LONG_WINDOW, FAILURES_OF_PERSON],
  );
  return row?.wait == null ? undefined : Math.max(1, Math.ceil(row.wait));
}

export type SignInAddition = {
  /** Whether more than a password was given. */
  twoFactors?: boolean;
  /** "Keep me signed in". */
  isKept?: boolean;
  from?: Origin;
};

/** The token that it is found by. */
export async function addSignIn(
  db: Executor,
  { accountId, id }: UserKey,
  { twoFactors = false, isKept = false, from }: SignInAddition = {},
): Promise<string> {
  const token = buildAccountToken(accountId);
  await db.rows(
    'sign-in.add',
    `with joined as (
       update users set joined_at = now(), invited_until = null
       where account_id = $2 and id = $3 and joined_at is null)
     insert into sign_ins (token_hash, account_id, user_id, expires_at, two_factors, kept, browser, address)
     values ($1, $2, $3, now() + make_interval(hours => $4), $5, $6, $7, $8)`,
    [
      hashToken(token),
      accountId,
      id,
      isKept ? KEPT_DAYS * 24 : BRIEF_HOURS,
      twoFactors,
      isKept,
      browserOf(from),
      from?.address ?? null,
    ],
  );
  return token;
}

/** Undefined also for a visitor, whose token is nobody's yet, and where the role demands more than was given. */
export async function findSignIn(db: Executor, token: string): Promise<Person | undefined> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return undefined;
  const [person] = await db.rows<Person>(
    'sign-in.find',
    `select u.id as "userId", u.account_id as "accountId", u.name, u.email, u.role, a.name as company
     from sign_ins s
     join users u on u.account_id = $1 and u.id = s.user_id and u.archived_at is null
     join accounts a on a.id = $1
     where s.account_id = $1 and s.token_hash = $2 and ${hasNotEnded('s', 'a')}
       and (s.two_factors or not ${isDemandedOf('a', 'u')})`,
    [accountId, hashToken(token)],
  );
  return person;
}

/** Whether the person has said who they are within ten minutes, by this sign-in or in a session of it. */
export async function isFreshSignIn(db: Executor, accountId: number, token: string): Promise<boolean> {
  const [row] = await db.rows(
    'sign-in.is-fresh',
    `select 1 from sign_ins s where s.account_id = $1 and s.token_hash = $2
       and (s.created_at > now() - interval '10 minutes' or exists (
         select 1 from grants g where g.account_id = $1 and g.sign_in_hash = s.token_hash and g.revoked_at is null
           and g.proved_at > now() - interval '10 minutes'))`,
    [accountId, hashToken(token)],
  );
  return row !== undefined;
}

export async function removeSignIn(db: Executor, token: string): Promise<void> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return;
  await endSession(db, { accountId, hash: hashToken(token), because: 'signed out' });
}
