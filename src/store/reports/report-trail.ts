/**
 * The entries of the audit trail about a report. Text is saved while it is typed, so an entry stays open for ten
 * minutes: until then the same person's next change of the same kind to the same thing goes into it
 * (`docs/decisions/013`).
 */
import { type AuditActor, buildAuditStore } from '../properties/audit.ts';
import type { Executor } from '../database/database.ts';
import type { AuditChange } from '../schema/event.ts';

export const OPEN_FOR = '10 minutes';
export const OPEN_MS = 10 * 60 * 1000;

export type ReportChange = {
  /** For example `report.room_added`. */
  action: string;
  subject: { type: 'inspection' | 'room' | 'item' | 'attachment'; id: number };
  changes?: AuditChange[];
};

/** The open entry of this person, if there is one: `$1` account, `$2` subject type, `$3` subject, `$4` action, `$5` person, `$6` their name, which is all that is known of a tenant. */
const openEntry = `select id, changes from audit_entries
  where account_id = $1 and subject_type = $2 and subject_id = $3 and action = $4
    and actor_id is not distinct from $5::int and actor_name = $6 and created_at > now() - interval '${OPEN_FOR}'
  order by created_at desc, id desc limit 1`;

export async function noteReportChange(
  db: Executor,
  actor: AuditActor,
  propertyId: number,
  { action, subject, changes = [] }: ReportChange,
): Promise<void> {
  const [open] = await db.rows<{ id: number; changes: AuditChange[] }>('report.trail open', openEntry, [
    actor.accountId,
    subject.type,
    subject.id,
    action,
    actor.userId,
    actor.userName,
  ]);
  if (open === undefined) {
    await buildAuditStore(db).add(actor, { propertyId, action, subject, changes: changes.map(shortened) });
    return;
  }
  await db.rows('report.trail extend', 'update audit_entries set changes = $3 where account_id = $1 and id = $2', [
    actor.accountId,
    open.id,
    JSON.stringify(mergeChanges(open.changes, changes)),
  ]);
}

/** The first and the current value; lists of things added or removed grow. */
export function mergeChanges(earlier: AuditChange[], later: AuditChange[]): AuditChange[] {
  const merged = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later.map(shortened)) {
    const before = merged.get(change.field);
    merged.set(change.field, before === undefined ? change : mergeChange(before, change));
  }
  return [...merged.values()];
}

function mergeChange(earlier: AuditChange, later: AuditChange): AuditChange {
  const { field } = later;
  if (Array.isArray(earlier.to) && Array.isArray(later.to))
    return { field, from: null, to: [...earlier.to, ...later.to] };
  if (Array.isArray(earlier.from) && Array.isArray(later.from))
    return { field, from: [...earlier.from, ...later.from], to: null };
  return { field, from: earlier.from, to: later.to };
}

/** The trail tells what happened; the report holds the text. */
const LONGEST = 500;

function shortened({ field, from, to }: AuditChange): AuditChange {
  return { field, from: shortenedValue(from), to: shortenedValue(to) };
}

function shortenedValue(value: unknown): unknown {
  // By code points, so that no character is cut in two: PostgreSQL refuses half a surrogate pair.
  if (typeof value === 'string' && value.length > LONGEST)
    return `${Array.from(value.slice(0, LONGEST + 1))
      .slice(0, -1)
      .join('')}…`;
  return value;
}
