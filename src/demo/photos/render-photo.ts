/** From a drawing to the bytes of a camera: noise of a small sensor, JPEG, and EXIF that says when and with what. */
import sharp, { type Sharp } from 'sharp';
import { londonOffset } from '../calendar.ts';
import { drawPhoto, type DemoPhoto } from './catalogue.ts';
import { pictureHeight, pictureWidth } from './space.ts';

export const previewWidth = 1280;
export const renditionWidths = [1280, 480, 320] as const;

export type Rendition = { width: (typeof renditionWidths)[number]; bytes: Buffer };

/** What is there at once: a small picture with the same EXIF, and its renditions without any. */
export async function renderPreview(
  photo: DemoPhoto,
  takenAt: Date,
): Promise<{ original: Buffer; renditions: Rendition[] }> {
  const drawn = sharp(Buffer.from(drawPhoto(photo)), { limitInputPixels: false })
    .resize(previewWidth, (previewWidth * pictureHeight) / pictureWidth)
    .removeAlpha();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const small = (width: number) => sharp(data, { raw }).resize(width).jpeg({ quality: 78 }).toBuffer();
  const [whole, ...renditions] = await Promise.all([
    withCameraData(sharp(data, { raw }), takenAt).jpeg({ quality: 84 }).toBuffer(),
    ...renditionWidths.map(async (width) => ({ width, bytes: await small(width) })),
  ]);
  return { original: whole, renditions };
}

/** The picture at the size of a camera. */
export async function renderOriginal(photo: DemoPhoto, takenAt: Date): Promise<Buffer> {
  const drawn = sharp(Buffer.from(drawPhoto(photo)), { limitInputPixels: false }).removeAlpha();
  const grainy = drawn.composite([{ input: await grain(), tile: true, blend: 'soft-light' }]);
  return withCameraData(grainy, takenAt).jpeg({ quality: 88 }).toBuffer();
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
  grainTile ??= sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 15 },
    },
  })
    .png()
    .toBuffer();
  return grainTile;
}
