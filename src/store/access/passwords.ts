/** Choosing a password: the rules for a new one, and the single-use links by which people choose one for themselves. */
import { invalid, type Fault } from '#domain/refusal.ts';
import { isOfOwnWords, longestPassword, shortestPassword } from '#domain/password.ts';
import type { Executor } from '../database/database.ts';
import { findSignInName, takeSignInName, type UserKey } from '../directory/sign-in-names.ts';
import { addPasskey, type NewPasskey } from '../factors/passkeys.ts';
import { findFactorPerson, lockFactors } from '../factors/second-factors.ts';
import { isCommonPassword } from '../secrets/common-passwords.ts';
import { hashPassword } from '../secrets/password.ts';
import { accountOfToken, buildAccountToken, hashToken } from '../secrets/random-token.ts';
import { isPasswordOff } from '../single-sign-on/identity-providers.ts';
import { endSignIns } from './person-sign-ins.ts';

/** For how long a link works. */
export const linkMinutes = { invitation: 7 * 24 * 60, reset: 30 } as const;
export type LinkKind = keyof typeof linkMinutes;
/** Somebody who asks again at once has the first e-mail on its way. */
const BETWEEN_LINKS = '2 minutes';

export type LinkedPerson = UserKey & { kind: LinkKind; name: string; email: string; company: string };
type Names = Pick<LinkedPerson, 'name' | 'email' | 'company'>;

/** In words that go on from `The password`; undefined for a good one. */
export async function passwordFault(password: string, { name, email, company }: Names): Promise<string | undefined> {
  if (password.length < shortestPassword) return `must have at least ${shortestPassword} characters`;
  if (password.length > longestPassword) return `must have at most ${longestPassword} characters`;
  if (await isCommonPassword(password))
    return 'must not be one that many people use, nor such a one with digits or signs: these are tried first';
  if (isOfOwnWords(password, [name, email, company, 'Keyturn']))
    return 'must be more than your name or that of your firm';
  return undefined;
}

/** The same as a refusal of the member `password`. */
export async function checkPassword(password: string, names: Names): Promise<void> {
  const fault = await passwordFault(password, names);
  if (fault === undefined) return;
  const refused: Fault = { code: 'password', pointer: '/password', detail: `password ${fault}` };
  throw invalid(refused);
}

/** A new invitation ends the one before. Anybody can ask for a reset, so that must not end the one that somebody has. */
export async function addPasswordLink(db: Executor, { accountId, id }: UserKey, kind: LinkKind): Promise<string> {
  const token = buildAccountToken(accountId);
  await db.rows(
    'password-links.add',
    `with former as (
       delete from password_links where account_id = $1 and user_id = $2 and kind = $4 and kind = 'invitation')
     insert into password_links (account_id, token_hash, user_id, kind, expires_at)
     values ($1, $3, $2, $4, now() + make_interval(mins => $5))`,
    [accountId, id, hashToken(token), kind, linkMinutes[kind]],
  );
  return token;
}

/** A link for the person of this address; undefined when nobody signs in with it, or one has just been sent. */
export async function addResetLink(
  db: Executor,
  email: string,
): Promise<{ token: string; person: UserKey & Names } | undefined> {
  const key = await findSignInName(db, email);
  if (key === undefined || (await isPasswordOff(db, key))) return undefined;
  const [person] = await db.rows<UserKey & Names>(
    'password-links.person',
    `select u.account_id as "accountId", u.id, u.name, u.email, a.name as company
     from users u join accounts a on a.id = $1
     where u.account_id = $1 and u.id = $2 and u.archived_at is null and not exists (
       select from password_links l where l.account_id = $1 and l.user_id = $2
         and l.kind = 'reset' and l.created_at > now() - interval '${BETWEEN_LINKS}')`,
    [key.accountId, key.id],
  );
  return person && { token: await addPasswordLink(db, key, 'reset'), person };
}

export async function findPasswordLink(db: Executor, token: string): Promise<LinkedPerson | undefined> {
  const accountId = accountOfToken(token);
  if (accountId === undefined) return undefined;
  const [person] = await db.rows<LinkedPerson>(
    'password-links.find',
    `select u.account_id as "accountId", u.id, u.name, u.email, a.name as company, l.kind
     from password_links l
     join users u on u.account_id = $1 and u.id = l.user_id and u.archived_at is null
     join accounts a on a.id = $1
     where l.account_id = $1 and l.token_hash = $2 and l.expires_at > now()`,
    [accountId, hashToken(token)],
  );
  return person;
}

/**
 * Whether a link of this person may give them a passkey. A passkey is two factors, and the link stands for the password alone, so it
 * goes round no second factor that they have, nor the sign-in of their firm.
 */
export async function takesPasskey(db: Executor, user: UserKey): Promise<boolean> {
  const person = await findFactorPerson(db, user);
  return person !== undefined && !person.hasApp && !person.hasPasskeys && !(await isPasswordOff(db, user));
}

type LinkUse = { token: string; person: LinkedPerson };

/** Sets a password that has been checked. False when the link has gone meanwhile. */
export async function usePasswordLink(
  db: Executor,
  { password, ...use }: LinkUse & { password: string },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.transaction((tx) => useLink(tx, use, passwordHash));
}

/** A passkey instead, and no password from then on. False when the link has gone meanwhile, or takes none any more. */
export async function useLinkForPasskey(
  db: Executor,
  { passkey, ...use }: LinkUse & { passkey: NewPasskey },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockFactors(tx, use.person);
    if (!(await takesPasskey(tx, use.person)) || !(await useLink(tx, use, null))) return false;
    await addPasskey(tx, use.person, passkey);
    return true;
  });
}

/** Ends everything that the old password, or its guessers, had. */
async function useLink(tx: Executor, { token, person }: LinkUse, passwordHash: string | null): Promise<boolean> {
  const { accountId, id, email } = person;
  const used = await tx.rows(
    'password-links.use',
    'delete from password_links where account_id = $1 and token_hash = $2 and expires_at > now() returning user_id',
    [accountId, hashToken(token)],
  );
  if (used.length === 0) return false;
  await tx.rows('password-links.forget', 'delete from password_links where account_id = $1 and user_id = $2', [
    accountId,
    id,
  ]);
  await tx.rows(
    'password-links.set-password',
    `update users set password_hash = $3, joined_at = coalesce(joined_at, now()), invited_until = null,
       version = version + 1, updated_at = now()
     where account_id = $1 and id = $2`,
    [accountId, id, passwordHash],
  );
  await endSignIns(tx, { accountId, userId: id, because: 'the password was changed' });
  await tx.rows('password-links.forget-failures', 'delete from directory.sign_in_failures where email = lower($1)', [
    email,
  ]);
  // An address that signed in to another account when the person was added may be free by now.
  if ((await findSignInName(tx, email.toLowerCase())) === undefined) await takeSignInName(tx, email, person);
  return true;
}
