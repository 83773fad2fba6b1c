/**
 * The due work of all accounts, since one worker serves them all. Everything it reads after that is read by account.
 */
import type { Executor } from '../database/database.ts';
import { lookFor, NOW, stepThrough, waits, type WorkTable } from './due-work.ts';
import { isToldOf, readingScope } from './told-scopes.ts';

/** `sharerId`: the webhook that a delivery is for. The rest shares by account alone. */
export type DueWork = { id: number; accountId: number; sharerId: number };
/** The row as it was when it was taken. An attempt recorded since has ended the taking. */
export type TakenWork = DueWork & { attempts: number };

/** Work that is under way is due again after this, should nobody put it off: its process was killed. */
const TAKEN_FOR = `interval '15 seconds'`;
const ofAccount = { sharer: 'account_id' } as const;
const runs = `state in ('queued', 'running')`;
const runsOrUndoes = `state in ('queued', 'running', 'undoing')`;
/** Those that were tried for too long are in the index until the next housekeeping. */
const unsentEmails = {
  ...ofAccount,
  name: 'emails',
  queued: 'sent_at is null and next_attempt_at is not null',
  // The second holds however the row was woken: until then somebody may take it back.
  only: 'tried_until > now() and (not_before is null or not_before <= now())',
};

const tables = {
  bulk: { ...ofAccount, name: 'bulk_changes', queued: runsOrUndoes },
  day: { ...ofAccount, name: 'day_rounds', queued: 'true', isByTime: true },
  delivery: { name: 'webhook_deliveries', sharer: 'webhook_id', queued: `state = 'pending'` },
  email: unsentEmails,
  export: { ...ofAccount, name: 'exports', queued: runs, only: `about <> 'dispute'` },
  /** Those of firms with a mail server of their own, where the installation has none. */
  firm_email: { ...unsentEmails, firms: 'mail_servers where tried_at is not null' },
  import: { ...ofAccount, name: 'imports', queued: runsOrUndoes },
  /** Offers of visits, at their end. */
  lapse: { ...ofAccount, name: 'offers', queued: 'next_attempt_at is not null' },
  message: { ...ofAccount, name: 'waiting_messages', queued: 'true' },
  /** Somebody waits for it, and would wait for hours behind an export of the account. */
  pack: { ...ofAccount, name: 'exports', queued: runs, only: `about = 'dispute'` },
  pdf: { ...ofAccount, name: 'pdfs', queued: runs },
  retention: { ...ofAccount, name: 'retention_rules', queued: 'true', isByTime: true },
} as const satisfies Record<string, WorkTable>;

export type WorkKind = keyof typeof tables;
export const workKinds = Object.keys(tables) as WorkKind[];

/** The e-mails that are sent here: all, where the installation has a mail server. `smtpUrl` is that one. */
export const emailKind = (smtpUrl: string | undefined) => (smtpUrl === undefined ? 'firm_email' : 'email');

/**
 * Work of one kind. The process that takes a row moves its `next_attempt_at` on for a while, and again while the work
 * goes on, so that the work of a killed process is due again by itself.
 */
export const buildWork = (db: Executor, kind: WorkKind) => {
  const table: WorkTable = tables[kind];
  const stillWaits = waits(table);

  const moveTaken = async (how: string, by: string, taken: TakenWork[]): Promise<void> => {
    await db.rows(
      `work.${how}.${kind}`,
      `update ${table.name} w set next_attempt_at = now() + ${by}
       from unnest($1::int[], $2::int[], $3::int[]) as taken (account_id, id, attempts)
       where w.account_id = taken.account_id and w.id = taken.id and w.attempts = taken.attempts and ${stillWaits}`,
      [taken.map(({ accountId }) => accountId), taken.map(({ id }) => id), taken.map(({ attempts }) => attempts)],
    );
  };

  return {
    listDue: () => db.rows<DueWork>(`work.due.${kind}`, lookFor(table)),

    /** Those of them that are still due, for this process alone. */
    take: (due: DueWork[]) =>
      db.rows<TakenWork>(
        `work.take.${kind}`,
        `update ${table.name} w set next_attempt_at = now() + ${TAKEN_FOR}
         from unnest($1::int[], $2::int[]) as due (account_id, id)
         where w.account_id = due.account_id and w.id = due.id and ${stillWaits} and w.next_attempt_at <= ${NOW}
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
        `update ${table.name} w set next_attempt_at = now() where ${stillWaits} and next_attempt_at > now() + ${TAKEN_FOR}`,
      );
    },
  };
};

/** `waiting`: due now or later; `retrying`: of these, whatever failed before. `overdue`: seconds since the oldest was due. */
export type Waiting = { waiting: number; retrying: number; overdue: number };

/** All accounts' together, by the indexes of what waits. */
export async function countWaiting(db: Pick<Executor, 'rows'>, kind: WorkKind): Promise<Waiting> {
  const table = tables[kind];
  const [row] = await db.rows<Waiting>(
    `work.count.${kind}`,
    `select count(*)::int as waiting, count(*) filter (where attempts > 0)::int as retrying,
            greatest(coalesce(extract(epoch from now() - min(next_attempt_at)), 0), 0)::float8 as overdue
     from ${table.name} w where ${waits(table)}`,
  );
  return row ?? { waiting: 0, retrying: 0, overdue: 0 };
}

/** Events that nobody has dispatched. */
const undispatched: WorkTable = { ...ofAccount, name: 'events', queued: 'dispatched_at is null' };
/** In one look. */
const MOST_EVENTS = 200;

/**
 * Turns events into one delivery per listening webhook: the first of every account, then the second of each. Simultaneous
 * workers skip each other's events.
 */
export async function dispatchEvents(db: Executor): Promise<number> {
  const rows = await db.rows<{ seq: string }>(
    'outbox.dispatch',
    `with ${stepThrough(undispatched, 'seq')}, chosen as (
       select lines.account_id, next.seq from lines cross join lateral (
         select seq, row_number() over (order by seq) as turn from (
           select seq from events where account_id = lines.account_id and dispatched_at is null order by seq limit ${MOST_EVENTS}
         ) first
       ) next order by next.turn, next.seq limit ${MOST_EVENTS}
     ), taken as (
       select locked.* from chosen cross join lateral (
         select seq, account_id, kind, data, created_at from events
         where account_id = chosen.account_id and seq = chosen.seq and dispatched_at is null for update skip locked
       ) locked
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
