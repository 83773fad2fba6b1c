/**
 * A backup: one compressed tar file of a closed cluster and of DATA_DIR, passwords included.
 *
 *   cluster/…        the cluster, wherever it lies
 *   ./cluster.json   ./demo.json   ./files/…
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, constants } from 'node:zlib';
import { claimCluster } from './embedded-database/claim-cluster.ts';
import { readClusterRecord } from './embedded-database/cluster-record.ts';
import { StartFault } from './start-fault.ts';

/** What a restore sets aside; not part of the next backup. */
export const setAsidePrefix = 'before-restore-';

const leftOut = ['./keyturn.lock', './postgres', './incoming', `./${setAsidePrefix}*`, 'cluster/postmaster.pid'];

export async function writeBackup(file: string, dataDir: string): Promise<void> {
  if (!readClusterRecord(dataDir)?.created) throw new StartFault(`There is nothing to back up in ${dataDir} yet.`);
  const { location, release } = await claimCluster(dataDir);
  try {
    // Beside the file, then in its place: an older backup of that name is lost only to a whole one.
    const place = await mkdtemp(join(dirname(file), '.keyturn-backup-'));
    try {
      const unfinished = join(place, basename(file));
      await packTo(unfinished, dataDir, location.home);
      await rename(unfinished, file);
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

async function packTo(file: string, dataDir: string, home: string): Promise<void> {
  const excluded = leftOut.flatMap((pattern) => ['--exclude', pattern]);
  const tar = spawn('tar', ['-cf', '-', ...excluded, '-C', dataDir, '.', '-C', home, 'cluster'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(tar, 'close');
  const said = text(tar.stderr);
  // Photos do not get smaller, and the rest does at once: more effort would only take longer.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(tar.stdout, gzip, createWriteStream(file, { mode: 0o600, flush: true }));
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new StartFault(`The backup could not be written:\n${await said}`);
}
