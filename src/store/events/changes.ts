/** Events as the live feed reads them. Across all accounts, since one poller serves every listener of a process. */
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
const tables = `events e
  left join inspections i on i.account_id = e.account_id and i.id = (e.data ->> 'inspection_id')::int
  left join properties p on i.id is null and p.account_id = e.account_id and p.id = (e.data ->> 'property_id')::int`;

/** Reports of two accounts may have the same id. */
export type ReportRef = { accountId: number; reportId: number };
export const keyOfReport = ({ accountId, reportId }: ReportRef): string => `${accountId} ${reportId}`;

export const buildChangeStore = (db: Executor) => ({
  lastSeq: async (): Promise<number> => {
    const [row] = await db.rows<{ seq: number }>(
      'changes.last',
      'select coalesce(max(seq), 0)::float8 as seq from events',
    );
    return row?.seq ?? 0;
  },

  /** In the order they were numbered, which is not quite the order they were committed in. */
  listAfter: (seq: number, most: number): Promise<ChangeRow[]> =>
    db.rows<ChangeRow>('changes.after', `select ${columns} from ${tables} where e.seq > $1 order by e.seq limit $2`, [
      seq,
      most,
    ]),

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

  /** The changes that a listener missed between two streams. */
  listMissed: ({ accountId, clientId }: Viewer, seq: number, most: number): Promise<ChangeRow[]> =>
    db.rows<ChangeRow>(
      'changes.missed',
      `select ${columns} from ${tables}
       where e.account_id = $1 and e.seq > $2 and ($3::int is null or ${clientOfEither} = $3)
       order by e.seq limit $4`,
      [accountId, seq, clientId, most],
    ),

  /** An event has the time at which its transaction began, and is seen when that ends. */
  listSince: ({ accountId, clientId }: Viewer, seconds: number, most: number): Promise<ChangeRow[]> =>
    db.rows<ChangeRow>(
      'changes.since',
      `select ${columns} from ${tables}
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
      `select $2 > coalesce((select max(seq) from events), 0) as "isUnknown",
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

export type ChangeStore = ReturnType<typeof buildChangeStore>;
