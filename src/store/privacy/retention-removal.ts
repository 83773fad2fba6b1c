/**
 * Removes what a rule of retention lets go, a small batch in each transaction, so that nobody waits long for a row and a killed
 * process has lost nothing but its last batch. Files of PDFs go before their rows: a row whose file is gone is found again by the
 * next run, a file without a row by nobody. Other files follow their rows, and the sweep takes what a crash has left.
 */
import { rm } from 'node:fs/promises';
import type { RetentionKind } from '#domain/people/retention.ts';
import type { Database, Executor } from '../database/database.ts';
import { removeUnusedFiles } from '../files/file-sweep.ts';
import { pdfPath } from '../pdfs/pdf-files.ts';
import { dueRows } from './retention-due.ts';
import { lockRules } from './retention-lock.ts';

/** Rows in a transaction: an inspection has hundreds of others below it. */
const batches: Record<RetentionKind, number> = {
  finished_reports: 10,
  cancelled_inspections: 25,
  photographs: 100,
  recordings: 100,
  emails: 250,
  deliveries: 250,
  ended_links: 250,
  tenant_links: 250,
};

export type Removal = { accountId: number; kind: RetentionKind; months: number; runId: number };
type Services = { database: Database; dataDir: string };

/** How many it has removed, with the count of the run: 0 when none is left. */
export async function removeBatch({ database, dataDir }: Services, removal: Removal): Promise<number> {
  const { accountId, kind } = removal;
  const doomed = await listDoomed(database, removal);
  if (doomed.length === 0) return 0;
  const { removed, fileIds } = await database.transaction(async (tx) => {
    const ids = await lockDoomed(tx, removal, doomed);
    const isWhole = kind === 'finished_reports' || kind === 'cancelled_inspections';
    if (isWhole) await removePdfFiles(tx, dataDir, { accountId, inspections: ids });
    const ofThese = ids.length === 0 ? [] : await removeRows(tx, { accountId, kind, ids });
    await tx.rows(
      'retention.count',
      'update retention_runs set removed = removed + $3 where account_id = $1 and id = $2',
      [accountId, removal.runId, ids.length],
    );
    return { removed: ids.length, fileIds: ofThese };
  });
  await removeUnusedFiles(database, dataDir, accountId, fileIds);
  return removed;
}

const listDoomed = async (db: Executor, { accountId, kind, months }: Removal): Promise<number[]> => {
  const { from, where, since } = dueRows[kind];
  const rows = await db.rows<{ id: number }>(
    `retention.doomed ${kind}`,
    `select t.id from ${from} where ${where} order by ${since}, t.id limit ${batches[kind]}`,
    [accountId, months],
  );
  return rows.map(({ id }) => id);
};

/**
 * Asked again when everything is locked that decides: whoever holds a property, reopens a report, comments on one, or takes the rule
 * away meanwhile comes wholly before the batch, and is obeyed, or wholly after it. Each statement sees what was committed before it.
 */
async function lockDoomed(tx: Executor, { accountId, kind, months }: Removal, doomed: number[]): Promise<number[]> {
  await lockRules(tx, accountId);
  const { from, where, inspection } = dueRows[kind];
  if (inspection !== undefined)
    await tx.rows(
      `retention.lock-inspections ${kind}`,
      `select from inspections about where about.account_id = $1 and about.id in (
         select ${inspection} from ${from} where t.account_id = $1 and t.id = any($2::int[]))
       order by about.id for update`,
      [accountId, doomed],
    );
  const rows = await tx.rows<{ id: number }>(
    `retention.lock ${kind}`,
    `select t.id from ${from} where ${where} and t.id = any($3::int[])
       and exists (select from retention_rules r where r.account_id = $1 and r.kind = $4 and r.months = $2)
     order by t.id for update of t`,
    [accountId, months, doomed, kind],
  );
  return rows.map(({ id }) => id);
}

async function removePdfFiles(
  tx: Executor,
  dataDir: string,
  { accountId, inspections }: { accountId: number; inspections: number[] },
): Promise<void> {
  const rows = await tx.rows<{ id: number }>(
    'retention.pdfs',
    'select id from pdfs where account_id = $1 and inspection_id = any($2::int[])',
    [accountId, inspections],
  );
  for (const { id } of rows) await rm(pdfPath(dataDir, { accountId, id }), { force: true });
}

type Doomed = { accountId: number; kind: RetentionKind; ids: number[] };

/** Resolves to the files that nothing may show any more. */
async function removeRows(tx: Executor, { accountId, kind, ids }: Doomed): Promise<number[]> {
  const values = [accountId, ids];
  switch (kind) {
    case 'finished_reports':
    case 'cancelled_inspections':
      return removeInspections(tx, values);
    case 'photographs':
    case 'recordings': {
      await tx.rows(
        'retention.sealed-pictures',
        `delete from report_version_files v using attachments at, inspections i
         where v.account_id = $1 and at.account_id = $1 and at.id = any($2::int[])
           and (v.file_id = at.file_id
             or v.file_id in (select c.file_id from covered_files c where c.account_id = $1 and c.shown_id = at.file_id))
           and i.account_id = $1 and i.report_id = at.report_id and v.inspection_id = i.id`,
        values,
      );
      // A pack has photographs of an earlier report of the same home as well.
      await tx.rows(
        'retention.packs',
        `delete from exports e using attachments at, inspections i, inspections own
         where e.account_id = $1 and at.account_id = $1 and at.id = any($2::int[])
           and i.account_id = $1 and i.report_id = at.report_id
           and own.account_id = $1 and own.property_id = i.property_id and e.inspection_id = own.id`,
        values,
      );
      const rows = await tx.rows<{ fileId: number }>(
        'retention.attachments',
        'delete from attachments where account_id = $1 and id = any($2::int[]) returning file_id as "fileId"',
        values,
      );
      return rows.map(({ fileId }) => fileId);
    }
    case 'emails':
      await removeEmails(tx, values);
      return [];
    case 'tenant_links':
      await tx.rows(
        'retention.tenant-links',
        `update inspections set tenant_token_hash = null, tenant_token_expires_at = null, version = version + 1
         where account_id = $1 and id = any($2::int[])`,
        values,
      );
      return [];
    case 'deliveries':
      await tx.rows(
        'retention.deliveries',
        'delete from webhook_deliveries where account_id = $1 and id = any($2::int[])',
        values,
      );
      return [];
    case 'ended_links':
      await tx.rows('retention.links', 'delete from file_shares where account_id = $1 and id = any($2::int[])', values);
      return [];
  }
}

async function removeEmails(tx: Executor, values: unknown[]): Promise<void> {
  await tx.rows(
    'retention.resends',
    'update emails set resent_from = null where account_id = $1 and resent_from = any($2::int[])',
    values,
  );
  await tx.rows('retention.emails', 'delete from emails where account_id = $1 and id = any($2::int[])', values);
}

/** The trail of an inspection and of everything below it: `$2` the inspections. */
const trailOf = [
  ['inspection', '$2::int[]'],
  ['inspection_contact', below('inspection_contacts', 'inspection_id = any($2::int[])')],
  ...(['room', 'item', 'action', 'attachment'] as const).map(
    (type) => [type, below(`${type}s`, `report_id = any(${reportsOf()})`)] as const,
  ),
] as const;

function below(table: string, where: string): string {
  return `array(select id from ${table} where account_id = $1 and ${where})`;
}
function reportsOf(): string {
  return 'array(select report_id from inspections where account_id = $1 and id = any($2::int[]))';
}

async function removeInspections(tx: Executor, values: unknown[]): Promise<number[]> {
  for (const [type, ids] of trailOf)
    await tx.rows(
      `retention.trail ${type}`,
      `delete from audit_entries where account_id = $1 and subject_type = '${type}' and subject_id = any(${ids})`,
      values,
    );
  const emails = await tx.rows<{ id: number }>(
    'retention.emails-of',
    // Those that tell of several visits go with the last of them.
    `select id from emails where account_id = $1 and inspection_id = any($2::int[])
     union select v.email_id from email_visits v where v.account_id = $1 and v.inspection_id = any($2::int[])
       and not exists (select from email_visits other where other.account_id = $1 and other.email_id = v.email_id
         and not other.inspection_id = any($2::int[]))`,
    values,
  );
  const [accountId] = values;
  await removeEmails(tx, [accountId, emails.map(({ id }) => id)]);
  const files = await tx.rows<{ fileId: number }>(
    'retention.files-of',
    `select distinct file_id as "fileId" from attachments where account_id = $1 and report_id = any(${reportsOf()})`,
    values,
  );
  const sealed = await tx.rows<{ fileId: number }>(
    'retention.sealed-files',
    'delete from report_version_files where account_id = $1 and inspection_id = any($2::int[]) returning file_id as "fileId"',
    values,
  );
  // The hash stays, so that the log of the account can still be checked.
  await tx.rows(
    'retention.sealed',
    `update report_versions set content = null
     where account_id = $1 and inspection_id = any($2::int[]) and content is not null`,
    values,
  );
  const reports = await tx.rows<{ id: number }>(
    'retention.inspections',
    'delete from inspections where account_id = $1 and id = any($2::int[]) returning report_id as id',
    values,
  );
  await tx.rows('retention.reports', 'delete from reports where account_id = $1 and id = any($2::int[])', [
    accountId,
    reports.map(({ id }) => id),
  ]);
  return [...files, ...sealed].map(({ fileId }) => fileId);
}
