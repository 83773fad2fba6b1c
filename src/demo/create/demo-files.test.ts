import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDemoContent } from '#demo/content/demo-content.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { canMountDisks, mountSmallDisk, unmountSmallDisk } from '#testing/disk/small-disk.ts';
import { makeFiles, shotsOf } from './demo-files.ts';

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

test('no photo is of the same view and second as another, also at an hour at which a meter and a report would meet', () => {
  const shots = shotsOf(buildDemoContent(new Date('2026-11-27T17:27:27Z')));
  const seconds = shots.map(
    ({ photo, variant, takenAt }) => `${photo} ${variant} ${Math.floor(takenAt.getTime() / 1000)}`,
  );
  expect(new Set(seconds).size).toBe(shots.length);
});
