/** Brings a backup back. The current contents of DATA_DIR are set aside in it, never removed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Duplex, PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { setAsidePrefix } from './backup.ts';
import { AlreadyRuns, lockDataDir } from '../embedded-database/claim-cluster.ts';
import { isCluster, settleRestored } from '../embedded-database/cluster-location.ts';
import { readClusterRecord } from '../embedded-database/cluster-record.ts';
import { findPostmaster, stopPostmaster } from '../embedded-database/postmaster.ts';
import { StartFault } from '../start-fault.ts';
import { markRestored } from './restored-mark.ts';
import { isSealed, openWith } from './sealed.ts';

/** Resolves to where the previous contents are, if there were any. A sealed backup needs the file of an identity. */
export async function restoreBackup(file: string, dataDir: string, identityFile?: string): Promise<string | undefined> {
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof AlreadyRuns)) throw error;
    throw new AlreadyRuns(dataDir, error.owner, 'Stop it, restore the backup, and start it again.');
  });
  const restored = incomingFolder(dataDir);
  try {
    await stopLeftPostgres(dataDir);
    await rm(restored, { recursive: true, force: true });
    await mkdir(restored, { mode: 0o711 });
    await unpack(file, restored, identityFile);
    if (existsSync(join(restored, 'database.dump')))
      throw new StartFault(`${file} is the backup of a database of its own: name an empty one in DATABASE_URL.`);
    if (!isCluster(join(restored, 'cluster')) || !readClusterRecord(restored))
      throw new StartFault(`${file} is not a backup of Keyturn.`);
    await settleRestored(restored);
    await markRestored(restored);

    return await bringIn(dataDir, restored);
  } finally {
    await rm(restored, { recursive: true, force: true });
    lock.release();
  }
}

/** The folder that a backup is unpacked in, beside the place that it goes to. */
export const incomingFolder = (dataDir: string): string => join(dataDir, `${setAsidePrefix}incoming`);

/** Resolves to where the previous contents are, if there were any. */
export async function bringIn(dataDir: string, restored: string): Promise<string | undefined> {
  const aside = join(dataDir, `${setAsidePrefix}${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`);
  const previous = (await readdir(dataDir)).filter(
    (name) => name !== 'keyturn.lock' && !name.startsWith(setAsidePrefix),
  );
  if (previous.length > 0) await mkdir(aside, { mode: 0o711 });
  for (const name of previous) await rename(join(dataDir, name), join(aside, name));
  // The record comes last: until then there is no cluster here, rather than half of one.
  const names = (await readdir(restored)).toSorted((one) => (one === 'cluster.json' ? 1 : -1));
  for (const name of names) await rename(join(restored, name), join(dataDir, name));
  return previous.length > 0 ? aside : undefined;
}

async function stopLeftPostgres(dataDir: string): Promise<void> {
  const record = readClusterRecord(dataDir);
  const cluster = record && resolve(dataDir, record.home, 'cluster');
  const left = cluster !== undefined && existsSync(cluster) ? findPostmaster(cluster) : undefined;
  if (left !== undefined && cluster !== undefined) await stopPostmaster(left, cluster);
}

export async function unpack(file: string, directory: string, identityFile: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new StartFault(`There is no file ${file}.`);
  const unsealed = (await isSealed(file))
    ? Duplex.from(await openWith(needIdentity(file, identityFile)))
    : new PassThrough();
  const tar = spawn('tar', ['-xf', '-', '--no-same-owner', '-C', directory], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = once(tar, 'close');
  const said = text(tar.stderr);
  try {
    await pipeline(createReadStream(file), unsealed, createGunzip(), passTo(tar.stdin));
  } catch (error) {
    tar.kill();
    const orKey = identityFile === undefined ? '' : ', or this identity does not open it';
    throw new StartFault(`${file} is not a backup of Keyturn, or it is damaged${orKey}.`, { cause: error });
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new StartFault(`${file} could not be unpacked:\n${await said}`);
}

/**
 * Tar ends at the two empty blocks, and its input with it, whether the archive goes on or not. The rest is read all the
 * same: the seal and the compression are checked at the end of the file. Tar's exit code tells how it went.
 */
function passTo(input: Writable): Writable {
  input.on('error', () => undefined);
  return new Writable({
    write(chunk, _encoding, done) {
      if (input.destroyed) done();
      else input.write(chunk, () => done());
    },
    final(done) {
      input.end();
      done();
    },
  });
}

function needIdentity(file: string, identityFile: string | undefined): string {
  if (identityFile !== undefined) return identityFile;
  throw new StartFault(`${file} is sealed: name the file of an identity that opens it, with --identity.`);
}
