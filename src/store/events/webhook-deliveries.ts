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

export const buildWebhookDeliveryStore = (db: Executor) => {
  const one = (accountId: number, id: number) =>
    and(eq(webhookDeliveries.accountId, accountId), eq(webhookDeliveries.id, id));

  return {
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
        .where(
          and(one(accountId, id), webhookId === undefined ? undefined : eq(webhookDeliveries.webhookId, webhookId)),
        );
      if (row === undefined) throw notFound('delivery');
      return row;
    },

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

    /** The result of an attempt; `nextAttemptAt` null parks or finishes it. */
    recordAttempt: async (
      accountId: number,
      id: number,
      outcome: Pick<DeliveryRow, 'state' | 'lastStatus' | 'lastError' | 'lastDuration' | 'nextAttemptAt'>,
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
  };
};
