/** A full disk, or a process that dies over a picture, is no word about the picture. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { listChildren } from '#testing/child-processes.ts';
import { canMountDisks, mountSmallDisk, unmountSmallDisk } from '#testing/disk/small-disk.ts';
import { receiveFile } from './file-intake.ts';
import { MediaFailure, readPicture } from './file-renditions.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-full-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const noise = async (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
const claims = { filename: 'a.jpg', declaredType: 'image/jpeg' };
const outcome = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe.skipIf(!canMountDisks)('on a disk of a megabyte', () => {
  beforeEach(() => mountSmallDisk(place));
  afterEach(() => unmountSmallDisk(place));

  test('a photograph that does not fit is refused for want of room, as it comes and as it is made smaller', async () => {
    const [large, medium] = [await noise(1800), await noise(900)];
    expect([large.length > 1_100_000, medium.length < 900_000, medium.length > 350_000]).toEqual([true, true, true]);
    for (const bytes of [large, medium]) {
      const error = await outcome(receiveFile({ dataDir: place, accountId: 1 }, Readable.from([bytes]), claims));
      expect(isForWantOfRoom(error), String(error)).toBe(true);
      expect(error).not.toBeInstanceOf(Refusal);
    }
  });

  test('a picture that the decoder cannot read is refused as before', async () => {
    const broken = (await noise(100)).subarray(0, 400);
    const error = await outcome(receiveFile({ dataDir: place, accountId: 1 }, Readable.from([broken]), claims));
    expect(error).toMatchObject({ code: 'unsupported_media' });
  });
});

test('a picture whose process is killed is not refused, and is taken the next time', async () => {
  await mkdir(place, { recursive: true });
  const path = join(place, 'original');
  await writeFile(path, await noise(2500));
  const kill = () => {
    for (const pid of listChildren('media-process')) process.kill(pid, 'SIGKILL');
  };
  const killing = setInterval(kill, 10);
  const reading = outcome(receiveFile({ dataDir: place, accountId: 1 }, Readable.from([await readFile(path)]), claims));
  await reading;
  clearInterval(killing);
  expect(await reading).toBeInstanceOf(MediaFailure);
  expect(await readPicture(path)).toMatchObject({ width: 2500, height: 2500 });
});
