/** The paths of finished exports: one zip each, named by its account and its id, put there by a rename. */
import { glob, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Executor } from '../database/database.ts';

export type ExportKey = { accountId: number; id: number };

const homeOf = (dataDir: string) => join(dataDir, 'exports');

export function exportPath(dataDir: string, { accountId, id }: ExportKey): string {
  return join(homeOf(dataDir), String(accountId), `${id}.zip`);
}

/** Somebody may be writing it, or have committed its row a moment ago. */
const ABANDONED_AFTER = 15 * 60_000;
const named = /^(\d+)[\\/](\d+)\.zip$/;

/** Exports that have ended, those whose rows are gone, and the unfinished files of workers that were killed. */
export async function removeEndedExports(db: Executor, dataDir: string): Promise<void> {
  await db.rows('exports.end', 'delete from exports where expires_at < now()');
  const home = homeOf(dataDir);
  for await (const name of glob('*/*', { cwd: home })) {
    const [, accountId, id] = named.exec(name) ?? [];
    const path = join(home, name);
    const isNeeded =
      accountId === undefined || id === undefined
        ? await isFresh(path)
        : (await db.rows('exports.has-row', 'select from exports where account_id = $1 and id = $2', [accountId, id]))
            .length > 0;
    if (!isNeeded) await rm(path, { force: true });
  }
}

async function isFresh(path: string): Promise<boolean> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs >= Date.now() - ABANDONED_AFTER,
    () => true,
  );
}
