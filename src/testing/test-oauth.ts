/** The real OAuth server on a real port and a throwaway database, with a person who can sign in and applications that may ask. */
import { createServer } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { oauthMetadataPlugin } from '#api/oauth/metadata.ts';
import { oauthPlugin } from '#api/oauth/oauth-plugin.ts';
import { bearerCaller } from '#api/plugins/caller.ts';
import { type Scope, scopes } from '#domain/scope.ts';
import { type Database, openDatabase } from '#store/database/database.ts';
import { addApplication } from '#store/access/oauth-applications.ts';
import { ensureBackOffice } from '#store/directory/registrations.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { givenAccount } from './given-account.ts';
import { testDatabase } from './database/test-database.ts';

export type TestApplication = { clientId: string; clientSecret: string; redirectUri: string };

export const callback = 'http://localhost:9/callback';
const password = 'A long enough pass phrase';

type Further = (server: FastifyInstance, publicUrl: string, database: Database) => Promise<void>;

/** `further` is what else the same address answers. */
export async function testOAuth(further: Further = async () => undefined, more: { smtpUrl?: string } = {}) {
  const { url, drop } = await testDatabase();
  const database = openDatabase(url, { poolSize: 6 });
  const publicUrl = `http://localhost:${await freePort()}`;
  const warnings: string[] = [];
  const server = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => warnings.push(line) } },
    disableRequestLogging: true,
  });
  await server.register(oauthPlugin, {
    prefix: '/oauth',
    database,
    settings: { publicUrl, webhookAllowLoopback: true, ...more },
  });
  await server.register(oauthMetadataPlugin, { publicUrl });
  await further(server, publicUrl, database);
  await server.listen({ port: Number(new URL(publicUrl).port), host: 'localhost' });

  const account = await givenAccount(database);
  const person = { ...(await account.user('manager')), password };
  await setPassword(database, person, password);

  const application = async (more: { scopes?: Scope[]; redirectUris?: string[]; name?: string } = {}) => {
    const { redirectUris = [callback], name = 'Rent Ledger' } = more;
    const added = await addApplication(database, account.id, {
      name,
      redirectUris,
      scopes: more.scopes ?? [...scopes],
    });
    return {
      clientId: added.clientId,
      clientSecret: added.clientSecret ?? '',
      redirectUri: redirectUris[0] ?? callback,
    };
  };
  const publicApplication = async () => {
    const { clientId } = await addApplication(database, account.id, {
      name: 'Phone app',
      redirectUris: [callback],
      scopes: [...scopes],
      isPublic: true,
    });
    return { clientId, clientSecret: '', redirectUri: callback };
  };
  const firstParty = async (redirectUri: string): Promise<TestApplication> => {
    const registration = { clientId: 'back-office', secret: 'the back office secret', redirectUris: [redirectUri] };
    await ensureBackOffice(database, registration);
    return { clientId: registration.clientId, clientSecret: registration.secret, redirectUri };
  };

  return {
    /** Lines of its log. */
    warnings,
    publicUrl,
    database,
    account,
    person,
    application,
    publicApplication,
    firstParty,
    /** On whose behalf a token acts, as the API sees it; rejects when it does not. */
    caller: (token: string) => bearerCaller(database)(`Bearer ${token}`),
    close: async () => {
      await server.close();
      await database.close();
      await drop();
    },
  };
}
export type TestOAuth = Awaited<ReturnType<typeof testOAuth>>;

export async function setPassword(
  { pool }: Database,
  { accountId, id }: { accountId: number; id: number },
  chosen: string,
): Promise<void> {
  const hash = await hashPassword(chosen);
  await pool.query('update users set password_hash = $3 where account_id = $1 and id = $2', [accountId, id, hash]);
}

/** The server must know its address before it listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
