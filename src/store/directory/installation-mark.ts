/**
 * A database and the folder of its files carry one mark. With the folder of another every file would be missed one by
 * one, and what people send meanwhile would lie where nobody looks for it.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Executor } from '../database/database.ts';
import { installationKey } from '../secrets/encryption.ts';

export type MarkFault =
  /** The folder has the mark of another database. */
  | 'marked for another'
  /** The database has its folder, and this is not it. */
  | 'not marked'
  /** Neither is marked yet, but the database names files and the folder has none. */
  | 'without files';

const keyName = 'files';
export const markOfFiles = `select secret from directory.installation_keys where name = '${keyName}'`;

export const markPath = (dataDir: string): string => join(dataDir, 'installation');
/** Written before the database has the mark, and renamed after it: a crash between the two is made good by the next start. */
const pendingPath = (dataDir: string): string => `${markPath(dataDir)}.new`;

export type MarkCheck = { mark: string; fault: MarkFault | undefined };

/** Marks both where neither is marked. Several processes may do it at once. */
export async function checkMark(database: Database, dataDir: string): Promise<MarkCheck> {
  const check = await database.transaction(async (tx) => {
    await tx.rows('installation.lock', `select pg_advisory_xact_lock(hashtext('keyturn installation'))`);
    const known = await findMark(tx);
    const found = await readMark(markPath(dataDir));
    if (known !== undefined) {
      const isOurs = found === known || (found === undefined && (await readMark(pendingPath(dataDir))) === known);
      if (isOurs) return { mark: known, fault: undefined };
      return { mark: known, fault: found === undefined ? ('not marked' as const) : ('marked for another' as const) };
    }
    if (found !== undefined) return { mark: '', fault: 'marked for another' as const };
    if ((await namesFiles(tx)) && !existsSync(join(dataDir, 'files')))
      return { mark: '', fault: 'without files' as const };
    const mark = (await installationKey(tx, keyName)).toString('hex');
    await writeFile(pendingPath(dataDir), `${mark}\n`, { mode: 0o600, flush: true });
    return { mark, fault: undefined };
  });
  // Another process that found the same may be quicker.
  if (check.fault === undefined) await rename(pendingPath(dataDir), markPath(dataDir)).catch(() => undefined);
  return check;
}

async function findMark(db: Executor): Promise<string | undefined> {
  const [row] = await db.rows<{ secret: Buffer }>('installation.mark', markOfFiles);
  return row?.secret.toString('hex');
}

async function namesFiles(db: Executor): Promise<boolean> {
  const rows = await db.rows('installation.has-files', 'select from files limit 1');
  return rows.length > 0;
}

/** Undefined where the folder has none. */
export const readFolderMark = (dataDir: string): Promise<string | undefined> => readMark(markPath(dataDir));

async function readMark(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
