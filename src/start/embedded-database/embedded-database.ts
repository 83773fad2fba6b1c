/** A PostgreSQL of our own, reached through a unix socket only, kept running for as long as Keyturn runs. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { claimCluster } from './claim-cluster.ts';
import { type ClusterLocation, placeBinaries } from './cluster-location.ts';
import { writeClusterRecord } from './cluster-record.ts';
import { createCluster } from './create-cluster.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { prepareDatabase } from './prepare-database.ts';
import { makeSocketDir } from './socket-dir.ts';
import { keepRunning } from './supervision.ts';

export type EmbeddedDatabase = {
  url: string;
  /** The directories that a backup must contain, printed at the start. */
  clusterPath: string;
  stop: () => Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  dataDir: string;
  /** For tests: nothing is synced to the disk, and databases may be made and dropped. */
  throwaway?: boolean;
  /** Whether commits survive a power failure of the machine; tests do not need it. */
  durable?: boolean;
  /** Called when PostgreSQL ended by itself and was started again, or could not be (with the reason). */
  onRestart?: (failure?: Error) => void;
};

export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const installed = findPostgresBinaries();
  // A PostgreSQL left running was stopped, not taken over: the new one has our settings and binaries, and is our child to watch.
  const { location, release } = await claimCluster(options.dataDir);
  try {
    const { stop, ...database } = await openCluster(options, location, installed);
    return {
      ...database,
      stop: async () => {
        await stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openCluster(
  { dataDir, throwaway = false, durable = !throwaway, onRestart = () => undefined }: EmbeddedDatabaseOptions,
  location: ClusterLocation,
  installed: PostgresBinaries,
): Promise<EmbeddedDatabase> {
  const { cluster, account } = location;
  const binaries = await placeBinaries(installed, account);
  if (!existsSync(cluster)) await createCluster(binaries, location, durable);
  checkVersion(cluster, installed.version);

  const socketDir = await makeSocketDir(location.record.socketDir, account);
  const record = { ...location.record, socketDir, created: true };
  await writeClusterRecord(dataDir, record);

  const start = (): Promise<ChildProcess> => startPostmaster({ binaries, location, socketDir, durable });
  const server = keepRunning(await start(), start, onRestart);
  const stop = async (): Promise<void> => {
    await server.stop((pid) => stopPostmaster(pid, cluster));
    await rm(socketDir, { recursive: true, force: true });
  };
  try {
    return { url: await prepareDatabase(socketDir, record, throwaway), clusterPath: cluster, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function checkVersion(cluster: string, installed: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === installed.split('.')[0]) return;
  throw new StartFault(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this Keyturn brings ${installed}. ` +
      'Restore a backup of it with the Keyturn that made it, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}
