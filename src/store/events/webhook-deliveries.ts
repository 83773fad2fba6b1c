/** Deliveries of webhooks: their messages, receivers, attempts and results. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DeliveryState } from '#domain/message/event-kind.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { listNewest } from '../lists/list-newest.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { webhookDeliveries } from '../schema/event.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type DeliveryFilter = {
  webhookId: number;
  states?: DeliveryState[] | undefined;
  kinds?: string[] | undefined;
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
    { webhookId, states, kinds }: DeliveryFilter,
    page: PageRequest,
  ): Promise<ListPage<DeliveryRow>> =>
    listNewest(
      db,
      webhookDeliveries,
      {
        accountId,
        wanted: and(
          eq(webhookDeliveries.webhookId, webhookId),
          states && inArray(webhookDeliveries.state, states),
          kinds && inArray(webhookDeliveries.kind, kinds),
        ),
        at: webhookDeliveries.createdAt,
      },
      page,
    ),

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
