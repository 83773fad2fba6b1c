/**
 * The rows that the rules of retention may remove: `$1` is the account, `$2` the months. A dry run and a run ask by the same
 * conditions.
 */
import { states } from '#domain/inspection-state.ts';
import { startsFrom } from '#domain/initialization.ts';
import type { RetentionKind } from '#domain/people/retention.ts';
import { heldInspection } from './held.ts';

type DueRows = {
  /** Tables and conditions; the rows that go are `t`. */
  from: string;
  where: string;
  /** The age is counted from here. */
  since: string;
  /** The inspection that decides, and whose address names an example; left out where there is none. */
  inspection?: string;
  words: string;
};

/** Stands in conditions for inspections under no legal hold, nor their properties. */
type Unheld = (inspection: string) => string;

const cutoff = `now() - make_interval(months => $2::int)`;
const unheld: Unheld = (inspection) => `not ${heldInspection(inspection)}`;
const answered = (inspection: string) =>
  `not exists (select from report_comments c where c.account_id = $1 and c.inspection_id = ${inspection}
     and c.reply is null and c.verdict is null)`;
/** A later report shows beside its own words what the earlier one said. */
const unneeded = (inspection: string) =>
  `not exists (select from inspections later where later.account_id = $1 and later.initialization_from = ${inspection}
     and later.initialization_type = ${startsFrom.report})`;
const finishedLongAgo = (table: string, notHeld: Unheld) =>
  `${table}.account_id = $1 and ${table}.completed_at < ${cutoff} and ${table}.state >= ${states.complete}
   and ${notHeld(table)} and ${answered(`${table}.id`)}`;

const isDone = (table: string, notHeld: Unheld) =>
  `(${table}.state >= ${states.complete} and ${notHeld(table)} and ${answered(`${table}.id`)})`;

const filesOf = (types: string, notHeld: Unheld): DueRows => ({
  from: `inspections i join attachments t on t.account_id = i.account_id and t.report_id = i.report_id
    join files f on f.account_id = t.account_id and f.id = t.file_id`,
  where: `${finishedLongAgo('i', notHeld)} and f.type in (${types})`,
  since: 'i.completed_at',
  inspection: 'i.id',
  words: `coalesce(t.filename, f.media_type)`,
});

const rowsOf = (notHeld: Unheld): Record<RetentionKind, DueRows> => ({
  finished_reports: {
    from: 'inspections t',
    where: `${finishedLongAgo('t', notHeld)} and ${unneeded('t.id')}`,
    since: 't.completed_at',
    inspection: 't.id',
    words: 't.title',
  },
  cancelled_inspections: {
    from: 'inspections t',
    where: `t.account_id = $1 and t.cancelled_at < ${cutoff} and t.completed_at is null and ${notHeld('t')}
      and ${unneeded('t.id')}`,
    since: 't.cancelled_at',
    inspection: 't.id',
    words: 't.title',
  },
  photographs: filesOf(`'IMAGE'`, notHeld),
  recordings: filesOf(`'AUDIO', 'VIDEO'`, notHeld),
  emails: {
    from: 'emails t left join inspections i on i.account_id = t.account_id and i.id = t.inspection_id',
    where: `t.account_id = $1 and t.created_at < ${cutoff} and (t.sent_at is not null or t.tried_until < now())
      and (i.id is null or ${isDone('i', notHeld)})
      and not exists (select from email_visits v join inspections other on other.account_id = $1 and other.id = v.inspection_id
        where v.account_id = $1 and v.email_id = t.id and not (${isDone('other', notHeld)}))`,
    since: 't.created_at',
    inspection: 'i.id',
    words: 't.subject',
  },
  deliveries: {
    from: 'webhook_deliveries t',
    where: `t.account_id = $1 and t.created_at < ${cutoff} and t.state <> 'pending'`,
    since: 't.created_at',
    words: 't.kind',
  },
  ended_links: {
    from: 'file_shares t join inspections i on i.account_id = t.account_id and i.id = t.inspection_id',
    where: `t.account_id = $1 and least(t.expires_at, t.revoked_at) < ${cutoff} and ${notHeld('i')}
      and ${answered('i.id')}`,
    since: 'least(t.expires_at, t.revoked_at)',
    inspection: 'i.id',
    words: `'Shared link'`,
  },
  tenant_links: {
    from: 'inspections t',
    where: `t.account_id = $1 and t.tenant_token_expires_at < ${cutoff} and t.state >= ${states.complete}
      and ${notHeld('t')} and ${answered('t.id')}`,
    since: 't.tenant_token_expires_at',
    inspection: 't.id',
    words: 't.title',
  },
});

export const dueRows = rowsOf(unheld);
/** The same with those that stay for a legal hold alone. */
export const dueOrHeldRows = rowsOf(() => 'true');
