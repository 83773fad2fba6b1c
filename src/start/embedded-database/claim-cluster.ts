/** Nobody touches a cluster's files without having claimed it, so that no two Keyturns ever do. */
import { access, constants } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { type ClusterLocation, locateCluster, makeDataDir } from './cluster-location.ts';
import { type ClusterLock, takeClusterLock } from './cluster-lock.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

export { AlreadyRuns } from './cluster-lock.ts';

export const lockFile = 'keyturn.lock';

const mayNotWrite = (dataDir: string): string =>
  `This user may not write to ${dataDir}. Start Keyturn as the user who may, or set DATA_DIR to another directory.`;
const isNoDirectory = (dataDir: string): string =>
  `${dataDir} is not a directory and cannot become one. Set DATA_DIR to another directory.`;
const isReadOnly = (dataDir: string): string =>
  `${dataDir} lies on a file system that can only be read. Set DATA_DIR to another directory.`;
const isFull = (dataDir: string): string =>
  `There is no room left for ${dataDir}. Make room, or set DATA_DIR to another directory.`;

const whyUnusable: Record<string, (dataDir: string) => string> = {
  EACCES: mayNotWrite,
  EPERM: mayNotWrite,
  EROFS: isReadOnly,
  ENOSPC: isFull,
  EDQUOT: isFull,
  EEXIST: isNoDirectory,
  ENOENT: isNoDirectory,
  ENOTDIR: isNoDirectory,
};

export type ClusterClaim = { location: ClusterLocation; release: () => void };

/** Refused while a Keyturn runs on it. A PostgreSQL that a killed Keyturn left running is stopped. */
export async function claimCluster(dataDir: string): Promise<ClusterClaim> {
  const locks = [await lockDataDir(dataDir)];
  const release = (): void => locks.forEach((lock) => lock.release());
  try {
    const location = await inWords(dataDir, () => locateCluster(dataDir));
    // Copies of one DATA_DIR may name one cluster outside of it.
    if (relative(dataDir, location.home).startsWith('..'))
      locks.push(takeClusterLock(join(location.home, lockFile), dataDir));
    const left = findPostmaster(location.cluster);
    if (left !== undefined) await stopPostmaster(left, location.cluster);
    return { location, release };
  } catch (error) {
    release();
    throw error;
  }
}

export async function lockDataDir(dataDir: string): Promise<ClusterLock> {
  return inWords(dataDir, async () => {
    await makeDataDir(dataDir);
    return takeClusterLock(join(dataDir, lockFile), dataDir);
  });
}

/** Where the database is somewhere else, several Keyturns may share a DATA_DIR for their files. */
export async function openSharedDataDir(dataDir: string): Promise<void> {
  await inWords(dataDir, async () => {
    await makeDataDir(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  });
}

async function inWords<Result>(dataDir: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    const why = whyUnusable[(error as NodeJS.ErrnoException).code ?? ''];
    if (why === undefined) throw error;
    throw new StartFault(why(dataDir), { cause: error });
  }
}
