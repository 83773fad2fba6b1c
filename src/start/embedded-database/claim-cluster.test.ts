import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartFault } from '../start-fault.ts';
import { claimCluster, lockDataDir, openSharedDataDir } from './claim-cluster.ts';

const isRoot = process.getuid?.() === 0;
/** Containers mostly may not. */
const mayMount = isRoot && process.platform === 'linux' && canMount();

test('a DATA_DIR that is a file, or lies in one, is refused in words', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-claim-'));
  const file = join(place, 'file');
  await writeFile(file, '');
  try {
    for (const dataDir of [file, join(file, 'data')]) {
      for (const open of [lockDataDir, openSharedDataDir]) {
        const refused = await open(dataDir).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(StartFault);
        expect(refused).toMatchObject({
          message: `${dataDir} is not a directory and cannot become one. Set DATA_DIR to another directory.`,
        });
      }
    }
  } finally {
    await rm(place, { recursive: true });
  }
});

test.runIf(process.platform === 'linux')('a DATA_DIR in /proc is refused in words, and at once', async () => {
  for (const open of [lockDataDir, openSharedDataDir])
    await expect(open('/proc/keyturn')).rejects.toThrow('/proc/keyturn is not a directory and cannot become one.');
});

test('makes a DATA_DIR and its parents, which nobody else may look into', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-claim-'));
  const dataDir = join(place, 'of', 'an', 'office');
  (await lockDataDir(dataDir)).release();
  (await lockDataDir(dataDir)).release();
  expect((await stat(dataDir)).mode & 0o066).toBe(0);
  await rm(place, { recursive: true });
});

test.runIf(!isRoot)('a DATA_DIR that this user may not write to is refused in words', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-claim-'));
  await chmod(place, 0o500);
  for (const dataDir of [place, join(place, 'data')])
    for (const open of [lockDataDir, openSharedDataDir])
      await expect(open(dataDir)).rejects.toThrow(`This user may not write to ${dataDir}.`);
  await rm(place, { recursive: true });
});

test.runIf(mayMount)('a full file system, and one that can only be read, are refused in words', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-claim-'));
  const dataDir = join(place, 'data');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', place]);
  try {
    await mkdir(dataDir);
    await writeFile(join(place, 'large'), Buffer.alloc(64 * 1024)).catch(() => undefined);
    await expect(claimCluster(dataDir)).rejects.toThrow(`There is no room left for ${dataDir}.`);
    expect(await readdir(dataDir)).toEqual([]);
    await rm(join(place, 'large'));
    await writeFile(join(dataDir, 'keyturn.lock'), 'of a Keyturn that was killed');
    execFileSync('mount', ['-o', 'remount,ro', place]);
    for (const directory of [dataDir, join(place, 'other')])
      await expect(claimCluster(directory)).rejects.toThrow(
        `${directory} lies on a file system that can only be read.`,
      );
  } finally {
    execFileSync('umount', [place]);
    await rm(place, { recursive: true });
  }
});

function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
