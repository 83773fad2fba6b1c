/** Registered applications: who may ask, for what, and where people are sent back to. */
import { timingSafeEqual } from 'node:crypto';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { addRegistration, backOffice, findRegistration } from '../directory/registrations.ts';
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

/** In the directory first: what comes in names no account yet. */
export async function findApplication(db: Executor, clientId: string): Promise<Application | undefined> {
  const registration = await findRegistration(db, clientId);
  if (registration === undefined) return undefined;
  const { id, accountId, secretHash, redirectUris } = registration;
  if (accountId === null) {
    return {
      ...backOffice,
      scopes: [...backOffice.scopes],
      id,
      clientId,
      secretHash,
      redirectUris,
      description: null,
      firstParty: true,
    };
  }
  const [application] = await db.rows<Omit<Application, 'firstParty'>>(
    'applications.find',
    `select id, name, description, client_id as "clientId", secret_hash as "secretHash", redirect_uris as "redirectUris", scopes
     from applications where account_id = $1 and id = $2 and archived_at is null`,
    [accountId, id],
  );
  return application && { ...application, firstParty: false };
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
  const id = await addRegistration(db, { clientId, accountId, redirectUris });
  await db.rows(
    'applications.add',
    `insert into applications (account_id, id, name, description, client_id, secret_hash, redirect_uris, scopes)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [accountId, id, name, description, clientId, clientSecret && hashToken(clientSecret), redirectUris, scopes],
  );
  return { id, clientId, clientSecret };
}
