import { access, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChildren, listPriorities } from '#testing/child-processes.ts';
import { ensureRendition } from './file-renditions.ts';
import { fileFolder, originalPath } from './files.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-renditions-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const content = { accountId: 1, sha256: 'ab'.repeat(32) };

test('a picture whose file is gone is refused, and no process is asked for it', async () => {
  const before = listChildren('media-process');
  await expect(ensureRendition(dataDir, content, '480', 0)).rejects.toThrow('The picture cannot be decoded.');
  expect(listChildren('media-process').filter((pid) => !before.includes(pid))).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('the same picture of the same account is made in each of two folders at once', async () => {
  const other = await mkdtemp(join(tmpdir(), 'keyturn-renditions-'));
  try {
    const made = await Promise.all(
      [dataDir, other].map(async (folder) => {
        await givenPicture(folder);
        return ensureRendition(folder, content, '320', 0);
      }),
    );
    for (const path of made) await access(path);
  } finally {
    await rm(other, { recursive: true, force: true });
  }
});

async function givenPicture(folder: string): Promise<void> {
  await mkdir(fileFolder(folder, content), { recursive: true });
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .jpeg()
    .toFile(originalPath(folder, content));
}

test('pictures are worked on behind the requests of people, by every thread that works on them', async () => {
  await givenPicture(dataDir);
  await ensureRendition(dataDir, content, '480', 0);
  // It is kept for the next picture.
  const [pid = 0] = listChildren('media-process');
  // A test that is nice itself has children that are as nice at least.
  const least = Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority());
  expect(listPriorities(pid)).toEqual([least]);
});
