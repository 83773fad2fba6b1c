import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDemoContent } from '#demo/content/demo-content.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { canMountDisks, mountSmallDisk, unmountSmallDisk } from '#testing/disk/small-disk.ts';
import { makeFiles } from './demo-files.ts';

test.skipIf(!canMountDisks)('on a full disk the cause is told, and nobody writes any more', async () => {
  const place = await mkdtemp(join(tmpdir(), 'keyturn-demo-'));
  mountSmallDisk(place);
  const folder = join(place, 'incoming');
  try {
    const error = await makeFiles(folder, buildDemoContent(new Date('2027-02-03T09:00:00Z'))).catch(
      (failure: unknown) => failure,
    );
    expect(process.getActiveResourcesInfo().filter((kind) => kind.startsWith('FSReq'))).toEqual([]);
    expect(isForWantOfRoom(error), String(error)).toBe(true);
    await rm(folder, { recursive: true });
    expect(await readdir(place)).toEqual([]);
  } finally {
    unmountSmallDisk(place);
    await rm(place, { recursive: true });
  }
});
