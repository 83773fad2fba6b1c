/** The conditions that must hold after a crash, read from the database and the disk, not from the service. */
import { access, readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#store/database/database.ts';
import { originalPath } from '#store/files/files.ts';
import type { Ledger } from './ledger.ts';

export type Faults = Record<
  'lost' | 'twice' | 'half copied' | 'order' | 'rows without files' | 'files without rows' | 'no event',
  string[]
>;

/** In milliseconds. The next start cleans up the remains of a crash on the disk in the background. */
const SWEEP_PATIENCE = 60_000;

export async function findFaults(database: Database, dataDir: string, ledger: Ledger): Promise<Faults> {
  const [lost, twice] = await checkCreated(database, ledger);
  return {
    lost: [...lost, ...(await checkAutosaved(database, ledger)), ...(await checkListed(database, ledger))],
    twice,
    'half copied': await checkCopies(database, ledger),
    order: await checkOrder(database, ledger),
    'rows without files': await checkFilesOfRows(database, dataDir, ledger),
    'files without rows': await checkRowsOfFiles(database, dataDir, ledger),
    'no event': await checkEvents(database, ledger),
  };
}

async function checkCreated({ pool }: Database, { accountId, created }: Ledger): Promise<[string[], string[]]> {
  const { rows } = await pool.query<{ ref: string; count: number }>(
    `select ref, count(*)::int from inspections where account_id = $1 and ref like 'kill-%' group by ref`,
    [accountId],
  );
  const counts = new Map(rows.map(({ ref, count }) => [ref, count]));
  const lost = [...created]
    .filter(([ref, { isAcknowledged }]) => isAcknowledged && !counts.has(ref))
    .map(([ref]) => ref);
  const notes = await pool.query<{ note: string }>(
    `select 'note of ' || f.sha256 as note from attachments at join files f on f.account_id = at.account_id and f.id = at.file_id
     where at.account_id = $1 and f.media_type like 'text/plain%' group by f.sha256 having count(*) > 1`,
    [accountId],
  );
  const twice = rows.filter(({ count }) => count > 1).map(({ ref }) => ref);
  return [lost, [...twice, ...notes.rows.map(({ note }) => note)]];
}

async function checkAutosaved({ pool }: Database, { autosaved }: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const { item, sent, acknowledged } of autosaved) {
    const { rows } = await pool.query<{ description: string }>('select description from items where id = $1', [item]);
    const stored = Number(rows[0]?.description);
    if (!(stored >= acknowledged && stored <= sent))
      lost.push(`item ${item}: ${acknowledged} acknowledged, ${stored} stored`);
  }
  return lost;
}

async function checkListed({ pool }: Database, { copied, filed }: Ledger): Promise<string[]> {
  const rooms = await pool.query<{ id: number }>('select id from rooms where report_id = $1', [copied.reportId]);
  const files = await pool.query<{ id: number; sha256: string }>(
    'select at.id, f.sha256 from attachments at join files f on f.id = at.file_id where at.id = any($1)',
    [[...filed.acknowledged.keys(), ...filed.deleted]],
  );
  const roomIds = new Set(rooms.rows.map(({ id }) => id));
  const stored = new Map(files.rows.map(({ id, sha256 }) => [id, sha256]));
  return [
    ...copied.acknowledged.filter((id) => !roomIds.has(id)).map((id) => `room ${id}`),
    ...[...filed.acknowledged].filter(([id, sha256]) => stored.get(id) !== sha256).map(([id]) => `attachment ${id}`),
    ...[...filed.deleted].filter((id) => stored.has(id)).map((id) => `deletion of attachment ${id}`),
  ];
}

async function checkCopies({ pool }: Database, { copied }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; items: number; pictures: number }>(
    `select rm.id, (select count(*)::int from items it where it.room_id = rm.id) as items,
       (select count(*)::int from attachments at left join items it on it.id = at.item_id
        where at.room_id = rm.id or it.room_id = rm.id) as pictures
     from rooms rm where rm.report_id = $1`,
    [copied.reportId],
  );
  return rows
    .filter(({ items, pictures }) => items !== copied.items || pictures !== copied.pictures)
    .map(({ id, items, pictures }) => `room ${id} has ${items} items and ${pictures} pictures`);
}

async function checkOrder({ pool }: Database, { ordered }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ ids: string }>(
    `select string_agg(id::text, ',' order by position) as ids from rooms where report_id = $1`,
    [ordered.reportId],
  );
  const stored = rows[0]?.ids ?? '';
  if (stored === ordered.acknowledged || ordered.sent.includes(stored)) return [];
  return [`${ordered.acknowledged} acknowledged, ${stored} stored`];
}

/** Each file is read once; that it is still there is looked at every time. */
const known = new Set<string>();

async function checkFilesOfRows({ pool }: Database, dataDir: string, { accountId }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ sha256: string }>(
    `select distinct f.sha256 from files f join attachments at on at.account_id = f.account_id and at.file_id = f.id
     where f.account_id = $1`,
    [accountId],
  );
  const missing: string[] = [];
  for (const { sha256 } of rows) {
    const path = originalPath(dataDir, { accountId, sha256 });
    const isThere = await (known.has(path) ? access(path).then(() => true) : holds(path, sha256)).catch(() => false);
    if (isThere) known.add(path);
    else missing.push(sha256);
  }
  return missing;
}

async function holds(path: string, sha256: string): Promise<boolean> {
  return (
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex') === sha256
  );
}

async function checkRowsOfFiles({ pool }: Database, dataDir: string, { accountId }: Ledger): Promise<string[]> {
  for (const deadline = Date.now() + SWEEP_PATIENCE; ; await pause(50)) {
    const { rows } = await pool.query<{ sha256: string }>('select sha256 from files where account_id = $1', [
      accountId,
    ]);
    const stored = new Set(rows.map(({ sha256 }) => sha256));
    const folders = await listFolders(join(dataDir, 'files', String(accountId)));
    const left = folders.filter((sha256) => !stored.has(sha256));
    if (left.length === 0 || Date.now() > deadline) return left;
  }
}

async function listFolders(directory: string): Promise<string[]> {
  const starts = await readdir(directory).catch((): string[] => []);
  return (await Promise.all(starts.map((start) => readdir(join(directory, start))))).flat();
}

async function checkEvents({ pool }: Database, { accountId }: Ledger): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select i.id from inspections i where i.account_id = $1 and i.ref like 'kill-%' and (
       select count(*) from events e where e.account_id = i.account_id and e.kind = 'inspection.created'
         and (e.data ->> 'inspection_id')::int = i.id) <> 1`,
    [accountId],
  );
  return rows.map(({ id }) => `inspection ${id}`);
}
