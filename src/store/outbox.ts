/** What the worker finds to do, across all accounts: the only reads of the store that are not scoped to one. */
import type { Executor } from './database.ts';

export type DuePdf = { pdfId: number; accountId: number };
export type DueDelivery = { deliveryId: number; accountId: number };
export type DueEmail = { emailId: number; accountId: number };

export const buildOutbox = (db: Executor) => ({
  /** Turns events into one delivery per listening webhook. Simultaneous workers skip each other's events. */
  dispatchEvents: async (): Promise<number> => {
    const rows = await db.rows<{ seq: string }>(
      'outbox.dispatch',
      `with taken as (
         select seq, account_id, kind, data, created_at from events where dispatched_at is null order by seq limit 200 for update skip locked
       ), made as (
         insert into webhook_deliveries (account_id, webhook_id, kind, payload)
         select taken.account_id, webhooks.id, taken.kind,
                jsonb_build_object('type', taken.kind, 'timestamp', to_char(taken.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', taken.data)
         from taken join webhooks on webhooks.account_id = taken.account_id and webhooks.enabled and taken.kind = any(webhooks.events)
         order by taken.seq
       )
       update events set dispatched_at = now() from taken where events.seq = taken.seq returning events.seq`,
    );
    return rows.length;
  },

  listDueDeliveries: () =>
    db.rows<DueDelivery>(
      'outbox.deliveries',
      `select d.id as "deliveryId", d.account_id as "accountId" from webhook_deliveries d
       where d.state = 'pending' and d.next_attempt_at <= now() order by d.next_attempt_at limit 200`,
    ),

  listDuePdfs: () =>
    db.rows<DuePdf>(
      'outbox.pdfs',
      `select id as "pdfId", account_id as "accountId" from pdfs where state in ('queued', 'running') order by id limit 200`,
    ),

  listUnsentEmails: () =>
    db.rows<DueEmail>(
      'outbox.emails',
      `select id as "emailId", account_id as "accountId" from emails where sent_at is null and attempts < 10 order by id limit 200`,
    ),
});
