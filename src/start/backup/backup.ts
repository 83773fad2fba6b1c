/**
 * A backup: one compressed tar file of the cluster and of DATA_DIR, passwords included, sealed if somebody is named to
 * whom.
 *
 *   cluster/…        the cluster, wherever it lies
 *   ./cluster.json   ./demo.json   ./files/…
 */
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type ArchivePart, writeArchive } from './archive.ts';
import { packRunning } from './backup-of-running.ts';
import { AlreadyRuns, claimCluster, type ClusterClaim } from '../embedded-database/claim-cluster.ts';
import { readClusterRecord } from '../embedded-database/cluster-record.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { StartFault } from '../start-fault.ts';

/** Contents set aside by a restore are not part of the next backup. */
export const setAsidePrefix = 'before-restore-';

/** `incoming` holds what has not been acknowledged; `exports` can be made again. */
export const leftOut = [
  './keyturn.lock',
  './postgres',
  './incoming',
  './exports',
  `./${setAsidePrefix}*`,
  'cluster/postmaster.pid',
];

/** Works also while Keyturn runs. With recipients only they can read it. */
export async function writeBackup(file: string, dataDir: string, recipients: string[] = []): Promise<void> {
  const record = readClusterRecord(dataDir);
  if (!record?.created)
    throw new StartFault(`There is nothing to back up in ${dataDir} yet. DATA_DIR says where Keyturn has its data.`);
  const claim = await claimUnlessRunning(dataDir);
  try {
    await writeWhole(file, recipients, (workFolder) =>
      claim ? packClosed(dataDir, claim.location.home) : packRunning({ dataDir, record, leftOut, workFolder }),
    );
  } finally {
    claim?.release();
  }
}

type Pack = (workFolder: string) => AsyncIterable<ArchivePart>;

/** Written beside the file, then moved into its place: only a whole backup replaces an older one. */
export async function writeWhole(file: string, recipients: string[], pack: Pack): Promise<void> {
  await inWords(file, async () => {
    const workFolder = await mkdtemp(join(dirname(file), '.keyturn-backup-'));
    try {
      const unfinished = join(workFolder, basename(file));
      await writeArchive(unfinished, pack(workFolder), recipients);
      await rename(unfinished, file);
    } finally {
      await rm(workFolder, { recursive: true, force: true });
    }
  });
}

async function claimUnlessRunning(dataDir: string): Promise<ClusterClaim | undefined> {
  return claimCluster(dataDir).catch((error: unknown) => {
    if (error instanceof AlreadyRuns) return undefined;
    throw error;
  });
}

async function* packClosed(dataDir: string, home: string): AsyncGenerator<ArchivePart> {
  yield {
    from: [
      { directory: dataDir, names: ['.'] },
      { directory: home, names: ['cluster'] },
    ],
    leftOut,
  };
}

async function inWords(file: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof StartFault) throw error;
    if (isForWantOfRoom(error)) throw new StartFault(`There is no room for the backup in ${dirname(file)}.`);
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EISDIR'].includes(code)) throw error;
    throw new StartFault(`The backup cannot be written to ${file}: ${message}.`, { cause: error });
  }
}
