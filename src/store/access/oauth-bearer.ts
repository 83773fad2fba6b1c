/**
 * Finds the caller behind an access token, anew for every request, so that a revoked token is refused by the next one.
 */
import type { Caller } from '#domain/caller.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { backOffice } from '../directory/registrations.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { hasNotEnded } from './sessions.ts';
import { hashToken } from '../secrets/random-token.ts';

/**
 * Undefined for a token that is unknown, expired or revoked, or whose session, person or application has ended. Scopes taken from
 * the application since count no more.
 */
export async function findBearer(db: Executor, token: string): Promise<Caller | undefined> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return undefined;
  const [row] = await db.rows<{ bearer: Omit<Caller, 'scopes'> & { scopes: Scope[] } }>(
    'oauth.bearer',
    // One JSON column: the driver spends more on ten small ones.
    `select json_build_object('accountId', of.account_id, 'userId', of.user_id, 'userName', of.user_name, 'role', of.role,
            'clientId', of.client_id, 'applicationId', of.application_id, 'applicationName', of.application_name,
            'isFirstParty', of.first_party, 'grantId', t.grant_id, 'scopes',
            case when t.scopes = of.allowed or t.scopes <@ of.allowed then t.scopes
                 else array(select unnest(t.scopes) intersect select unnest(of.allowed)) end) as bearer
     from access_tokens t
     cross join lateral (
       select g.account_id, g.user_id, u.name as user_name, u.role, u.client_id,
              coalesce(a.id, g.directory_application_id) as application_id,
              case when a.id is null then '${backOffice.name}' else a.name end as application_name,
              a.id is null as first_party,
              case when a.id is null then '{${backOffice.scopes.join()}}' else a.scopes end as allowed
       from grants g
       join users u on u.account_id = $1 and u.id = g.user_id and u.archived_at is null
       left join applications a on a.account_id = $1 and a.id = g.application_id and a.archived_at is null
       left join sign_ins s on s.account_id = $1 and s.token_hash = g.sign_in_hash and a.id is null
       where g.account_id = $1 and g.id = t.grant_id and g.revoked_at is null
         and (a.id is not null or g.directory_application_id is not null)
         and (s.token_hash is null
           or exists (select from accounts firm where firm.id = $1 and ${hasNotEnded('s', 'firm')})) limit 1
     ) of
     where t.account_id = $1 and t.token_hash = $2 and t.expires_at > now()`,
    [accountId, hashToken(token)],
  );
  return row && { ...row.bearer, scopes: new Set(row.bearer.scopes) };
}

/** Somebody who holds a stream open, by the token that opened it. */
export type Listening = Pick<Caller, 'accountId' | 'role' | 'clientId'> & { token: string };

/**
 * For each, in their order, whether the token is still good, for the same role and the same client, with this scope.
 */
export async function findStillAllowed(db: Executor, all: Listening[], scope: Scope): Promise<boolean[]> {
  const good = await db.tuples<[number]>(
    'oauth.still-allowed',
    `select one.at::int from unnest($1::int[], $2::bytea[], $3::int[], $4::int[])
            with ordinality as one(account_id, token_hash, role, client_id, at)
     join access_tokens t on t.account_id = one.account_id and t.token_hash = one.token_hash and t.expires_at > now()
       and $5 = any(t.scopes)
     join grants g on g.account_id = t.account_id and g.id = t.grant_id and g.revoked_at is null
     join users u on u.account_id = g.account_id and u.id = g.user_id and u.archived_at is null
       and u.role = one.role and u.client_id is not distinct from one.client_id
     left join sign_ins s on s.account_id = g.account_id and s.token_hash = g.sign_in_hash
       and g.directory_application_id is not null
     join accounts firm on firm.id = g.account_id
     left join applications a on a.account_id = g.account_id and a.id = g.application_id and a.archived_at is null
     where (g.directory_application_id is not null or $5 = any(a.scopes))
       and (s.token_hash is null or ${hasNotEnded('s', 'firm')})`,
    [
      all.map(({ accountId }) => accountId),
      all.map(({ token }) => hashToken(token)),
      all.map(({ role }) => role),
      all.map(({ clientId }) => clientId),
      scope,
    ],
  );
  const places = new Set(good.map(([at]) => at));
  return all.map((_, at) => places.has(at + 1));
}
