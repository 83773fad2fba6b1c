/** What is due, across all accounts, since one worker serves them all. What it then reads is read by account. */
import type { Executor } from '../database/database.ts';

export type DuePdf = { pdfId: number; accountId: number };
export type DueDelivery = { deliveryId: number; accountId: number; webhookId: number };
/** As it was when it was taken: whoever has recorded an attempt since has ended what took it. */
export type TakenDelivery = DueDelivery & { attempts: number };
export type DueEmail = { emailId: number; accountId: number; attempts: number; triedUntil: string };
/** One that is sent again is tried until another moment, and so rests no longer. */
export type RestingEmail = Pick<DueEmail, 'emailId' | 'triedUntil'>;

/** Of one webhook at a look: what waits for a receiver that is away keeps nobody else's from being seen. */
const MOST_PER_WEBHOOK = 10;

/** A delivery that is under way is due again after this, should nobody put it off: its process was killed. */
const TAKEN_FOR = '15 seconds';
/** Rounded like the column: what was made due at once is due, and not half a millisecond later. */
const NOW = 'now()::timestamptz(3)';

export const buildOutbox = (db: Executor) => {
  const moveTaken = async (name: string, by: string, taken: TakenDelivery[]): Promise<void> => {
    await db.rows(
      name,
      `update webhook_deliveries d set next_attempt_at = now() + ${by}
       from unnest($1::int[], $2::int[]) as taken (id, attempts)
       where d.id = taken.id and d.attempts = taken.attempts and d.state = 'pending'`,
      [taken.map(({ deliveryId }) => deliveryId), taken.map(({ attempts }) => attempts)],
    );
  };

  return {
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
        `select due.id as "deliveryId", w.account_id as "accountId", w.id as "webhookId"
       from webhooks w cross join lateral (
         select d.id, d.next_attempt_at from webhook_deliveries d
         where d.account_id = w.account_id and d.webhook_id = w.id and d.state = 'pending' and d.next_attempt_at <= ${NOW}
         order by d.next_attempt_at, d.id limit ${MOST_PER_WEBHOOK}
       ) due order by due.next_attempt_at, due.id`,
      ),

    /** Those of them that are still due, for this process alone. */
    takeDeliveries: (due: DueDelivery[]) =>
      db.rows<TakenDelivery>(
        'outbox.take',
        `update webhook_deliveries set next_attempt_at = now() + interval '${TAKEN_FOR}'
       where id = any($1::int[]) and state = 'pending' and next_attempt_at <= ${NOW}
       returning id as "deliveryId", account_id as "accountId", webhook_id as "webhookId", attempts`,
        [due.map(({ deliveryId }) => deliveryId)],
      ),

    /** While they are under way. */
    putOffDeliveries: (taken: TakenDelivery[]) => moveTaken('outbox.put-off', `interval '${TAKEN_FOR}'`, taken),

    /** Not carried out after all: due at once. */
    giveBackDeliveries: (taken: TakenDelivery[]) => moveTaken('outbox.give-back', `interval '0'`, taken),

    listDuePdfs: () =>
      db.rows<DuePdf>(
        'outbox.pdfs',
        `select id as "pdfId", account_id as "accountId" from pdfs where state in ('queued', 'running') order by id limit 200`,
      ),

    listDueEmails: (except: RestingEmail[]) =>
      db.rows<DueEmail>(
        'outbox.emails',
        `select id as "emailId", account_id as "accountId", attempts, tried_until::text as "triedUntil" from emails
         where sent_at is null and tried_until > now()
           and (id, tried_until) not in (select * from unnest($1::int[], $2::timestamptz[]))
         order by tried_until, id limit 200`,
        [except.map(({ emailId }) => emailId), except.map(({ triedUntil }) => triedUntil)],
      ),
  };
};
