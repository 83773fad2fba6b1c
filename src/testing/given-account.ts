/** Builders of an account with its people, for tests: rows that another test cannot collide with. */
import { addRows } from '#store/database/add-rows.ts';
import { randomUUID } from 'node:crypto';
import { type RoleName, roles } from '#domain/role.ts';
import { type Scope, scopes } from '#domain/scope.ts';
import type { Database } from '#store/database/database.ts';
import { accounts, clients, users } from '#store/schema/account.ts';
import { idKinds } from '#store/database/id-leases.ts';
import { idLeases } from '#store/schema/service.ts';
import { addSignIn } from '#store/access/sign-in.ts';
import { buildApplicationStore } from '#store/access/applications.ts';
import { ensureBackOffice, findRegistration } from '#store/directory/registrations.ts';
import { takeSignInName } from '#store/directory/sign-in-names.ts';
import { buildAccountToken, hashToken } from '#store/secrets/random-token.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { accessTokens, grants } from '#store/schema/oauth.ts';

export type GivenUser = { id: number; accountId: number; name: string; email: string; token: string };
export type GivenAccount = Awaited<ReturnType<typeof givenAccount>>;

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

/**
 * So far apart that no two accounts have the same ids. The service does not mind equal ids, but tests of absent ones
 * do.
 */
const IDS_EACH = 100_000;

/** The password of everybody who has signed in to the back office, unless a test gives them another. */
export const passwordOfTests = 'harbour-quartz-violin';
const hashOfTests = hashPassword(passwordOfTests);

/** An account of its own, with one application that may ask for every scope. Its ids are counted from `firstId`. */
export async function givenAccount(database: Database, name = 'Harbour Lettings', firstId?: number) {
  const { orm } = database;
  const account = only(await orm.insert(accounts).values({ name }).returning());
  const next = firstId ?? (account.id - 1) * IDS_EACH + 1;
  await orm.insert(idLeases).values(idKinds.map((kind) => ({ accountId: account.id, kind, next })));
  const store = buildApplicationStore(database);
  const { row: application } = await store.add(account.id, {
    name: 'Test application',
    redirectUris: ['http://localhost:9/callback'],
    scopes: [...scopes],
  });

  const user = async (role: RoleName, more: { name?: string; clientId?: number } = {}): Promise<GivenUser> => {
    const email = `${role}-${randomUUID()}@example.com`;
    const row = only(
      await addRows(database, users, [
        {
          accountId: account.id,
          name: more.name ?? `The ${role}`,
          email,
          role: roles[role],
          clientId: more.clientId ?? null,
        },
      ]),
    );
    await takeSignInName(database, email, row);
    return { id: row.id, accountId: account.id, name: row.name, email, token: await token(row.id) };
  };

  /** A bearer token that lives an hour, as if the person had approved the application. */
  const token = (userId: number, allowed: Scope[] = [...scopes], expiresAt = inAnHour()): Promise<string> =>
    givenToken(database, { accountId: account.id, userId, applicationId: application.id }, allowed, expiresAt);

  /** As if the person had signed in to the back office, and had given their password there a moment ago. */
  const backOfficeToken = async (userId: number): Promise<string> => {
    const registration = { clientId: 'back-office-of-tests', secret: 'of tests', redirectUris: [] };
    await ensureBackOffice(database, registration);
    const backOffice = await findRegistration(database, registration.clientId);
    const bearer = await token(userId);
    const signIn = await addSignIn(database, { accountId: account.id, id: userId });
    // So long ago that it proves nothing by itself.
    await database.rows(
      'test.older-sign-in',
      "update sign_ins set created_at = now() - interval '1 hour' where account_id = $1 and token_hash = $2",
      [account.id, hashToken(signIn)],
    );
    await database.rows(
      'test.first-party',
      `update grants set application_id = null, directory_application_id = $3, sign_in_hash = $4,
         proved_at = now() + interval '1 day'
       where account_id = $1 and id = (select grant_id from access_tokens where account_id = $1 and token_hash = $2)`,
      [account.id, hashToken(bearer), backOffice?.id, hashToken(signIn)],
    );
    await database.rows(
      'test.password',
      'update users set password_hash = coalesce(password_hash, $3) where account_id = $1 and id = $2',
      [account.id, userId, await hashOfTests],
    );
    return bearer;
  };

  const client = async (clientName = 'Solent Estates') =>
    only(await addRows(database, clients, [{ accountId: account.id, name: clientName }]));

  return { ...account, application, user, token, backOfficeToken, client };
}

export async function givenToken(
  { orm }: Database,
  ids: { accountId: number; userId: number; applicationId: number },
  allowed: Scope[] = [...scopes],
  expiresAt = inAnHour(),
): Promise<string> {
  const { accountId } = ids;
  const grant = only(
    await orm
      .insert(grants)
      .values({ ...ids, scopes: allowed })
      .returning(),
  );
  const bearer = buildAccountToken(accountId);
  await orm
    .insert(accessTokens)
    .values({ accountId, tokenHash: hashToken(bearer), grantId: grant.id, scopes: allowed, expiresAt });
  return bearer;
}

function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
