/**
 * Decides where the cluster lives and which binaries run it:
 *
 *   an ordinary user                       DATA_DIR/postgres/cluster
 *   root, nobody can reach DATA_DIR        DATA_DIR/postgres/cluster, owned by nobody
 *   root, nobody cannot                    /var/lib/keyturn/<random>/cluster, found again by DATA_DIR/cluster.json
 *   root, nobody cannot reach the binaries a copy of them in /var/lib/keyturn
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartFault } from '../start-fault.ts';
import {
  type ClusterRecord,
  clusterRecordPath,
  newClusterRecord,
  readClusterRecord,
  writeClusterRecord,
} from './cluster-record.ts';
import { canEnter, findPostgresAccount, type PostgresAccount } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

export type ClusterLocation = {
  /** Holds the cluster and the lock. */
  home: string;
  cluster: string;
  account: PostgresAccount | undefined;
  record: ClusterRecord;
};

const sharedHome = '/var/lib/keyturn';
const homeInDataDir = 'postgres';

export async function makeDataDir(dataDir: string): Promise<void> {
  // Root's PostgreSQL runs as another user, who must pass through without seeing what else is here.
  if (await makeDirectory(dataDir)) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/**
 * False when it was there. Goes step by step: Node's own way tries without end in a directory that takes none, such as
 * /proc.
 */
async function makeDirectory(path: string): Promise<boolean> {
  if (existsSync(path)) {
    if ((await stat(path)).isDirectory()) return false;
    throw Object.assign(new Error(`${path} is not a directory`), { code: 'ENOTDIR' });
  }
  if (dirname(path) !== path) await makeDirectory(dirname(path));
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    // Another start may have been faster; and what may not be looked into exists without being seen.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && existsSync(path)) return false;
    throw error;
  }
}

export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  const known = readClusterRecord(dataDir);
  const knownHome = known && resolve(dataDir, known.home);
  const existing = knownHome && join(knownHome, 'cluster');
  if (known?.created && existing) checkReachable(existing, dataDir);
  const account = await findPostgresAccount(existing && existsSync(existing) ? existing : undefined);

  const record = known ?? newClusterRecord(canEnter(dataDir, account) ? homeInDataDir : newSharedHome());
  const settled = await settle(dataDir, record, account);
  if (settled !== known) await writeClusterRecord(dataDir, settled);

  const given = resolve(dataDir, settled.home);
  if (dirname(given) === sharedHome) await makeSharedHome();
  await mkdir(given, { recursive: true, mode: 0o700 });
  if (account) await chown(given, account.uid, account.gid);
  // Without symbolic links, as the system names a server's working directory.
  const home = await realpath(given);
  return { home, cluster: join(home, 'cluster'), account, record: settled };
}

export function isCluster(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'));
}

/** Puts an unpacked backup into the order of a DATA_DIR; the next start moves the cluster out if it must. */
export async function settleRestored(dataDir: string): Promise<void> {
  const record = readClusterRecord(dataDir) ?? newClusterRecord(homeInDataDir);
  const home = join(dataDir, homeInDataDir);
  const account = await findPostgresAccount(undefined);
  await mkdir(home, { mode: 0o700 });
  await rename(join(dataDir, 'cluster'), join(home, 'cluster'));
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, home]);
  await writeClusterRecord(dataDir, { ...record, home: homeInDataDir, socketDir: undefined, created: true });
}

/** The installed binaries, or a copy where PostgreSQL's user can read them. */
export async function placeBinaries(
  { root, version }: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<string> {
  if (canEnter(join(root, 'bin'), account)) return root;
  const copy = join(sharedHome, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  await makeSharedHome();
  const unfinished = `${copy}.${process.pid}`;
  await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  // Another checkout may have been faster, with the same files.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}

/** Moves a cluster out of a DATA_DIR that was moved to where PostgreSQL's user can no longer reach it. */
async function settle(
  dataDir: string,
  record: ClusterRecord,
  account: PostgresAccount | undefined,
): Promise<ClusterRecord> {
  const home = resolve(dataDir, record.home);
  if (record.home !== homeInDataDir || account === undefined || canEnter(dataDir, account)) return record;
  const moved = newSharedHome();
  if (existsSync(home)) {
    await makeSharedHome();
    await cp(home, moved, { recursive: true, preserveTimestamps: true });
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, moved]);
    await rm(home, { recursive: true });
  }
  return { ...record, home: moved };
}

async function makeSharedHome(): Promise<void> {
  await mkdir(sharedHome, { recursive: true });
  // Not by mkdir's mode alone: root's umask may take the others' rights away.
  await chmod(sharedHome, 0o755);
}

function newSharedHome(): string {
  return join(sharedHome, randomBytes(6).toString('hex'));
}

function checkReachable(cluster: string, dataDir: string): void {
  if (isCluster(cluster)) return;
  if (process.getuid?.() !== 0 && existsSync(cluster))
    throw new StartFault(
      `The database in ${cluster} belongs to another user. Start Keyturn as the user who made it, or set DATA_DIR to another directory.`,
    );
  throw new StartFault(
    `${clusterRecordPath(dataDir)} says that the database is in ${cluster}, and it is not there. ` +
      'Put it back (npm run restore), or remove cluster.json and demo.json to start with an empty one.',
  );
}
