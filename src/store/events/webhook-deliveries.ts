/** Deliveries of webhooks: their messages, receivers, attempts and results. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DeliveryState } from '#domain/message/event-kind.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { listNewest } from '../lists/list-newest.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { inspectionOfEvent, webhookDeliveries } from '../schema/event.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type DeliveryFilter = {
  webhookId: number;
  states?: DeliveryState[] | undefined;
  kinds?: string[] | undefined;
  /** The id of a message, or of the inspection that it is about. */
  q?: string | undefined;
  /** `created` is the oldest first. */
  sort?: string | undefined;
};

/** Deliveries since a moment that are under way no more; all kinds where none is named. */
export type ReplayFilter = {
  webhookId: number;
  since: string;
  states: DeliveryState[];
  kinds?: string[] | undefined;
};

const one = (accountId: number, id: number) =>
  and(eq(webhookDeliveries.accountId, accountId), eq(webhookDeliveries.id, id));

export const buildWebhookDeliveryStore = (db: Executor) => ({ ...readDeliveries(db), ...sendDeliveries(db) });

const readDeliveries = (db: Executor) => ({
  list: (
    accountId: number,
    { webhookId, states, kinds, q, sort }: DeliveryFilter,
    page: PageRequest,
  ): Promise<ListPage<DeliveryRow>> => {
    const wanted = and(
      eq(webhookDeliveries.webhookId, webhookId),
      states && inArray(webhookDeliveries.state, states),
      kinds && inArray(webhookDeliveries.kind, kinds),
      isAbout(q),
    );
    const { createdAt: at, id } = webhookDeliveries;
    if (sort !== 'created') return listNewest(db, webhookDeliveries, { accountId, wanted, at }, page);
    return selectPage(db, page, {
      from: webhookDeliveries,
      where: and(eq(webhookDeliveries.accountId, accountId), wanted),
      order: [{ column: at }, { column: id }],
      select: db.orm.select().from(webhookDeliveries).$dynamic(),
    });
  },

  get: async (
    accountId: number,
    { id, webhookId }: { id: number; webhookId?: number | undefined },
  ): Promise<DeliveryRow> => {
    const [row] = await db.orm
      .select()
      .from(webhookDeliveries)
      .where(and(one(accountId, id), webhookId === undefined ? undefined : eq(webhookDeliveries.webhookId, webhookId)));
    if (row === undefined) throw notFound('delivery');
    return row;
  },

  countForReplay: (accountId: number, filter: ReplayFilter): Promise<{ type: string; deliveries: number }[]> =>
    db.rows(
      'webhook-deliveries.count-for-replay',
      `select kind as type, count(*)::int as deliveries from webhook_deliveries ${toReplay} group by kind order by kind`,
      replayValues(accountId, filter),
    ),
});

const isMessageId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function isAbout(q = ''): SQL | undefined {
  const text = q.trim();
  if (text === '') return undefined;
  if (isMessageId(text)) return eq(webhookDeliveries.messageId, text);
  return sql`${inspectionOfEvent(webhookDeliveries.payload)} = ${text}`;
}

const sendDeliveries = (db: Executor) => ({
  add: async (accountId: number, webhookId: number, payload: DeliveryRow['payload']): Promise<number> => {
    const id = await db.ids.takeOne('webhook_deliveries', accountId);
    await db.orm.insert(webhookDeliveries).values({ accountId, id, webhookId, kind: payload.type, payload });
    return id;
  },

  /** Due at once, with the same message id and a fresh schedule. */
  redeliver: async (accountId: number, id: number): Promise<void> => {
    await db.orm
      .update(webhookDeliveries)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: sql`now()` })
      .where(one(accountId, id));
  },

  /** Due at once, each with its own message id and a fresh schedule. */
  replay: async (accountId: number, filter: ReplayFilter): Promise<void> => {
    await db.rows(
      'webhook-deliveries.replay',
      `update webhook_deliveries set state = 'pending', attempts = 0, next_attempt_at = now() ${toReplay}`,
      replayValues(accountId, filter),
    );
  },

  /** The result of an attempt; `nextAttemptAt` null parks or finishes it. */
  recordAttempt: async (
    accountId: number,
    id: number,
    outcome: Pick<
      DeliveryRow,
      'state' | 'lastStatus' | 'lastError' | 'lastDuration' | 'lastExchange' | 'nextAttemptAt'
    >,
  ): Promise<void> => {
    await db.orm
      .update(webhookDeliveries)
      .set({
        ...outcome,
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        ...(outcome.state === 'delivered' && { deliveredAt: sql`now()` }),
      })
      .where(one(accountId, id));
  },
});

const toReplay = `where account_id = $1 and webhook_id = $2 and created_at >= $3 and state = any($4::text[])
  and ($5::text[] is null or kind = any($5))`;

const replayValues = (accountId: number, { webhookId, since, states, kinds }: ReplayFilter) => [
  accountId,
  webhookId,
  since,
  states,
  kinds ?? null,
];
