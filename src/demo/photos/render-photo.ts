/** From a drawing to the bytes of a camera: noise of a small sensor, JPEG, and EXIF that says when and with what. */
import sharp, { type Sharp } from 'sharp';
import { londonOffset } from '../calendar.ts';
import { type DemoPhoto, drawPhoto } from './catalogue.ts';
import { pictureHeight, pictureWidth } from './space.ts';

export type Rendered = {
  width: number;
  height: number;
  /** With camera data. */
  original: Buffer;
  /** The same without any metadata. */
  upright: Buffer;
};

export const renditionWidths = [1280, 480, 320] as const;

export type Preview = Rendered & { renditions: { width: (typeof renditionWidths)[number]; bytes: Buffer }[] };

const previewWidth = 1280;
const previewHeight = (previewWidth * pictureHeight) / pictureWidth;

/** What is there at once: a small picture with the camera's data, and its renditions. */
export async function renderPreview(photo: DemoPhoto, takenAt: Date): Promise<Preview> {
  const drawn = draw(photo).resize(previewWidth, previewHeight);
  const picture = await rawOf(drawn);
  const small = (width: number) => picture().resize(width).jpeg({ quality: 78 }).toBuffer();
  const [original, ...made] = await Promise.all([
    withCameraData(picture(), takenAt).jpeg({ quality: 82 }).toBuffer(),
    ...renditionWidths.map(async (width) => ({ width, bytes: await small(width) })),
  ]);
  const upright = made[0]?.bytes ?? original;
  return { width: previewWidth, height: previewHeight, original, upright, renditions: made };
}

/** The picture at the size of a camera. */
export async function renderOriginal(photo: DemoPhoto, takenAt: Date): Promise<Rendered> {
  const picture = await rawOf(draw(photo).composite([{ input: await grain(), tile: true, blend: 'soft-light' }]));
  const quality = 88;
  return {
    width: pictureWidth,
    height: pictureHeight,
    original: await withCameraData(picture(), takenAt).jpeg({ quality }).toBuffer(),
    upright: await picture().jpeg({ quality }).toBuffer(),
  };
}

function draw(photo: DemoPhoto): Sharp {
  return sharp(Buffer.from(drawPhoto(photo)), { limitInputPixels: false }).removeAlpha();
}

/** Drawn once, encoded several times. */
async function rawOf(drawn: Sharp): Promise<() => Sharp> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

function withCameraData(picture: Sharp, takenAt: Date): Sharp {
  return picture.withExif({
    IFD0: { Make: 'Keyturn', Model: 'Demo camera 12 MP', Software: 'Keyturn demo company', Orientation: '1' },
    IFD2: {
      DateTimeOriginal: exifTime(takenAt),
      OffsetTimeOriginal: londonOffset(takenAt) === 0 ? '+00:00' : '+01:00',
      FNumber: '18/10',
      ISOSpeedRatings: '160',
    },
  });
}

/** `2026:11:06 10:04:31`, in London. */
export function exifTime(instant: Date): string {
  const local = new Date(instant.getTime() + londonOffset(instant) * 60_000).toISOString();
  return `${local.slice(0, 10).replaceAll('-', ':')} ${local.slice(11, 19)}`;
}

let grainTile: Promise<Buffer> | undefined;

/** One tile of noise for all: at 12 megapixels, making it anew costs as much as drawing. */
function grain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 15 } as const;
  grainTile ??= sharp({ create: { width: 800, height: 800, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return grainTile;
}
