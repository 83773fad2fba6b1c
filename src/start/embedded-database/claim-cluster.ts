/** Nobody touches a cluster's files without having claimed it, so that no two Keyturns ever do. */
import { join, relative } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { type ClusterLocation, locateCluster, makeDataDir } from './cluster-location.ts';
import { type ClusterLock, takeClusterLock } from './cluster-lock.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

const lockFile = 'keyturn.lock';

export type ClusterClaim = { location: ClusterLocation; release: () => void };

/** Refused while a Keyturn runs on it. A PostgreSQL that a killed Keyturn left running is stopped. */
export async function claimCluster(dataDir: string): Promise<ClusterClaim> {
  const locks = [await lockDataDir(dataDir)];
  const release = (): void => locks.forEach((lock) => lock.release());
  try {
    const location = await locateCluster(dataDir);
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
  try {
    await makeDataDir(dataDir);
    return takeClusterLock(join(dataDir, lockFile), dataDir);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new StartFault(
      `This user may not write to ${dataDir}. Start Keyturn as the user who may, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
}
