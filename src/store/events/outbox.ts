/**
 * The due work of all accounts, since one worker serves them all. Everything it reads after that is read by account.
 */
import type { Executor } from '../database/database.ts';
import { isToldOf, readingScope } from './told-scopes.ts';

/** `sharerId`: the webhook that a delivery is for. The rest shares by account alone. */
export type DueWork = { id: number; accountId: number; sharerId: number };
/** The row as it was when it was taken. An attempt recorded since has ended the taking. */
export type TakenWork = DueWork & { attempts: number };

/** The most of one webhook, or one account, at a look: a long queue of one hides nobody else's. */
const MOST_OF_ONE = 10;
const MOST_OF_ALL = 500;

/** Work that is under way is due again after this, should nobody put it off: its process was killed. */
const TAKEN_FOR = `interval '15 seconds'`;
/** Rounded like the column, so that work made due at once is due, and not half a millisecond later. */
const NOW = 'now()::timestamptz(3)';

const waitingEmails = 'sent_at is null and tried_until > now()';

/** Each table has `account_id`, `id`, `attempts` and `next_attempt_at`, and an index of what waits. */
const tables = {
  bulk: { name: 'bulk_changes', sharer: 'account_id', waits: `state in ('queued', 'running', 'undoing')` },
  day: { name: 'day_rounds', sharer: 'account_id', waits: 'true' },
  delivery: { name: 'webhook_deliveries', sharer: 'webhook_id', waits: `state = 'pending'` },
  email: { name: 'emails', sharer: 'account_id', waits: waitingEmails },
  export: { name: 'exports', sharer: 'account_id', waits: `about <> 'dispute' and state in ('queued', 'running')` },
  /** Those of firms with a mail server of their own, where the installation has none. */
  firm_email: {
    name: 'emails',
    sharer: 'account_id',
    waits: `${waitingEmails} and w.account_id in (select account_id from mail_servers where tried_at is not null)`,
  },
  import: { name: 'imports', sharer: 'account_id', waits: `state in ('queued', 'running', 'undoing')` },
  /** Offers of visits, at their end. */
  lapse: { name: 'offers', sharer: 'account_id', waits: 'next_attempt_at is not null' },
  message: { name: 'waiting_messages', sharer: 'account_id', waits: 'true' },
  /** Somebody waits for it, and would wait for hours behind an export of the account. */
  pack: { name: 'exports', sharer: 'account_id', waits: `about = 'dispute' and state in ('queued', 'running')` },
  pdf: { name: 'pdfs', sharer: 'account_id', waits: `state in ('queued', 'running')` },
  retention: { name: 'retention_rules', sharer: 'account_id', waits: 'true' },
} as const;

export type WorkKind = keyof typeof tables;
export const workKinds = Object.keys(tables) as WorkKind[];

/** The e-mails that are sent here: all, where the installation has a mail server. `smtpUrl` is that one. */
export const emailKind = (smtpUrl: string | undefined) => (smtpUrl === undefined ? 'firm_email' : 'email');

/** The first few of every webhook, by its own index: hundreds of thousands may wait for one that is away. */
const dueDeliveries = `select due.id, w.account_id as "accountId", w.id as "sharerId"
  from webhooks w cross join lateral (
    select d.id, d.next_attempt_at from webhook_deliveries d
    where d.account_id = w.account_id and d.webhook_id = w.id and d.state = 'pending' and d.next_attempt_at <= ${NOW}
    order by d.next_attempt_at, d.id limit ${MOST_OF_ONE}
  ) due order by due.next_attempt_at, due.id`;

function dueOfAccounts({ name, waits }: (typeof tables)[WorkKind]): string {
  return `select id, account_id as "accountId", account_id as "sharerId" from (
      select id, account_id, next_attempt_at, row_number() over (partition by account_id order by next_attempt_at, id) as turn
      from ${name} w where ${waits} and next_attempt_at <= ${NOW}
    ) due where turn <= ${MOST_OF_ONE} order by turn, next_attempt_at, id limit ${MOST_OF_ALL}`;
}

/**
 * Work of one kind. The process that takes a row moves its `next_attempt_at` on for a while, and again while the work
 * goes on, so that the work of a killed process is due again by itself.
 */
export const buildWork = (db: Executor, kind: WorkKind) => {
  const table = tables[kind];

  const moveTaken = async (how: string, by: string, taken: TakenWork[]): Promise<void> => {
    await db.rows(
      `work.${how}.${kind}`,
      `update ${table.name} w set next_attempt_at = now() + ${by}
       from unnest($1::int[], $2::int[], $3::int[]) as taken (account_id, id, attempts)
       where w.account_id = taken.account_id and w.id = taken.id and w.attempts = taken.attempts and ${table.waits}`,
      [taken.map(({ accountId }) => accountId), taken.map(({ id }) => id), taken.map(({ attempts }) => attempts)],
    );
  };

  return {
    listDue: () => db.rows<DueWork>(`work.due.${kind}`, kind === 'delivery' ? dueDeliveries : dueOfAccounts(table)),

    /** Those of them that are still due, for this process alone. */
    take: (due: DueWork[]) =>
      db.rows<TakenWork>(
        `work.take.${kind}`,
        `update ${table.name} w set next_attempt_at = now() + ${TAKEN_FOR}
         from unnest($1::int[], $2::int[]) as due (account_id, id)
         where w.account_id = due.account_id and w.id = due.id and ${table.waits} and w.next_attempt_at <= ${NOW}
         returning w.id, w.account_id as "accountId", w.${table.sharer} as "sharerId", w.attempts`,
        [due.map(({ accountId }) => accountId), due.map(({ id }) => id)],
      ),

    /** While it is under way. */
    putOff: (taken: TakenWork[]) => moveTaken('put-off', TAKEN_FOR, taken),

    /** Not carried out after all: due at once. */
    giveBack: (taken: TakenWork[]) => moveTaken('give-back', `interval '0'`, taken),

    /** Makes work that rests between two attempts due at once; work under way somewhere stays there. */
    wake: async (): Promise<void> => {
      await db.rows(
        `work.wake.${kind}`,
        `update ${table.name} w set next_attempt_at = now() where ${table.waits} and next_attempt_at > now() + ${TAKEN_FOR}`,
      );
    },
  };
};

/** `waiting`: due now or later; `retrying`: of these, whatever failed before. `overdue`: seconds since the oldest was due. */
export type Waiting = { waiting: number; retrying: number; overdue: number };

/** All accounts' together, by the indexes of what waits. */
export async function countWaiting(db: Pick<Executor, 'rows'>, kind: WorkKind): Promise<Waiting> {
  const { name, waits } = tables[kind];
  const [row] = await db.rows<Waiting>(
    `work.count.${kind}`,
    `select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as retrying,
            greatest(coalesce(extract(epoch from now() - min(next_attempt_at)), 0), 0)::float8 as overdue
     from ${name} w where ${waits}`,
  );
  return row ?? { waiting: 0, retrying: 0, overdue: 0 };
}

/** Turns events into one delivery per listening webhook. Simultaneous workers skip each other's events. */
export async function dispatchEvents(db: Executor): Promise<number> {
  const rows = await db.rows<{ seq: string }>(
    'outbox.dispatch',
    `with taken as (
       select seq, account_id, kind, data, created_at from events where dispatched_at is null order by seq limit 200 for update skip locked
     ), due as materialized (
       select taken.*, webhooks.id as webhook_id,
              row_number() over (partition by taken.account_id order by taken.seq, webhooks.id)::int as nr
       from taken join webhooks on webhooks.account_id = taken.account_id and webhooks.enabled and taken.kind = any(webhooks.events)
       where ${isToldOf('webhooks', readingScope('taken.kind', 'taken.data'), 'taken.account_id')}
     ), leased as materialized (
       -- In the order of the accounts, so that two workers never wait for each other in a ring.
       select account_id, lease_ids(account_id, 'webhook_deliveries', deliveries) as first
       from (select account_id, max(nr) as deliveries from due group by account_id order by account_id) counted
     ), made as (
       insert into webhook_deliveries (account_id, id, webhook_id, kind, payload)
       select account_id, first + nr - 1, webhook_id, kind,
              jsonb_build_object('type', kind, 'timestamp', to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)
       from due join leased using (account_id)
     )
     update events set dispatched_at = now() from taken
     where events.account_id = taken.account_id and events.seq = taken.seq returning events.seq`,
  );
  return rows.length;
}
