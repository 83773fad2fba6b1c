/** Applications by their client id: their accounts, and the back office, which belongs to none. */
import { type Scope, scopes } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { hashToken } from '../secrets/random-token.ts';

/** The back office's name for people, and the scopes it may ask for. */
export const backOffice: { name: string; scopes: readonly Scope[] } = { name: 'Keyturn', scopes };

/** Without an account: the back office, whose registration this is. */
type Registration = { id: number; accountId: number | null; secretHash: Buffer | null; redirectUris: string[] };

export async function findRegistration(db: Executor, clientId: string): Promise<Registration | undefined> {
  if (clientId.includes('\0')) return undefined; // PostgreSQL can neither store U+0000 nor be asked for it
  const [row] = await db.rows<Registration>(
    'directory.registration',
    `select id, account_id as "accountId", secret_hash as "secretHash", redirect_uris as "redirectUris"
     from directory.applications where client_id = $1`,
    [clientId],
  );
  return row;
}

/** The id that its account keeps it under. */
export async function addRegistration(
  db: Executor,
  { clientId, accountId, redirectUris }: { clientId: string; accountId: number; redirectUris: string[] },
): Promise<number> {
  const [row] = await db.rows<{ id: number }>(
    'directory.register',
    'insert into directory.applications (client_id, account_id, redirect_uris) values ($1, $2, $3) returning id',
    [clientId, accountId, redirectUris],
  );
  if (row === undefined) throw new Error('insert returned no row');
  return row.id;
}

/** Copies the account's redirect URIs, whose origins may call the API; none for an archived application. */
export async function changeRegistration(
  db: Executor,
  { id, accountId, redirectUris }: { id: number; accountId: number; redirectUris: string[] },
): Promise<void> {
  await db.rows(
    'directory.change-registration',
    'update directory.applications set redirect_uris = $3 where id = $1 and account_id = $2',
    [id, accountId, redirectUris],
  );
}

/** The redirect URIs of every application that is a page: their origins may call the API (CORS). Schemes of apps on a phone have the origin `null`, as has any sandboxed frame. */
export async function listRedirectUris(db: Executor): Promise<string[]> {
  const rows = await db.rows<{ uri: string }>(
    'directory.redirect-uris',
    `select distinct uri from directory.applications, unnest(redirect_uris) as uri where uri ~ '^https?://'`,
  );
  return rows.map(({ uri }) => uri);
}

/** The address of the back office at the last start; undefined before the first. */
export async function findBackOfficeUri(db: Executor): Promise<string | undefined> {
  const [row] = await db.rows<{ uri: string }>(
    'directory.back-office-uri',
    'select redirect_uris[1] as uri from directory.applications where account_id is null order by id desc limit 1',
  );
  return row?.uri;
}

type BackOfficeRegistration = { clientId: string; secret: string; redirectUris: string[] };

/**
 * The back office's own registration follows the installation's settings at every start. Answers the redirect URIs that
 * it had before, where they were others.
 */
export async function ensureBackOffice(
  db: Executor,
  { clientId, secret, redirectUris }: BackOfficeRegistration,
): Promise<string[] | undefined> {
  const [former] = await db.rows<{ redirectUris: string[] }>(
    'directory.register-back-office',
    `with former as (select redirect_uris from directory.applications where client_id = $1 and account_id is null),
     registered as (
       insert into directory.applications as registered (client_id, secret_hash, redirect_uris) values ($1, $2, $3)
       on conflict (client_id) do update set secret_hash = excluded.secret_hash, redirect_uris = excluded.redirect_uris
         where registered.account_id is null)
     select redirect_uris as "redirectUris" from former where redirect_uris <> $3`,
    [clientId, hashToken(secret), redirectUris],
  );
  return former?.redirectUris;
}
