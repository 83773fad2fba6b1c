/** Removes files that nobody uses any more, and the leftovers of a crash. */
import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDeliveries } from './attachments-deliveries.ts';
import { removeExpiredPending } from './attachments-pending.ts';
import type { Database, Executor } from '../database/database.ts';
import { type FileContent, fileFolder, originalPath } from './files.ts';

/** Until the transaction ends nobody else adds or removes this content: its folder and its row change together. */
export async function lockContent(tx: Executor, { accountId, sha256 }: FileContent): Promise<void> {
  await tx.rows('files.lock', 'select pg_advisory_xact_lock($1, hashtext($2))', [accountId, sha256]);
  // Waits for copies by reference too, which do not take the lock above: their foreign key holds the row.
  await tx.rows('files.lock-row', 'select 1 from files where account_id = $1 and sha256 = $2 for update', [
    accountId,
    sha256,
  ]);
}

export async function isInPlace(dataDir: string, content: FileContent): Promise<boolean> {
  return access(originalPath(dataDir, content)).then(
    () => true,
    () => false,
  );
}

const backupLock = `hashtext('keyturn backup')`;

/** For a backup: waits for removals under way, and then no file goes that a row has named, as long as this connection lives. */
export const keepFiles = `select pg_advisory_lock(${backupLock})`;

/** Whether something shows the file `f`, in the account whose number is there. */
const shownIn = (account: string) =>
  `(${showsIn(account)}
  or exists (select 1 from covered_files c join attachments at on at.account_id = ${account} and at.file_id = c.shown_id
             where c.account_id = ${account} and c.file_id = f.id and not f.covered)
  or exists (select 1 from covered_files c join report_version_files v on v.account_id = ${account} and v.file_id = c.file_id
             where c.account_id = ${account} and c.shown_id = f.id))`;
/** By itself; a photograph with covered parts keeps the one it was made of, and stands for it in sealed reports. */
const showsIn = (account: string) =>
  `(exists (select 1 from attachments at where at.account_id = ${account} and at.file_id = f.id)
  or exists (select 1 from account_logos l where l.account_id = ${account} and l.file_id = f.id)
  or exists (select 1 from client_logos l where l.account_id = ${account} and l.file_id = f.id)
  or exists (select 1 from key_set_photos k where k.account_id = ${account} and k.file_id = f.id)
  or exists (select 1 from person_signatures p where p.account_id = ${account} and p.file_id = f.id)
  or exists (select 1 from clerk_signatures c where c.account_id = ${account} and c.file_id = f.id)
  or exists (select 1 from report_version_files v where v.account_id = ${account} and v.file_id = f.id))`;
const usedFile = `exists (select 1 from files f where f.account_id = $1 and f.sha256 = $2 and ${shownIn('$1')})`;

/** Takes row and folder away when nothing shows the file. The folder first: a row can be missed, a file cannot. */
export async function removeIfUnused(database: Database, dataDir: string, content: FileContent): Promise<void> {
  const isUsed = await database
    .rows<{ used: boolean }>('files.is-used', `select ${usedFile} as used`, [content.accountId, content.sha256])
    .then(([row]) => row?.used === true);
  if (isUsed) return;
  await database.transaction(async (tx) => {
    await lockContent(tx, content);
    const [row] = await tx.rows<{ used: boolean; kept: boolean }>(
      'files.may-go',
      `select ${usedFile} as used,
              exists (select 1 from files where account_id = $1 and sha256 = $2)
                and not pg_try_advisory_xact_lock_shared(${backupLock}) as kept`,
      [content.accountId, content.sha256],
    );
    // Kept for a backup, which may hold the row: an hour later it is the sweep's.
    if (row?.used === true || row?.kept === true) return;
    await rm(fileFolder(dataDir, content), { recursive: true, force: true });
    await tx.rows('files.remove', 'delete from files where account_id = $1 and sha256 = $2', [
      content.accountId,
      content.sha256,
    ]);
  });
}

/** By their ids, after what showed them is gone. */
export async function removeUnusedFiles(
  database: Database,
  dataDir: string,
  accountId: number,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const unused = await database.rows<{ sha256: string }>(
    'files.unused',
    `select f.sha256 from files f where f.account_id = $1 and not ${shownIn('$1')}
       and (f.id = any($2::int[])
         or f.id in (select file_id from covered_files where account_id = $1 and shown_id = any($2::int[])))`,
    [accountId, ids],
  );
  for (const { sha256 } of unused) await removeIfUnused(database, dataDir, { accountId, sha256 });
}

/** A file that is still being received grows within this time; another process may be receiving it. */
const ABANDONED_AFTER = 15 * 60_000;
const marker = /\.placed$/;

/** Announcements nobody fulfilled, moves that were not committed, receptions that ended half way, rows nobody shows. */
export async function sweepFiles(database: Database, dataDir: string): Promise<void> {
  await removeExpiredPending(database);
  await buildDeliveries(dataDir).sweep();
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    if (marker.test(name)) await settleMarker(database, dataDir, path);
    else if (await isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
  const unused = await database.rows<{ accountId: number; sha256: string }>(
    'files.all-unused',
    `select f.account_id as "accountId", f.sha256 from files f
     where f.created_at < now() - interval '1 hour' and not ${shownIn('f.account_id')}`,
  );
  for (const content of unused) await removeIfUnused(database, dataDir, content);
}

/** The file that a marker names, unless rows show it by now. */
export async function settleMarker(database: Database, dataDir: string, path: string): Promise<void> {
  const content = await readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as FileContent)
    .catch(() => undefined);
  // Waits for a transaction that is still moving it.
  if (content !== undefined) await removeIfUnused(database, dataDir, content);
  await rm(path, { force: true });
}

async function isAbandoned(path: string): Promise<boolean> {
  const times = await Promise.all(
    [path, join(path, 'original')].map((one) =>
      stat(one).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times) < Date.now() - ABANDONED_AFTER;
}
