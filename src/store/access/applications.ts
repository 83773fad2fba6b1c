/** Applications as their account manages them. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { addApplication, type ApplicationAddition } from './oauth-applications.ts';
import { buildToken, hashToken } from '../secrets/random-token.ts';
import { changeRegistration } from '../directory/registrations.ts';
import { applications } from '../schema/oauth.ts';
import { hasWords, orderOf, type ListSearch } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import { buildGrants } from './application-grants.ts';
import { archiveServiceUser, renameServiceUser } from './service-users.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ApplicationChanges = Partial<Pick<ApplicationRow, 'name' | 'description' | 'redirectUris' | 'scopes'>>;

export const buildApplicationStore = (db: Executor) => ({
  ...readApplications(db),
  ...writeApplications(db),
  ...buildGrants(db),
});

const readApplications = (db: Executor) => ({
  list: (accountId: number, { q, sort }: ListSearch, page: PageRequest): Promise<ListPage<ApplicationRow>> =>
    selectPage(db, page, {
      from: applications,
      where: and(
        eq(applications.accountId, accountId),
        isNull(applications.archivedAt),
        hasWords(q, applications.name),
      ),
      order: [
        ...orderOf(sort, { name: applications.name }),
        { column: applications.name },
        { column: applications.id },
      ],
      select: db.orm.select().from(applications).$dynamic(),
    }),

  get: (accountId: number, id: number) => getApplication(db, accountId, id),

  /** For a change in this transaction, which compares the version first. */
  lock: async (accountId: number, id: number): Promise<ApplicationRow> => {
    const [row] = await db.orm.select().from(applications).where(ofAccount(accountId, id)).for('no key update');
    return found(row);
  },
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
        .set({ ...changes, ...moved })
        .where(ofAccount(accountId, id))
        .returning();
      const { redirectUris } = found(row);
      if (changes.redirectUris !== undefined) await changeRegistration(tx, { id, accountId, redirectUris });
      if (changes.name !== undefined) await renameServiceUser(tx, { accountId, applicationId: id });
      return found(row);
    }),

  /** False for the back office, which belongs to the directory. */
  isOfAccount: async (accountId: number, id: number): Promise<boolean> =>
    (
      await db.rows('applications.is-of-account', 'select from applications where account_id = $1 and id = $2', [
        accountId,
        id,
      ])
    ).length > 0,

  /** Whether the person's approval stands, for work that goes on without a request. */
  isAllowedBy: async (accountId: number, { userId, applicationId }: { userId: number; applicationId: number }) =>
    (
      await db.rows(
        'applications.is-allowed-by',
        `select from grants where account_id = $1 and user_id = $2 and application_id = $3 and revoked_at is null limit 1`,
        [accountId, userId, applicationId],
      )
    ).length > 0,

  /** The old secret stops working at once. */
  rotateSecret: async (accountId: number, id: number): Promise<{ row: ApplicationRow; clientSecret: string }> => {
    const clientSecret = buildToken();
    const [row] = await db.orm
      .update(applications)
      .set({ secretHash: hashToken(clientSecret), ...moved })
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
    await archiveServiceUser(db, { accountId, applicationId: id });
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

const moved = { version: sql`${applications.version} + 1`, updatedAt: sql`now()` };

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
