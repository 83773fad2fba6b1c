/** Foretells the undoing of an import, for all of its rows at once. The undoing itself looks at each again. */
import type { ImportKind } from '#domain/import/import-kind.ts';
import { leftBecause } from '#domain/import/left-because.ts';
import type { Executor } from '../database/database.ts';
import { useOfClient, useOfProperty } from './find-there.ts';

export type UndoPlan = {
  /** Rows whose thing is removed, and those whose thing becomes as it was. */
  added: number;
  updated: number;
  kept: { reason: string; rows: number }[];
};
type Counted = { outcome: 'added' | 'updated'; reason: string | null; rows: number };
type Of = { accountId: number; id: number; kind: ImportKind };

/** `use`: why one that was added cannot be removed, in SQL of the thing `t` and the account $1. */
const things: Record<ImportKind, { table: string; use: string }> = {
  properties: { table: 'properties', use: useOfProperty('t.id') },
  clients: { table: 'clients', use: useOfClient('t.id') },
  contacts: { table: 'property_contacts', use: 'null' },
  tenancies: { table: 'property_contacts', use: 'null' },
  meters: {
    table: 'meters',
    use: `case when exists (select from meters c where c.account_id = $1 and c.parent_id = t.id)
      then '${leftBecause.carriesMeters}' end`,
  },
  staff: {
    table: 'users',
    use: `case when t.joined_at is not null
        or exists (select from inspections i where i.account_id = $1 and i.clerk_id = t.id)
        or exists (select from inspections i where i.account_id = $1 and i.typist_id = t.id)
        or exists (select from inspections i where i.account_id = $1 and i.actor_id = t.id)
      then '${leftBecause.isAtWork}' end`,
  },
};

export const buildUndoPlans = (db: Executor) => ({
  findUndoPlan: async ({ accountId, id, kind }: Of): Promise<UndoPlan> => {
    const { table, use } = things[kind];
    const counted = await db.rows<Counted>(
      `imports.undo-plan ${kind}`,
      `select r.outcome, case
           when t.id is null then '${leftBecause.gone}'
           when t.version is distinct from r.version_after then '${leftBecause.changed}'
           when r.outcome = 'added' then ${use}
         end as reason, count(*)::int as rows
       from import_rows r left join ${table} t on t.account_id = $1 and t.id = r.subject_id
       where r.account_id = $1 and r.import_id = $2 and r.outcome in ('added', 'updated') group by 1, 2`,
      [accountId, id],
    );
    const undone = (outcome: Counted['outcome']) =>
      counted.find((one) => one.outcome === outcome && one.reason === null)?.rows ?? 0;
    return { added: undone('added'), updated: undone('updated'), kept: keptOf(counted) };
  },
});

/** The most frequent reason first. */
function keptOf(counted: readonly Counted[]): UndoPlan['kept'] {
  const byReason = new Map<string, number>();
  for (const { reason, rows } of counted) if (reason !== null) byReason.set(reason, (byReason.get(reason) ?? 0) + rows);
  return [...byReason]
    .map(([reason, rows]) => ({ reason, rows }))
    .toSorted((one, other) => other.rows - one.rows || one.reason.localeCompare(other.reason));
}
