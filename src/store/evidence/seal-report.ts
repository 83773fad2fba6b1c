/** Sealing: what is printed of a finished report becomes a version that nothing changes, and an entry of the account's log. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import canonicalize from 'canonicalize';
import { stateBeforeClosing } from '#domain/inspection-state.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import type { reportVersions } from '../schema/sharing.ts';
import { findCorrection } from './corrections.ts';
import { append, emptyLog, hashEntry, hashText, type LogHead } from './merkle-log.ts';
import { readPrintedFacts } from './read-facts.ts';
import { filesOf } from './sealed-files.ts';

export type SealedRow = typeof reportVersions.$inferSelect;

const compress = promisify(brotliCompress);
/** Half the bytes of the quickest, at a few milliseconds for a large report. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The entry of a version in the log. It names the content by its hash alone, and so outlives it. */
export function entryOf(
  version: Pick<SealedRow, 'inspectionId' | 'number' | 'occasion' | 'sealedAt' | 'sha256'>,
): string {
  const { inspectionId, number, occasion, sealedAt, sha256 } = version;
  return canonical({ format: 1, inspection_id: inspectionId, version: number, occasion, sealed_at: sealedAt, sha256 });
}

function canonical(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('nothing to seal');
  return text;
}

/** Inside a transaction that has the inspection locked. `by` is null for a report that was finished before there were versions. */
export async function sealReport(
  tx: Executor,
  inspection: InspectionRow,
  { by }: { by: number | null },
): Promise<void> {
  const { accountId, id: inspectionId } = inspection;
  // Those who seal in one account do so one after the other.
  const log = await lockLog(tx, accountId);
  const { last, issued } = await findLast(tx, accountId, inspectionId);
  if (by === null && issued !== null) return;
  const facts = await readPrintedFacts(tx, accountId, inspection);
  const correction = issued === null ? undefined : await findCorrection(tx, inspection);
  const text = canonical({
    ...facts,
    ...(correction !== undefined && { correction }),
    inspection: { ...facts.inspection, state: stateBeforeClosing(inspection.state) },
  });
  const version = {
    inspectionId,
    number: (last ?? 0) + 1,
    position: log.size,
    occasion: by === null ? ('later' as const) : ('completion' as const),
    sealedAt: (by === null ? null : inspection.completedAt) ?? new Date().toISOString().replace('Z', '+00:00'),
    sealedBy: by,
    reportVersion: facts.reportVersion,
    sha256: hashText(text),
    takenBackAt: null,
  };
  await addRow(tx, { ...version, accountId, content: await compress(text, quality) });
  await keepFiles(tx, accountId, { inspectionId, fileIds: filesOf(facts) });
  await setHead(tx, accountId, append(log, hashEntry(entryOf(version))));
}

async function lockLog(db: Executor, accountId: number): Promise<LogHead> {
  const [head] = await db.rows<LogHead>(
    'evidence.lock',
    `insert into report_logs as log (account_id, size, subtrees) values ($1, 0, '{}')
     on conflict (account_id) do update set size = log.size returning size, subtrees`,
    [accountId],
  );
  return head ?? emptyLog;
}

async function setHead(db: Executor, accountId: number, { size, subtrees }: LogHead): Promise<void> {
  await db.rows('evidence.head', 'update report_logs set size = $2, subtrees = $3 where account_id = $1', [
    accountId,
    size,
    subtrees,
  ]);
}

/** `issued`: the last that was not taken back. A number is given once. */
async function findLast(db: Executor, accountId: number, inspectionId: number): Promise<Last> {
  const [row] = await db.rows<Last>(
    'evidence.last',
    `select max(number) as last, max(number) filter (where taken_back_at is null) as issued
     from report_versions where account_id = $1 and inspection_id = $2`,
    [accountId, inspectionId],
  );
  return row ?? { last: null, issued: null };
}
type Last = Record<'last' | 'issued', number | null>;

async function addRow(db: Executor, row: SealedRow): Promise<void> {
  await db.rows(
    'evidence.add',
    `insert into report_versions (account_id, inspection_id, number, position, occasion, sealed_at, sealed_by, report_version, content, sha256)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      row.accountId,
      row.inspectionId,
      row.number,
      row.position,
      row.occasion,
      row.sealedAt,
      row.sealedBy,
      row.reportVersion,
      row.content,
      row.sha256,
    ],
  );
}

async function keepFiles(
  db: Executor,
  accountId: number,
  { inspectionId, fileIds }: { inspectionId: number; fileIds: number[] },
): Promise<void> {
  await db.rows(
    'evidence.files',
    `insert into report_version_files (account_id, inspection_id, file_id)
     select $1, $2, id from files where account_id = $1 and id = any($3::int[])
     on conflict do nothing`,
    [accountId, inspectionId, fileIds],
  );
}
