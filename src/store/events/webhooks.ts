/** Webhooks: their receivers and events, and the secrets that sign the messages. */
import { randomBytes } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { EventKind } from '#domain/message/event-kind.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { decrypt, encrypt, installationKey } from '../secrets/encryption.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { webhooks } from '../schema/event.ts';
import { settleMarks } from './found-events.ts';
import { hasWords, orderOf, type ListSearch } from '../lists/people-filter.ts';
import { selectPage } from '../lists/select-page.ts';
import { isApproved } from './told-scopes.ts';

export type WebhookRow = Omit<typeof webhooks.$inferSelect, 'secrets'> & {
  applicationName: string | null;
  /** Whether anybody lets its application act still. */
  isApproved: boolean;
};
export type WebhookFields = { url: string; events: EventKind[]; enabled?: boolean | undefined };

const KEY = 'webhook secrets';
/** 32 random bytes, in the form Standard Webhooks gives a symmetric secret. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The account is a parameter in each place, so that one statement serves all. */
function approvalOf(accountId: number): SQL<boolean> {
  const parts = isApproved('webhooks', '$?').split('$?');
  const account = sql`${accountId}`;
  return sql<boolean>`${sql.join(
    parts.map((part) => sql.raw(part)),
    account,
  )}`;
}

/** Everything but the secrets. */
const shownColumns = (accountId: number) => ({
  id: webhooks.id,
  accountId: webhooks.accountId,
  applicationId: webhooks.applicationId,
  applicationName: sql<string | null>`(
    select a.name from applications a where a.account_id = ${accountId} and a.id = webhooks.application_id)`,
  isApproved: approvalOf(accountId),
  url: webhooks.url,
  events: webhooks.events,
  formerSecretUntil: webhooks.formerSecretUntil,
  enabled: webhooks.enabled,
  disabledBecause: webhooks.disabledBecause,
  version: webhooks.version,
  createdAt: webhooks.createdAt,
  updatedAt: webhooks.updatedAt,
  changed: webhooks.changed,
});

export type WebhookAddition = WebhookFields & { applicationId?: number | null };
type NewWebhook = { id: number; secret: string };

const one = (accountId: number, id: number) => and(eq(webhooks.accountId, accountId), eq(webhooks.id, id));

export const buildWebhookStore = (db: Executor) => ({ ...registrations(db), ...secretsOf(db) });

const registrations = (db: Executor) => ({
  get: (accountId: number, id: number): Promise<WebhookRow> => findWebhook(db, { accountId, id }),

  /** For a change in this transaction, which compares the version first. */
  lock: (accountId: number, id: number): Promise<WebhookRow> => findWebhook(db, { accountId, id }, { isLocked: true }),

  /** All, or those of one application. */
  list: (
    accountId: number,
    { applicationId, q, sort }: { applicationId: number | undefined } & ListSearch,
    page: PageRequest,
  ): Promise<ListPage<WebhookRow>> =>
    selectPage(db, page, {
      from: webhooks,
      where: and(
        eq(webhooks.accountId, accountId),
        applicationId === undefined ? undefined : eq(webhooks.applicationId, applicationId),
        hasWords(q, webhooks.url),
      ),
      order: [...orderOf(sort, { url: webhooks.url }), { column: webhooks.createdAt }, { column: webhooks.id }],
      select: db.orm.select(shownColumns(accountId)).from(webhooks).$dynamic(),
    }),

  /** The secret is handed out here and never again. */
  add: async (accountId: number, addition: WebhookAddition): Promise<NewWebhook> => {
    const { url, events, enabled = true, applicationId = null } = addition;
    const [id, secret] = [await db.ids.takeOne('webhooks', accountId), newSecret()];
    const sealed = encrypt(await installationKey(db, KEY), secret);
    await db.orm.insert(webhooks).values({ accountId, id, applicationId, url, events, enabled, secrets: [sealed] });
    await settleMarks(db, accountId, id);
    return { id, secret };
  },

  change: async (accountId: number, id: number, fields: Partial<WebhookFields>): Promise<void> => {
    await db.orm
      .update(webhooks)
      .set({
        ...fields,
        ...(fields.enabled === true && { disabledBecause: null }),
        version: sql`${webhooks.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(one(accountId, id));
    await settleMarks(db, accountId, id);
  },

  /**
   * Whether it still has that address and was enabled: an answer of a former receiver does not concern its successor.
   */
  disable: async (accountId: number, { id, url }: Pick<WebhookRow, 'id' | 'url'>, why: string): Promise<boolean> => {
    const disabled = await db.orm
      .update(webhooks)
      .set({ enabled: false, disabledBecause: why, version: sql`${webhooks.version} + 1`, updatedAt: sql`now()` })
      .where(and(one(accountId, id), eq(webhooks.url, url)))
      .returning({ id: webhooks.id });
    await settleMarks(db, accountId, id);
    return disabled.length > 0;
  },

  remove: async (accountId: number, id: number): Promise<void> => {
    await db.orm.delete(webhooks).where(one(accountId, id));
  },
});

const secretsOf = (db: Executor) => ({
  /** The new secret signs first; the one before it signs beside it for a day. */
  rotateSecret: async (accountId: number, id: number): Promise<string> => {
    const secret = newSecret();
    const sealed = encrypt(await installationKey(db, KEY), secret);
    await db.orm
      .update(webhooks)
      .set({
        secrets: sql`array[${sealed}, ${webhooks.secrets}[1]]`,
        formerSecretUntil: sql`now() + interval '1 day'`,
        version: sql`${webhooks.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(one(accountId, id));
    return secret;
  },

  /** Those that sign now. */
  secrets: async (accountId: number, id: number): Promise<string[]> => {
    const valid = sql<string[]>`secrets[1:case when former_secret_until > now() then 2 else 1 end]`;
    const [row] = await db.orm.select({ secrets: valid }).from(webhooks).where(one(accountId, id));
    const key = await installationKey(db, KEY);
    return (row?.secrets ?? []).map((sealed) => decrypt(key, sealed));
  },
});

async function findWebhook(
  db: Executor,
  { accountId, id }: { accountId: number; id: number },
  { isLocked = false } = {},
): Promise<WebhookRow> {
  const found = db.orm.select(shownColumns(accountId)).from(webhooks).where(one(accountId, id)).$dynamic();
  const [row] = await (isLocked ? found.for('update') : found);
  if (row === undefined) throw notFound('webhook');
  return row;
}
