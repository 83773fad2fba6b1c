/**
 * A restored backup knows nothing of its restoring. A file in DATA_DIR says it, which comes with the contents; the next start, on
 * tables that are up to date by then, tells the security log of every account.
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import type { Database } from '#store/database/database.ts';

export const restoredMark = 'restored.json';

/** Into the folder that becomes DATA_DIR, before it does. */
export async function markRestored(folder: string): Promise<void> {
  await writeFile(join(folder, restoredMark), JSON.stringify({ at: new Date().toISOString() }), { mode: 0o600 });
}

/** Until `tellRestored` has told it. */
export async function isRestored(dataDir: string): Promise<boolean> {
  return stat(join(dataDir, restoredMark)).then(
    () => true,
    () => false,
  );
}

/** Several processes may start at once, and one may be killed in the middle: each account is told once. */
export async function tellRestored(database: Database, dataDir: string): Promise<void> {
  const path = join(dataDir, restoredMark);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  const { at } = JSON.parse(text) as { at: string };
  const event = { kind: 'backup.restored', facts: { restored_at: at } } as const;
  await buildSecurityLogStore(database).addToEach(event, at);
  await rm(path, { force: true });
}
