/** Grants and what they issue: codes, access tokens, refresh tokens. Everything is found by its hash; nothing is kept in clear. */
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { buildToken, hashToken } from '../secrets/random-token.ts';

/** `expires_in` of every token answer. */
export const accessTokenSeconds = 7200;
const CODE_SECONDS = 60;
const REFRESH_IDLE_DAYS = 60;
const GRANT_YEARS = 1;

export type GrantAddition = {
  userId: number;
  accountId: number;
  applicationId: number;
  scopes: Scope[];
  signInToken: string;
  redirectUri: string;
  codeChallenge: string | null;
};

/** A grant begins with its code: 60 seconds, once. */
export async function addGrant(db: Executor, grant: GrantAddition): Promise<string> {
  const code = buildToken();
  await db.rows(
    'grants.add',
    `with granted as (
       insert into grants (account_id, user_id, application_id, scopes, sign_in_hash)
       values ($1, $2, $3, $4, (select token_hash from sign_ins where token_hash = $5)) returning id
     )
     insert into authorization_codes (code_hash, grant_id, redirect_uri, scopes, code_challenge, expires_at)
     select $6, id, $7, $4, $8, now() + make_interval(secs => $9) from granted`,
    [
      grant.accountId,
      grant.userId,
      grant.applicationId,
      grant.scopes,
      hashToken(grant.signInToken),
      hashToken(code),
      grant.redirectUri,
      grant.codeChallenge,
      CODE_SECONDS,
    ],
  );
  return code;
}

/** What a code or refresh token stands for. `dead` when its time, its grant or its person is over. */
type Redeemable = { grantId: string; applicationId: number; scopes: Scope[]; used: boolean; dead: boolean };
export type Code = Redeemable & { redirectUri: string; codeChallenge: string | null };

/** Locked until the transaction ends, so that of two simultaneous uses the second sees the first. */
export async function findCodeForUse(tx: Executor, code: string): Promise<Code | undefined> {
  const [found] = await tx.rows<Code>(
    'codes.find-for-use',
    `select c.grant_id as "grantId", g.application_id as "applicationId", c.scopes, c.redirect_uri as "redirectUri",
            c.code_challenge as "codeChallenge", c.used_at is not null as used,
            c.expires_at <= now() or g.revoked_at is not null or u.archived_at is not null as dead
     from authorization_codes c join grants g on g.id = c.grant_id join users u on u.account_id = g.account_id and u.id = g.user_id
     where c.code_hash = $1 for update of c`,
    [hashToken(code)],
  );
  return found;
}

export async function markCodeUsed(tx: Executor, code: string): Promise<void> {
  await tx.rows('codes.use', 'update authorization_codes set used_at = now() where code_hash = $1', [hashToken(code)]);
}

export async function findRefreshTokenForUse(tx: Executor, token: string): Promise<Redeemable | undefined> {
  const [found] = await tx.rows<Redeemable>(
    'refresh-tokens.find-for-use',
    `select r.grant_id as "grantId", g.application_id as "applicationId", r.scopes, r.used_at is not null as used,
            r.expires_at <= now() or g.revoked_at is not null or u.archived_at is not null as dead
     from refresh_tokens r join grants g on g.id = r.grant_id join users u on u.account_id = g.account_id and u.id = g.user_id
     where r.token_hash = $1 for update of r`,
    [hashToken(token)],
  );
  return found;
}

export async function markRefreshTokenUsed(tx: Executor, token: string): Promise<void> {
  await tx.rows('refresh-tokens.use', 'update refresh_tokens set used_at = now() where token_hash = $1', [
    hashToken(token),
  ]);
}

/** One access token and the refresh token that follows it. */
export async function addTokens(
  tx: Executor,
  { grantId, scopes }: { grantId: string; scopes: Scope[] },
): Promise<{ accessToken: string; refreshToken: string }> {
  const accessToken = buildToken();
  const refreshToken = buildToken();
  await tx.rows(
    'tokens.add',
    `with access as (
       insert into access_tokens (token_hash, grant_id, scopes, expires_at)
       values ($2, $1, $4, now() + make_interval(secs => $5))
     )
     insert into refresh_tokens (token_hash, grant_id, scopes, expires_at)
     select $3, id, $4, least(now() + make_interval(days => $6), created_at + make_interval(years => $7))
     from grants where id = $1`,
    [
      grantId,
      hashToken(accessToken),
      hashToken(refreshToken),
      scopes,
      accessTokenSeconds,
      REFRESH_IDLE_DAYS,
      GRANT_YEARS,
    ],
  );
  return { accessToken, refreshToken };
}

/** Ends the family: every code, access and refresh token of the grant. */
export async function revokeGrant(db: Executor, grantId: string, because: string): Promise<void> {
  await db.rows(
    'grants.revoke',
    'update grants set revoked_at = now(), revoked_because = $2 where id = $1 and revoked_at is null',
    [grantId, because],
  );
}

/** RFC 7009, for a token of either kind of this application. Signing out of the back office ends the sign-in it came from too. */
export async function revokeToken(
  db: Executor,
  token: string,
  { id, firstParty }: { id: number; firstParty: boolean },
): Promise<void> {
  await db.rows(
    'grants.revoke-by-token',
    `with family as (
       select g.id, g.sign_in_hash from grants g
       where g.application_id = $2
         and g.id in (select grant_id from refresh_tokens where token_hash = $1
                      union all select grant_id from access_tokens where token_hash = $1)
     ), signed_out as (
       delete from sign_ins where $3 and token_hash in (select sign_in_hash from family)
     )
     update grants set revoked_at = now(), revoked_because = 'revoked by the application'
     where id in (select id from family) and revoked_at is null`,
    [hashToken(token), id, firstParty],
  );
}

/** What nobody can use any more. Used codes and refresh tokens stay until they would have expired, to recognise a second use. */
export async function removeExpiredTokens(db: Executor): Promise<void> {
  const expired = [
    `delete from authorization_codes where expires_at < now() - interval '1 day'`,
    `delete from access_tokens where expires_at < now() - interval '1 day'`,
    'delete from refresh_tokens where expires_at < now()',
    'delete from sign_ins where expires_at < now()',
    `delete from sign_in_failures where created_at < now() - interval '1 day'`,
    // With nothing left that it could issue or allow.
    `delete from grants g where created_at < now() - interval '1 day'
       and not exists (select 1 from authorization_codes where grant_id = g.id)
       and not exists (select 1 from access_tokens where grant_id = g.id)
       and not exists (select 1 from refresh_tokens where grant_id = g.id)`,
  ];
  for (const [at, statement] of expired.entries()) await db.rows(`oauth.sweep-${at}`, statement);
}
