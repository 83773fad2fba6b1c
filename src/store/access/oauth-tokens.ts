/**
 * Grants and their codes, access tokens and refresh tokens. Everything is found by its hash; nothing is kept in clear.
 */
import type { Origin } from '#domain/caller.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { browserOf, hasNotEnded } from './sessions.ts';
import { isDemandedOf } from '../factors/second-factors.ts';
import { buildSecurityLogStore } from './security-log.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { buildAccountToken, hashToken } from '../secrets/random-token.ts';

/** `expires_in` of every token answer. */
export const accessTokenSeconds = 7200;
const CODE_SECONDS = 60;
export const REFRESH_IDLE_DAYS = 60;
const GRANT_YEARS = 1;
/** An answer of the back office is given again for this long: lost on its way, or asked for by two pages at once. */
const ANSWER_SECONDS = 20;

/** The facts about an application that matter here: the back office belongs to no account. */
type OfApplication = { id: number; firstParty: boolean };

export type GrantAddition = {
  userId: number;
  accountId: number;
  application: OfApplication;
  scopes: Scope[];
  /** Null for a service user, which outlives the sign-in of whoever allowed it. */
  signInToken: string | null;
  redirectUri: string;
  codeChallenge: string | null;
  from?: Origin;
};

/** A grant begins with its code: 60 seconds, once. */
export async function addGrant(db: Executor, grant: GrantAddition): Promise<string> {
  const { accountId, application } = grant;
  const code = buildAccountToken(accountId);
  await db.rows(
    'grants.add',
    `with granted as (
       insert into grants (account_id, user_id, application_id, directory_application_id, scopes, sign_in_hash, two_factors,
         browser, address)
       values ($1, $2, $3, $10, $4, (select token_hash from sign_ins where account_id = $1 and token_hash = $5),
         coalesce((select two_factors from sign_ins where account_id = $1 and token_hash = $5), false), $11, $12)
       returning id
     )
     insert into authorization_codes (account_id, code_hash, grant_id, redirect_uri, scopes, code_challenge, expires_at)
     select $1, $6, id, $7, $4, $8, now() + make_interval(secs => $9) from granted`,
    [
      accountId,
      grant.userId,
      application.firstParty ? null : application.id,
      grant.scopes,
      grant.signInToken && hashToken(grant.signInToken),
      hashToken(code),
      grant.redirectUri,
      grant.codeChallenge,
      CODE_SECONDS,
      application.firstParty ? application.id : null,
      browserOf(grant.from),
      grant.from?.address ?? null,
    ],
  );
  return code;
}

/**
 * The grant behind a code or refresh token. `dead` when its time, its grant or its person is over, and in the back office
 * once its sign-in is over, or the person's role demands more than was given there.
 */
type Redeemable = GrantKey &
  Session & { applicationId: number; scopes: Scope[]; used: boolean; dead: boolean; signInHash: Buffer | null };
/** The back office's page and its cookie have to know it. */
export type Session = { isKept: boolean; idleMinutes: number };
export type Code = Redeemable & { redirectUri: string; codeChallenge: string | null };
type GrantKey = { accountId: number; grantId: string };

const redeemable = (one: string) => `${one}.account_id as "accountId", ${one}.grant_id as "grantId", ${one}.scopes,
  coalesce(g.application_id, g.directory_application_id) as "applicationId", ${one}.used_at is not null as used,
  ${one}.expires_at <= now() or g.revoked_at is not null or u.archived_at is not null
    or g.directory_application_id is not null and (not coalesce(${hasNotEnded('s', 'a')}, false)
      or not g.two_factors and ${isDemandedOf('a', 'u')}) as dead,
  s.token_hash as "signInHash", coalesce(s.kept, false) as "isKept", a.session_idle_minutes as "idleMinutes"`;
const ofGrant = (one: string) => `join grants g on g.account_id = $1 and g.id = ${one}.grant_id
  join users u on u.account_id = $1 and u.id = g.user_id
  join accounts a on a.id = $1
  left join sign_ins s on s.account_id = $1 and s.token_hash = g.sign_in_hash`;

/** Locked until the transaction ends, so that of two simultaneous uses the second sees the first. */
export async function findCodeForUse(tx: Executor, code: string): Promise<Code | undefined> {
  const accountId = await findAccountOfToken(tx, code);
  if (accountId === undefined) return undefined;
  const [found] = await tx.rows<Code>(
    'codes.find-for-use',
    `select ${redeemable('c')}, c.redirect_uri as "redirectUri", c.code_challenge as "codeChallenge"
     from authorization_codes c ${ofGrant('c')}
     where c.account_id = $1 and c.code_hash = $2 for update of c`,
    [accountId, hashToken(code)],
  );
  return found;
}

export async function markCodeUsed(tx: Executor, accountId: number, code: string): Promise<void> {
  await tx.rows(
    'codes.use',
    'update authorization_codes set used_at = now() where account_id = $1 and code_hash = $2',
    [accountId, hashToken(code)],
  );
}

/** `sealedAnswer` only for the seconds in which it is given again; `isAnswerUsed` once the next refresh token has come back. */
export type RefreshToken = Redeemable & { sealedAnswer: string | null; isAnswerUsed: boolean };

export async function findRefreshTokenForUse(tx: Executor, token: string): Promise<RefreshToken | undefined> {
  const accountId = await findAccountOfToken(tx, token);
  if (accountId === undefined) return undefined;
  const [found] = await tx.rows<RefreshToken>(
    'refresh-tokens.find-for-use',
    `select ${redeemable('r')},
       case when r.used_at > now() - make_interval(secs => $3) then r.sealed_answer end as "sealedAnswer",
       exists (select from refresh_tokens later where later.account_id = $1 and later.grant_id = r.grant_id
         and later.used_at > r.used_at) as "isAnswerUsed"
     from refresh_tokens r ${ofGrant('r')}
     where r.account_id = $1 and r.token_hash = $2 for update of r`,
    [accountId, hashToken(token), ANSWER_SECONDS],
  );
  return found;
}

export async function markRefreshTokenUsed(
  tx: Executor,
  { accountId, token, sealedAnswer }: { accountId: number; token: string; sealedAnswer: string | null },
): Promise<void> {
  await tx.rows(
    'refresh-tokens.use',
    'update refresh_tokens set used_at = now(), sealed_answer = $3 where account_id = $1 and token_hash = $2',
    [accountId, hashToken(token), sealedAnswer],
  );
}

/** One access token and the refresh token that follows it. */
export async function addTokens(
  tx: Executor,
  { accountId, grantId, scopes }: GrantKey & { scopes: Scope[] },
): Promise<{ accessToken: string; refreshToken: string }> {
  const accessToken = buildAccountToken(accountId);
  const refreshToken = buildAccountToken(accountId);
  await tx.rows(
    'tokens.add',
    `with access as (
       insert into access_tokens (account_id, token_hash, grant_id, scopes, expires_at)
       values ($8, $2, $1, $4, now() + make_interval(secs => $5))
     )
     insert into refresh_tokens (account_id, token_hash, grant_id, scopes, expires_at)
     select $8, $3, id, $4, least(now() + make_interval(days => $6), created_at + make_interval(years => $7))
     from grants where account_id = $8 and id = $1`,
    [
      grantId,
      hashToken(accessToken),
      hashToken(refreshToken),
      scopes,
      accessTokenSeconds,
      REFRESH_IDLE_DAYS,
      GRANT_YEARS,
      accountId,
    ],
  );
  return { accessToken, refreshToken };
}

/** Ends the family: every code, access and refresh token of the grant. */
export async function revokeGrant(db: Executor, { accountId, grantId }: GrantKey, because: string): Promise<void> {
  const [revoked] = await db.rows<{ userId: number }>(
    'grants.revoke',
    `update grants set revoked_at = now(), revoked_because = $3
     where account_id = $1 and id = $2 and revoked_at is null returning user_id as "userId"`,
    [accountId, grantId, because],
  );
  if (revoked === undefined) return;
  const event = { kind: 'grant.misused', subject: { type: 'person', id: revoked.userId }, facts: { because } } as const;
  await buildSecurityLogStore(db).add({ accountId, userId: null }, event);
}

/** RFC 7009, for a token of either kind of this application. Signing out of the back office ends the sign-in it came from too. */
export async function revokeToken(
  db: Executor,
  token: string,
  { id, firstParty, from }: OfApplication & { from?: Origin | undefined },
): Promise<void> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return;
  const revoked = await db.rows<{ userId: number }>(
    'grants.revoke-by-token',
    `with family as (
       select g.id, g.sign_in_hash from grants g
       where g.account_id = $4 and coalesce(g.application_id, g.directory_application_id) = $2
         and g.id in (select grant_id from refresh_tokens where account_id = $4 and token_hash = $1
                      union all select grant_id from access_tokens where account_id = $4 and token_hash = $1)
     ), signed_out as (
       delete from sign_ins where $3 and account_id = $4 and token_hash in (select sign_in_hash from family)
     )
     update grants set revoked_at = now(), revoked_because = 'revoked by the application'
     where account_id = $4 and revoked_at is null and (id in (select id from family)
       or $3 and directory_application_id is not null and sign_in_hash in (select sign_in_hash from family))
     returning user_id as "userId"`,
    [hashToken(token), id, firstParty, accountId],
  );
  const log = buildSecurityLogStore(db);
  const kind = firstParty ? 'sign_in.ended' : 'grant.revoked';
  for (const userId of new Set(revoked.map((one) => one.userId))) await log.add({ accountId, userId, from }, { kind });
}

/**
 * Removes tokens that nobody can use any more. Used codes and refresh tokens stay until they would have expired, to
 * recognise a second use.
 */
export async function removeExpiredTokens(db: Executor): Promise<void> {
  // By the index of each account.
  const ofEach = (table: string) =>
    `delete from ${table} one using accounts where one.account_id = accounts.id and one.expires_at`;
  const expired = [
    `${ofEach('authorization_codes')} < now() - interval '1 day'`,
    `${ofEach('access_tokens')} < now() - interval '1 day'`,
    `${ofEach('refresh_tokens')} < now()`,
    `${ofEach('sign_ins')} < now()`,
    `update refresh_tokens one set sealed_answer = null from accounts
     where one.account_id = accounts.id and one.sealed_answer is not null and one.used_at < now() - interval '1 minute'`,
    `delete from directory.sign_in_failures where created_at < now() - interval '1 day'`,
    'delete from directory.former_tokens where expires_at < now()',
    'delete from directory.former_ids where expires_at < now()',
    // With nothing left that it could issue or allow.
    `delete from grants g where created_at < now() - interval '1 day'
       and not exists (select 1 from authorization_codes c where c.account_id = g.account_id and c.grant_id = g.id)
       and not exists (select 1 from access_tokens t where t.account_id = g.account_id and t.grant_id = g.id)
       and not exists (select 1 from refresh_tokens r where r.account_id = g.account_id and r.grant_id = g.id)`,
    `${ofEach('password_links')} < now()`,
    'delete from directory.passkey_challenges where expires_at < now()',
    `delete from factor_failures one using accounts where one.account_id = accounts.id
       and one.created_at < now() - interval '1 day'`,
    `${ofEach('identity_visits')} < now()`,
  ];
  for (const [at, statement] of expired.entries()) await db.rows(`oauth.sweep-${at}`, statement);
}
