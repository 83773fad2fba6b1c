/** Registered applications: who may ask, for what, and where people are sent back to. */
import { timingSafeEqual } from 'node:crypto';
import { type Scope, scopes as everyScope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { buildToken, hashToken } from '../secrets/random-token.ts';

export type Application = {
  id: number;
  name: string;
  description: string | null;
  clientId: string;
  /** Null for a public client, which has no secret and must use PKCE. */
  secretHash: Buffer | null;
  redirectUris: string[];
  scopes: Scope[];
  /** The back office itself: people are not asked for their consent. */
  firstParty: boolean;
};

export async function findApplication(db: Executor, clientId: string): Promise<Application | undefined> {
  if (clientId.includes('\0')) return undefined; // PostgreSQL can neither store U+0000 nor be asked for it
  const [application] = await db.rows<Application>(
    'applications.find',
    `select id, name, description, client_id as "clientId", secret_hash as "secretHash",
            redirect_uris as "redirectUris", scopes, first_party as "firstParty"
     from applications where client_id = $1 and archived_at is null`,
    [clientId],
  );
  return application;
}

export function isSecretOf(application: Application, secret: string): boolean {
  return application.secretHash !== null && timingSafeEqual(hashToken(secret), application.secretHash);
}

export type ApplicationAddition = {
  name: string;
  description?: string | null;
  redirectUris: string[];
  scopes: Scope[];
  /** For an application that cannot keep a secret. */
  isPublic?: boolean;
};

/** The secret is known only now: the database keeps its hash. */
export async function addApplication(
  db: Executor,
  accountId: number,
  { name, description = null, redirectUris, scopes, isPublic = false }: ApplicationAddition,
): Promise<{ id: number; clientId: string; clientSecret: string | null }> {
  const clientId = buildToken().slice(0, 24);
  const clientSecret = isPublic ? null : buildToken();
  const [row] = await db.rows<{ id: number }>(
    'applications.add',
    `insert into applications (account_id, name, description, client_id, secret_hash, redirect_uris, scopes)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [accountId, name, description, clientId, clientSecret && hashToken(clientSecret), redirectUris, scopes],
  );
  if (row === undefined) throw new Error('insert returned no row');
  return { id: row.id, clientId, clientSecret };
}

export type FirstParty = { clientId: string; secret: string; redirectUris: string[] };

/** The back office's own registration follows the installation's settings at every start. */
export async function ensureFirstPartyApplication(
  db: Executor,
  { clientId, secret, redirectUris }: FirstParty,
): Promise<void> {
  await db.rows(
    'applications.ensure-first-party',
    `insert into applications (name, client_id, secret_hash, redirect_uris, scopes, first_party)
     values ('Keyturn', $1, $2, $3, $4, true)
     on conflict (client_id) do update
       set secret_hash = excluded.secret_hash, redirect_uris = excluded.redirect_uris, scopes = excluded.scopes,
           archived_at = null, updated_at = now()
       where applications.first_party`,
    [clientId, hashToken(secret), redirectUris, everyScope],
  );
}

/** Of applications that are pages: their origins may call the API (CORS). Schemes of apps on a phone have the origin `null`, as has any sandboxed frame. */
export async function listRedirectUris(db: Executor): Promise<string[]> {
  const rows = await db.rows<{ uri: string }>(
    'applications.redirect-uris',
    `select distinct uri from applications, unnest(redirect_uris) as uri where archived_at is null and uri ~ '^https?://'`,
  );
  return rows.map(({ uri }) => uri);
}
