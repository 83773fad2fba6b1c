/** How long an account keeps things: its rules, what they would remove, what they have removed, and what is held. */
import { and, eq } from 'drizzle-orm';
import { type RetentionKind, retentionKindNames } from '#domain/people/retention.ts';
import { invalid, notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { retentionRules, retentionRuns } from '../schema/privacy.ts';
import { addressOf, legalHolds } from './legal-holds.ts';
import { dueOrHeldRows, dueRows } from './retention-due.ts';
import { lockRules } from './retention-lock.ts';

export type RetentionRule = { kind: RetentionKind; months: number | null; since: string | null };
export type RetentionRunRow = typeof retentionRuns.$inferSelect;
export type RetentionExample = { id: number; words: string; at: string; address: string | null };
export type RetentionRehearsal = { count: number; held: number; examples: RetentionExample[] };

const MOST_EXAMPLES = 5;
/** In the account's own time zone: the small hours, when nobody writes a report. */
const NIGHT_HOUR = 2;

export const buildRetentionStore = (db: Executor) => ({ ...rules(db), ...running(db), ...legalHolds(db) });

const rehearse = async (
  db: Executor,
  accountId: number,
  { kind, months }: { kind: RetentionKind; months: number },
): Promise<RetentionRehearsal> => {
  const { from, where, since, words, inspection = 'null::int' } = dueRows[kind];
  const count = async (statement: string, condition: string): Promise<number> => {
    const text = `select count(*)::int as count from ${from} where ${condition}`;
    const [counted] = await db.rows<{ count: number }>(`retention.${statement} ${kind}`, text, [accountId, months]);
    return counted?.count ?? 0;
  };
  const due = await count('count-due', where);
  const dueOrHeld = await count('count-held', dueOrHeldRows[kind].where);
  const examples = await db.rows<RetentionExample>(
    `retention.examples ${kind}`,
    `select due.id, due.words, due.at::timestamptz(3)::text as at, ${addressOf('p')} as address
     from (select t.id, ${words} as words, ${since} as at, ${inspection} as inspection from ${from} where ${where}
       order by ${since}, t.id limit ${MOST_EXAMPLES}) due
     left join inspections about on about.account_id = $1 and about.id = due.inspection
     left join properties p on p.account_id = $1 and p.id = about.property_id order by due.at, due.id`,
    [accountId, months],
  );
  const told = examples.map((one) => ({
    ...one,
    at: new Date(one.at).toISOString(),
    address: one.address === '' ? null : one.address,
  }));
  return { count: due, held: dueOrHeld - due, examples: told };
};

const rules = (db: Executor) => ({
  listRules: async (accountId: number): Promise<RetentionRule[]> => {
    const rows = await db.orm.select().from(retentionRules).where(eq(retentionRules.accountId, accountId));
    return retentionKindNames.map((kind) => {
      const rule = rows.find((row) => row.kind === kind);
      return { kind, months: rule?.months ?? null, since: rule?.createdAt ?? null };
    });
  },

  lockRules: (accountId: number) => lockRules(db, accountId),

  /** Counts and names, and removes nothing. */
  rehearse: (accountId: number, rule: { kind: RetentionKind; months: number }) => rehearse(db, accountId, rule),

  /** In a transaction. `count` is what its dry run told: more than that does not go unseen. */
  setRule: async (
    accountId: number,
    { kind, months, count, actorId }: { kind: RetentionKind; months: number; count: number; actorId: number },
  ): Promise<void> => {
    const now = await rehearse(db, accountId, { kind, months });
    if (now.count > count) {
      const detail = `count is ${count}, and ${now.count} would go by now: look again at what would go`;
      throw invalid({ pointer: '/count', code: 'too_small', detail });
    }
    const night = await nextNight(db, accountId);
    await db.orm
      .insert(retentionRules)
      .values({
        id: await db.ids.takeOne('retention_rules', accountId),
        accountId,
        kind,
        months,
        actorId,
        nextAttemptAt: night,
      })
      .onConflictDoUpdate({
        target: [retentionRules.accountId, retentionRules.kind],
        set: { months, actorId, nextAttemptAt: night },
      });
  },

  removeRule: async (accountId: number, kind: RetentionKind): Promise<void> => {
    await db.orm
      .delete(retentionRules)
      .where(and(eq(retentionRules.accountId, accountId), eq(retentionRules.kind, kind)));
  },

  listRuns: (accountId: number, page: PageRequest): Promise<ListPage<RetentionRunRow>> =>
    selectPage(db, page, {
      from: retentionRuns,
      where: eq(retentionRuns.accountId, accountId),
      order: [
        { column: retentionRuns.createdAt, descending: true },
        { column: retentionRuns.id, descending: true },
      ],
      select: db.orm.select().from(retentionRuns).$dynamic(),
    }),
});

async function nextNight(db: Executor, accountId: number): Promise<string> {
  const [row] = await db.rows<{ at: string }>(
    'retention.next-night',
    `select ((date_trunc('day', now() at time zone a.time_zone) + make_interval(days => 1, hours => ${NIGHT_HOUR}))
       at time zone a.time_zone)::text as at from accounts a where a.id = $1`,
    [accountId],
  );
  if (row === undefined) throw notFound('account');
  return row.at;
}

export type DueRule = { kind: RetentionKind; months: number };

const running = (db: Executor) => ({
  /** Undefined when somebody has taken the rule away since. */
  findRule: async (accountId: number, id: number): Promise<DueRule | undefined> => {
    const [rule] = await db.orm
      .select({ kind: retentionRules.kind, months: retentionRules.months })
      .from(retentionRules)
      .where(and(eq(retentionRules.accountId, accountId), eq(retentionRules.id, id)));
    return rule;
  },

  /** The run that a killed process has left, or a new one. */
  beginRun: async (accountId: number, { kind, months }: DueRule): Promise<number> => {
    await db.rows(
      'retention.begin',
      `insert into retention_runs (account_id, id, kind, months) values ($1, $2, $3, $4)
       on conflict (account_id, kind) where finished_at is null do update set months = excluded.months`,
      [accountId, await db.ids.takeOne('retention_runs', accountId), kind, months],
    );
    const [run] = await db.rows<{ id: number }>(
      'retention.under-way',
      'select id from retention_runs where account_id = $1 and kind = $2 and finished_at is null',
      [accountId, kind],
    );
    if (run === undefined) throw new Error('the run is not there');
    return run.id;
  },

  /** After a failure: not again for an hour. */
  postpone: async (accountId: number, ruleId: number): Promise<void> => {
    await db.rows(
      'retention.postpone',
      `update retention_rules set attempts = attempts + 1, next_attempt_at = now() + interval '1 hour'
       where account_id = $1 and id = $2`,
      [accountId, ruleId],
    );
  },

  /** In a transaction. A night on which nothing went leaves no record. Resolves to how many went. */
  endRun: async (accountId: number, { ruleId, runId }: { ruleId: number; runId: number }): Promise<number> => {
    const [run] = await db.rows<{ removed: number }>(
      'retention.end',
      'update retention_runs set finished_at = now() where account_id = $1 and id = $2 returning removed',
      [accountId, runId],
    );
    if (run?.removed === 0)
      await db.rows('retention.forget-run', 'delete from retention_runs where account_id = $1 and id = $2', [
        accountId,
        runId,
      ]);
    await db.rows(
      'retention.rest',
      'update retention_rules set attempts = attempts + 1, next_attempt_at = $3 where account_id = $1 and id = $2',
      [accountId, ruleId, await nextNight(db, accountId)],
    );
    return run?.removed ?? 0;
  },
});
