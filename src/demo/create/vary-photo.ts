/** One photograph as several: cut and lit differently, and each copy with the camera's clock of its own moment. */
import sharp from 'sharp';
import { londonOffset } from '#demo/calendar.ts';
import { readPhoto } from '#demo/photos.ts';

export const [photoWidth, photoHeight] = [960, 720];

// Several pictures are worked on at a time: more threads for one would only wait for each other.
sharp.concurrency(1);
sharp.cache(false);

const channels = 3 as const;
const quickly = { kernel: 'linear' } as const;

/**
 * The share of the picture that is kept, its position (shares of the rest), and the brightness of red, green and blue.
 */
const looks = [
  { kept: 0.96, left: 0.7, top: 0.5, light: [1, 1, 1] },
  { kept: 0.84, left: 0.2, top: 0.6, light: [1.06, 1.04, 0.97] },
] as const;

export const mostVariants = looks.length;

/** A photograph without its camera's data, by the names that its sizes have on disk. */
export type Variant = ReadonlyMap<string, Buffer>;

export async function varyPhoto(name: string, count: number): Promise<Variant[]> {
  const { data, info } = await sharp(await readPhoto(name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = { raw: { width: info.width, height: info.height, channels } };
  const share = (part: number, length: number) => Math.round(part * length);
  return Promise.all(
    looks.slice(0, count).map(async ({ kept, left, top, light }) => {
      const cut = { width: share(kept, info.width), height: share(kept, info.height) };
      const from = { left: share(left, info.width - cut.width), top: share(top, info.height - cut.height) };
      const seen = await sharp(data, whole)
        .extract({ ...from, ...cut })
        .resize(photoWidth, photoHeight, quickly)
        .raw()
        .toBuffer();
      return encode(lit(seen, light));
    }),
  );
}

/** In place; sharp would turn every value into a fraction and back. */
function lit(pixels: Buffer, light: readonly number[]): Buffer {
  const tables = light.map((factor) => Uint8ClampedArray.from({ length: 256 }, (_, value) => value * factor));
  for (const [channel, table] of tables.entries())
    for (let at = channel; at < pixels.length; at += channels) pixels[at] = table[pixels[at] as number] as number;
  return pixels;
}

async function encode(pixels: Buffer): Promise<Variant> {
  const picture = sharp(pixels, { raw: { width: photoWidth, height: photoHeight, channels } });
  const [upright, middle, small] = await Promise.all([
    picture.clone().jpeg({ quality: 80 }).toBuffer(),
    picture.clone().resize(480, null, quickly).jpeg({ quality: 78 }).toBuffer(),
    picture.clone().resize(320, null, quickly).jpeg({ quality: 78 }).toBuffer(),
  ]);
  return new Map([
    ['upright.jpg', upright],
    ['1280.jpg', upright],
    ['480.jpg', middle],
    ['320.jpg', small],
  ]);
}

const [zeroTime, zeroOffset] = ['0000:00:00 00:00:00', '+99:99'];
/** The first bytes of a JPEG; the camera's data come next. */
const START_BYTES = 2;

/** The data that a camera writes into its pictures: one block for all, with its clock at zero. */
export async function readCameraData(): Promise<Buffer> {
  const picture = await sharp({ create: { width: photoWidth, height: photoHeight, channels, background: '#000' } })
    .withExif({
      IFD0: { Make: 'Keyturn', Model: 'Demo camera', Software: 'Keyturn demo company', Orientation: '1' },
      IFD2: { DateTimeOriginal: zeroTime, OffsetTimeOriginal: zeroOffset, FNumber: '18/10', ISOSpeedRatings: '160' },
    })
    .jpeg()
    .toBuffer();
  const start = picture.indexOf(Buffer.from([0xff, 0xe1]));
  return picture.subarray(start, start + 2 + picture.readUInt16BE(start + 2));
}

/** The photograph as the camera wrote it at this moment: the time has as many letters as the zeros. */
export function takeAt(variant: Variant, cameraData: Buffer, moment: Date): Buffer {
  const offset = londonOffset(moment);
  const local = new Date(moment.getTime() + offset * 60_000).toISOString();
  const data = Buffer.from(cameraData);
  data.write(`${local.slice(0, 10).replaceAll('-', ':')} ${local.slice(11, 19)}`, data.indexOf(zeroTime), 'latin1');
  data.write(offset === 0 ? '+00:00' : '+01:00', data.indexOf(zeroOffset), 'latin1');
  const upright = variant.get('upright.jpg') ?? Buffer.alloc(0);
  return Buffer.concat([upright.subarray(0, START_BYTES), data, upright.subarray(START_BYTES)]);
}
