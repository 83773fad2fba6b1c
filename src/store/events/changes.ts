/** Events as the live feed reads them: one poller of a process for all accounts that somebody listens to (decision 081). */
import { EVENTS_KEPT_DAYS } from '#domain/message/event-kind.ts';
import type { Viewer } from '#domain/viewer.ts';
import { findStillAllowed, type Listening } from '../access/oauth-bearer.ts';
import { clientOfEither } from '../account/client-sight.ts';
import type { Executor } from '../database/database.ts';

export type ChangeRow = {
  seq: number;
  accountId: number;
  /** The client whose inspection or property it tells of, if any: people of clients hear of nothing else. */
  clientId: number | null;
  kind: string;
  data: Record<string, unknown>;
  at: string;
};

/** A query that takes longer has failed. */
export const LONGEST_TRANSACTION_SECONDS = 10;
const KEPT = `interval '${EVENTS_KEPT_DAYS} days'`;

const columns = `e.seq::float8 as seq, e.account_id as "accountId", e.kind, e.data, e.created_at as at,
  ${clientOfEither} as "clientId"`;
/** The data of an event names its inspection, or else its property. */
const joined = `e
  left join inspections i on i.account_id = e.account_id and i.id = (e.data ->> 'inspection_id')::int
  left join properties p on i.id is null and p.account_id = e.account_id and p.id = (e.data ->> 'property_id')::int`;
/** For one event: however many events of however many accounts are expected, no whole table is read for them. */
const placeOf = (table: string, member: string) =>
  `(select * from ${table} where account_id = e.account_id and id = (e.data ->> '${member}')::int offset 0)`;

/** Numbers are of the whole installation. One that was given and never committed is no loss. */
const LAST_NUMBER = 'select case when is_called then last_value else last_value - 1 end as seq from events_seq';

/**
 * `seq` is the last number that was given, `oldest` the first transaction that had not ended after that, `next` the first
 * that had not begun. Every transaction with a number up to `seq` began before `next`.
 */
export type NumberMark = { seq: number; oldest: number; next: number };

/** An account, and the number after which it is read. */
export type ReadFrom = { accountId: number; after: number };

/** Reports of two accounts may have the same id. */
export type ReportRef = { accountId: number; reportId: number };
export const keyOfReport = ({ accountId, reportId }: ReportRef): string => `${accountId} ${reportId}`;

export const buildChangeStore = (db: Executor) => ({ ...readNumbers(db), ...readNews(db), ...readEarlier(db) });

export type ChangeStore = ReturnType<typeof buildChangeStore>;

const readNumbers = (db: Executor) => ({
  /** Two statements, since one would have the number of a transaction that began after it. */
  mark: async (): Promise<NumberMark> => {
    const [last] = await db.rows<{ seq: number }>(
      'changes.last',
      `select seq::float8 as seq from (${LAST_NUMBER}) numbers`,
    );
    const [under] = await db.rows<Omit<NumberMark, 'seq'>>(
      'changes.under-way',
      `select pg_snapshot_xmin(snapshot)::text::float8 as oldest, pg_snapshot_xmax(snapshot)::text::float8 as next
       from pg_current_snapshot() snapshot`,
    );
    if (last === undefined || under === undefined) throw new Error('the numbers of events cannot be read');
    return { ...last, ...under };
  },

  /** A number below all that belong to transactions that are under way: theirs were given after they began. */
  findSettled: async (): Promise<number> => {
    const [row] = await db.rows<{ seq: number }>(
      'changes.settled',
      `select seq::float8 as seq from events where created_at < now() - make_interval(secs => $1)
       order by created_at desc limit 1`,
      [2 * LONGEST_TRANSACTION_SECONDS],
    );
    return row?.seq ?? 0;
  },
});

const readNews = (db: Executor) => ({
  /** The first `most` of each account, in the order they were numbered, which is not quite the order they were committed in. */
  listAfter: (from: ReadFrom[], most: number): Promise<ChangeRow[]> =>
    db.rows<ChangeRow>(
      'changes.after',
      // Written so that only the account's own index serves, for as long as there is one of the numbers of all accounts.
      `select ${columns} from unnest($1::int[], $2::bigint[]) as wanted (account_id, after) cross join lateral (
         select * from events where account_id = wanted.account_id and (account_id, seq) > (wanted.account_id, wanted.after)
         order by seq + 0 limit $3
       ) e left join lateral ${placeOf('inspections', 'inspection_id')} i on true
         left join lateral ${placeOf('properties', 'property_id')} p on i.id is null
       order by e.account_id, e.seq`,
      [from.map(({ accountId }) => accountId), from.map(({ after }) => after), most],
    ),

  /** By `keyOfReport`; one that is gone is left out. */
  listVersions: async (reports: ReportRef[]): Promise<Map<string, number>> =>
    new Map(
      await db.tuples<[string, number]>(
        'changes.report-versions',
        `select r.account_id || ' ' || r.id, r.version from unnest($1::int[], $2::int[]) as wanted(account_id, id)
         join reports r on r.account_id = wanted.account_id and r.id = wanted.id`,
        [reports.map(({ accountId }) => accountId), reports.map(({ reportId }) => reportId)],
      ),
    ),

  /** For each listener, in their order, whether the token that opened the stream is still good for it. */
  findStillAllowed: (all: Listening[]): Promise<boolean[]> => findStillAllowed(db, all, 'inspections.read'),
});

/** The changes that are there already, until they are too old. */
const readEarlier = (db: Executor) => ({
  /** The changes that a listener missed between two streams. */
  listMissed: ({ accountId, clientId }: Viewer, seq: number, most: number): Promise<ChangeRow[]> =>
    db.rows<ChangeRow>(
      'changes.missed',
      `select ${columns} from events ${joined}
       where e.account_id = $1 and e.seq > $2 and ($3::int is null or ${clientOfEither} = $3)
       order by e.seq limit $4`,
      [accountId, seq, clientId, most],
    ),

  /** An event has the time at which its transaction began, and is seen when that ends. */
  listSince: ({ accountId, clientId }: Viewer, seconds: number, most: number): Promise<ChangeRow[]> =>
    db.rows<ChangeRow>(
      'changes.since',
      `select ${columns} from events ${joined}
       where e.account_id = $1 and e.created_at > now() - make_interval(secs => $2)
         and ($3::int is null or ${clientOfEither} = $3)
       order by e.seq limit $4`,
      [accountId, seconds + LONGEST_TRANSACTION_SECONDS, clientId, most],
    ),

  /**
   * The reason why changes after that number cannot be listed; undefined when they can. The newest event of each
   * account is kept.
   */
  findLoss: async ({ accountId }: Viewer, seq: number): Promise<'unknown' | 'too_old' | undefined> => {
    const [row] = await db.rows<{ isUnknown: boolean; isTooOld: boolean }>(
      'changes.loss',
      `select $2 > (${LAST_NUMBER}) as "isUnknown",
         a.created_at < now() - ${KEPT}
           and not exists (select from events where account_id = $1 and seq <= $2)
           and exists (select from events where account_id = $1) as "isTooOld"
       from accounts a where a.id = $1`,
      [accountId, seq],
    );
    if (row?.isUnknown === true) return 'unknown';
    return row?.isTooOld === true ? 'too_old' : undefined;
  },

  /** The newest of each account stays: it tells that nothing has happened since. */
  forgetOld: async (): Promise<void> => {
    await db.rows(
      'changes.forget',
      `delete from events e where e.created_at < now() - ${KEPT} and e.dispatched_at is not null
         and exists (select from events newer where newer.account_id = e.account_id and newer.seq > e.seq)`,
    );
  },
});
