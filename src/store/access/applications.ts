/** Applications as their account manages them, and the grants people gave them. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { addApplication, type ApplicationAddition } from './oauth-applications.ts';
import { buildToken, hashToken } from '../secrets/random-token.ts';
import { backOffice, changeRegistration } from '../directory/registrations.ts';
import { applications } from '../schema/oauth.ts';
import { selectPage } from '../lists/select-page.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ApplicationChanges = Partial<Pick<ApplicationRow, 'name' | 'description' | 'redirectUris' | 'scopes'>>;

export type GrantRow = {
  id: string;
  applicationId: number;
  applicationName: string;
  description: string | null;
  firstParty: boolean;
  scopes: Scope[];
  createdAt: string;
  lastUsedAt: string | null;
  browser: string | null;
  address: string | null;
};

export const buildApplicationStore = (db: Executor) => ({
  ...readApplications(db),
  ...writeApplications(db),
  ...keepGrants(db),
});

const readApplications = (db: Executor) => ({
  list: (accountId: number, page: PageRequest): Promise<ListPage<ApplicationRow>> =>
    selectPage(db, page, {
      from: applications,
      where: and(eq(applications.accountId, accountId), isNull(applications.archivedAt)),
      order: [{ column: applications.name }, { column: applications.id }],
      select: db.orm.select().from(applications).$dynamic(),
    }),

  get: (accountId: number, id: number) => getApplication(db, accountId, id),
});

const writeApplications = (db: Executor) => ({
  /** The secret is in the answer, and nowhere else. */
  add: (accountId: number, addition: ApplicationAddition) =>
    db.transaction(async (tx) => {
      const { id, clientSecret } = await addApplication(tx, accountId, addition);
      return { row: await getApplication(tx, accountId, id), clientSecret };
    }),

  change: (accountId: number, id: number, changes: ApplicationChanges): Promise<ApplicationRow> =>
    db.transaction(async (tx) => {
      const [row] = await tx.orm
        .update(applications)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(ofAccount(accountId, id))
        .returning();
      const { redirectUris } = found(row);
      if (changes.redirectUris !== undefined) await changeRegistration(tx, { id, accountId, redirectUris });
      return found(row);
    }),

  /** The old secret stops working at once. */
  rotateSecret: async (accountId: number, id: number): Promise<{ row: ApplicationRow; clientSecret: string }> => {
    const clientSecret = buildToken();
    const [row] = await db.orm
      .update(applications)
      .set({ secretHash: hashToken(clientSecret), updatedAt: sql`now()` })
      .where(ofAccount(accountId, id))
      .returning();
    return { row: found(row), clientSecret };
  },

  /** Its grants name it for ever, so it is archived; everything they issued is dead, and its webhooks are told of no more. */
  remove: async (accountId: number, id: number): Promise<void> => {
    const [row] = await db.orm
      .update(applications)
      .set({ archivedAt: sql`now()` })
      .where(ofAccount(accountId, id))
      .returning();
    found(row);
    await changeRegistration(db, { id, accountId, redirectUris: [] });
    await db.rows(
      'webhooks.remove-of-application',
      'delete from webhooks where account_id = $1 and application_id = $2',
      [accountId, id],
    );
    await db.rows(
      'grants.revoke-of-application',
      `update grants set revoked_at = now(), revoked_because = 'the application was removed'
       where account_id = $1 and application_id = $2 and revoked_at is null`,
      [accountId, id],
    );
  },
});

const keepGrants = (db: Executor) => ({
  /**
   * A person's approvals that are not withdrawn and could still be used; scopes taken from the application since count
   * no more.
   */
  listGrants: (accountId: number, userId: number): Promise<GrantRow[]> =>
    db.rows<GrantRow>(
      'grants.list',
      `select g.id, of.id as "applicationId", of.name as "applicationName", of.description, of.first_party as "firstParty",
              array(select scope from unnest(g.scopes) with ordinality as given (scope, at)
                    where scope = any(of.scopes) order by at) as scopes,
              g.created_at as "createdAt", g.browser, g.address,
              (select max(r.created_at) from refresh_tokens r where r.account_id = $1 and r.grant_id = g.id) as "lastUsedAt"
       from grants g cross join lateral (
         select id, name, description, false as first_party, scopes from applications
         where account_id = $1 and id = g.application_id and archived_at is null
         union all select g.directory_application_id, $3, null, true, $4 where g.directory_application_id is not null
       ) of
       where g.account_id = $1 and g.user_id = $2 and g.revoked_at is null
         and (exists (select from access_tokens t where t.account_id = $1 and t.grant_id = g.id and t.expires_at > now())
           or exists (select from refresh_tokens r
                      where r.account_id = $1 and r.grant_id = g.id and r.used_at is null and r.expires_at > now()))
       order by g.created_at desc, g.id`,
      [accountId, userId, backOffice.name, backOffice.scopes],
    ),

  revokeGrant: async (accountId: number, userId: number, grantId: string): Promise<void> => {
    const rows = await db.rows(
      'grants.revoke-own',
      `update grants set revoked_at = now(), revoked_because = 'withdrawn by the person'
       where account_id = $1 and user_id = $2 and id = $3::uuid and revoked_at is null returning id`,
      [accountId, userId, grantId],
    );
    if (rows.length === 0) throw notFound('approval');
  },
});

function ofAccount(accountId: number, id: number) {
  return and(eq(applications.accountId, accountId), eq(applications.id, id), isNull(applications.archivedAt));
}

async function getApplication(db: Executor, accountId: number, id: number): Promise<ApplicationRow> {
  const [row] = await db.orm.select().from(applications).where(ofAccount(accountId, id));
  return found(row);
}

function found(row: ApplicationRow | undefined): ApplicationRow {
  if (row === undefined) throw notFound('application');
  return row;
}
