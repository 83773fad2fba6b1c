/** Whom an access token speaks for. On every request, so requests that come together are looked up together. */
import type { Caller } from '#domain/caller.ts';
import type { Role } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { gathered } from '../database/gathered.ts';
import { hashToken } from '../secrets/random-token.ts';

type Tuple = [
  hash: string,
  accountId: number,
  userId: number,
  userName: string,
  role: Role,
  clientId: number | null,
  applicationId: number,
  applicationName: string,
  grantId: string,
  scopes: Scope[],
];

/** A list of fixed length has one plan, whatever is in it; an array would be planned anew each time. */
const MOST_TOGETHER = 16;
const places = Array.from({ length: MOST_TOGETHER }, (_, at) => `$${at + 1}`).join(', ');

/**
 * Undefined for a token that is unknown, expired or revoked, or whose person or application is archived. Scopes taken from
 * the application since count no more.
 */
export function buildBearerFinder(db: Executor): (token: string) => Promise<Caller | undefined> {
  const find = gathered((hashes: Buffer[]) => findBearers(db, hashes), MOST_TOGETHER);
  return (token) => find(hashToken(token));
}

async function findBearers(db: Executor, hashes: Buffer[]): Promise<(Caller | undefined)[]> {
  const values = Array.from({ length: MOST_TOGETHER }, (_, at) => hashes[at] ?? hashes[0]);
  const rows = await db.rows<{ bearer: Tuple }>(
    'oauth.bearers',
    // Looked up token by token: joined freely, the planner reads every grant there is for the sake of sixteen.
    `select json_build_array(encode(t.token_hash, 'hex'), of.account_id, of.user_id, of.user_name, of.role, of.client_id,
            of.application_id, of.application_name, t.grant_id,
            case when t.scopes = of.allowed or t.scopes <@ of.allowed then t.scopes
                 else array(select unnest(t.scopes) intersect select unnest(of.allowed)) end) as bearer
     from access_tokens t
     cross join lateral (
       select g.account_id, g.user_id, u.name as user_name, u.role, u.client_id, g.application_id, a.name as application_name,
              a.scopes as allowed
       from grants g
       join users u on u.account_id = g.account_id and u.id = g.user_id and u.archived_at is null
       join applications a on a.id = g.application_id and a.archived_at is null
       where g.id = t.grant_id and g.revoked_at is null limit 1
     ) of
     where t.token_hash in (${places}) and t.expires_at > now()`,
    values,
  );
  const found = new Map(rows.map(({ bearer }) => [bearer[0], bearer]));
  return hashes.map((hash) => {
    const bearer = found.get(hash.toString('hex'));
    return bearer && callerOf(bearer);
  });
}

function callerOf([
  ,
  accountId,
  userId,
  userName,
  role,
  clientId,
  applicationId,
  applicationName,
  grantId,
  scopes,
]: Tuple): Caller {
  return {
    accountId,
    userId,
    userName,
    role,
    clientId,
    applicationId,
    applicationName,
    grantId,
    scopes: new Set(scopes),
  };
}
