/** DATA_DIR/cluster.json: where this installation's cluster is and its passwords. Without it the data cannot be opened. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';

export type ClusterRecord = {
  /** Relative when the cluster lies in DATA_DIR, so that it moves along. */
  home: string;
  /** A directory of its own for the socket: a socket's path ends at 103 bytes, and DATA_DIR's may be longer. */
  socketDir: string | undefined;
  /** Keyturn's own role, which owns the database and nothing else. */
  password: string;
  superuserPassword: string;
  /** Set once the cluster was there: from then on a missing one is a loss, not a first start. */
  created: boolean;
};

export function newClusterRecord(home: string): ClusterRecord {
  const secret = () => randomBytes(24).toString('base64url');
  return { home, socketDir: undefined, password: secret(), superuserPassword: secret(), created: false };
}

export function clusterRecordPath(dataDir: string): string {
  return join(dataDir, 'cluster.json');
}

export function readClusterRecord(dataDir: string): ClusterRecord | undefined {
  const path = clusterRecordPath(dataDir);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ClusterRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new StartFault(`This user may not read ${path}. Be the user who starts Keyturn.`, { cause: error });
    throw new StartFault(`${path} cannot be read (${(error as Error).message}). Put it back from a backup.`, {
      cause: error,
    });
  }
}

/** Written whole or not at all, and on the disk before anything relies on it. */
export async function writeClusterRecord(dataDir: string, record: ClusterRecord): Promise<void> {
  const path = clusterRecordPath(dataDir);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    // Root may start a cluster that is otherwise an ordinary user's.
    if (process.getuid?.() === 0) await chownLike(file, dataDir);
    await file.writeFile(`${JSON.stringify(record, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

async function chownLike(file: FileHandle, model: string): Promise<void> {
  const { uid, gid } = await stat(model);
  await file.chown(uid, gid);
}
