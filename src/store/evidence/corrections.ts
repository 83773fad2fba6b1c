/** Why a finished report was opened again, and who changed what in it, as the audit trail tells. */
import { states } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { OPEN_FOR } from '../reports/report-trail.ts';
import type { AuditChange } from '../schema/event.ts';
import type { Difference } from './compare-versions.ts';
import type { Correction } from './printed-facts.ts';
import { snakeCase } from './thing.ts';

/** The last time that the report was opened after it had been finished. */
export async function findCorrection(
  db: Executor,
  { accountId, id }: Pick<InspectionRow, 'accountId' | 'id'>,
): Promise<Correction | undefined> {
  const [row] = await db.rows<{ at: string; by: string; changes: AuditChange[] }>(
    'evidence.correction',
    `select created_at as at, actor_name as by, changes from audit_entries
     where account_id = $1 and subject_type = 'inspection' and subject_id = $2 and action = 'inspection.reopen'
       and changes @> $3::jsonb
     order by created_at desc, id desc limit 1`,
    [accountId, id, JSON.stringify([{ field: 'state', from: states.complete }])],
  );
  if (row === undefined) return undefined;
  const given = (field: string) => row.changes.find((change) => change.field === field)?.to;
  const reasons = given('reasons');
  const note = given('note');
  return {
    reasons: Array.isArray(reasons) ? reasons.map(String) : [],
    note: typeof note === 'string' ? note : null,
    at: row.at,
    by: row.by,
  };
}

export type Author = { id: number | null; name: string; at: string };
export type AuthoredDifference = Difference & { author: Author | null };
type Entry = {
  subject: string;
  action: string;
  /** The new values, by field. */
  values: Map<string, unknown>;
  /** Begun before the first version was sealed, and perhaps gone on with after it. */
  isEarly: boolean;
} & Author;

/** After the version that was sealed first, up to the other one. */
type Between = { propertyId: number; from: string; until: string };

export async function findAuthors(
  db: Executor,
  accountId: number,
  between: Between,
  differences: readonly Difference[],
): Promise<AuthoredDifference[]> {
  const entries = await listEntries(db, accountId, between);
  return differences.map((difference) => ({ ...difference, author: authorOf(difference, entries) }));
}

/** Newest first. */
async function listEntries(db: Executor, accountId: number, { propertyId, from, until }: Between): Promise<Entry[]> {
  type Row = { type: string; subject: number; action: string; changes: AuditChange[]; isEarly: boolean } & Author;
  const rows = await db.rows<Row>(
    'evidence.trail',
    `select subject_type as type, subject_id as subject, action, changes, actor_id as id, actor_name as name, created_at as at,
       created_at <= $3::timestamptz as "isEarly"
     from audit_entries
     where account_id = $1 and property_id = $2 and created_at > $3::timestamptz - interval '${OPEN_FOR}' and created_at <= $4
     order by created_at desc, id desc`,
    [accountId, propertyId, from, until],
  );
  return rows.map(({ type, subject, changes, ...row }) => ({
    ...row,
    // There is but one property.
    subject: type === 'property' ? type : `${type}:${subject}`,
    values: new Map(changes.map(({ field, to }) => [snakeCase(field), to])),
  }));
}

/** The person who changed the field, else whoever changed the thing last. */
function authorOf({ change, subjects, field, now }: Difference, entries: readonly Entry[]): Author | null {
  const ofSubject = (subject: string) =>
    entries.filter((entry) => entry.subject === subject && (change === 'changed' || addsOrRemoves.test(entry.action)));
  const found = subjects.map(ofSubject).find((some) => some.some((entry) => !entry.isEarly)) ?? [];
  const late = found.filter((entry) => !entry.isEarly);
  const early = subjects.flatMap(ofSubject).filter((entry) => entry.isEarly);
  const entry =
    late.find(({ values }) => field !== null && values.has(field)) ??
    early.find(({ values }) => field !== null && values.get(field) === now) ??
    late[0];
  return entry === undefined ? null : { id: entry.id, name: entry.name, at: entry.at };
}

const addsOrRemoves = /added|removed|copied|moved|loaded|created|initialized|action|meter/;
