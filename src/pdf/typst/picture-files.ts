/** Reads the pictures of a report, gives each a name inside the compiler, and finds those that cannot be printed. */
import { readFileSync } from 'node:fs';
import { isJpeg, readPictureSize } from './picture-size.ts';

export type Pictures = {
  /** By name inside the compiler, see `addPicture`. A file shown twice is held once. */
  files: Map<string, Buffer>;
  /** The reason why a picture cannot be shown, by name. */
  broken: Record<string, string>;
};

/** Replaces the file paths in every `src` of the view by names, and reads the files. */
export async function loadPictures<View>(
  view: View,
  onRead: (done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<{ view: View } & Pictures> {
  const names = new Map<string, string>();
  const named = rename(view, names) as View;
  const pictures: Pictures = { files: new Map(), broken: {} };
  let done = 0;
  for (const [path, name] of names) {
    signal?.throwIfAborted();
    const picture = await loadPicture(path);
    if (typeof picture === 'string') pictures.broken[name] = picture;
    else addPicture(pictures.files, name, picture);
    onRead(++done, names.size);
  }
  return { view: named, ...pictures };
}

/**
 * A JPEG is shown through an SVG that links to it: so its bytes go into the PDF as they are. A JPEG by itself is first
 * decoded to its pixels (1 ms and 0.7 MB each at 480 px), which nobody needs.
 */
function addPicture(files: Map<string, Buffer>, name: string, bytes: Buffer): void {
  const size = isJpeg(bytes) ? readPictureSize(bytes) : 'unknown';
  if (typeof size === 'string') {
    files.set(name, bytes);
    return;
  }
  const area = `width="${size.width}" height="${size.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${area}><image ${area} xlink:href="${name}.jpg"/></svg>`;
  files.set(name, Buffer.from(svg));
  files.set(`${name}.jpg`, bytes);
}

function rename(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => {
      if (member !== 'src' || typeof one !== 'string') return [member, rename(one, names)];
      const name = names.get(one) ?? `p${names.size + 1}`;
      names.set(one, name);
      return [member, name];
    }),
  );
}

/** Renditions have at most 1280 × 1280 pixels; every pixel costs four bytes of memory, so originals are made smaller. */
const mostPixels = 2_500_000;
const printWidth = 1280;

/** The bytes to print, or the reason why there are none, in words for the reader. */
async function loadPicture(path: string): Promise<Buffer | string> {
  let bytes: Buffer;
  try {
    // Nobody waits for this thread, and hundreds of small reads are cheaper without a pool of threads.
    bytes = readFileSync(path);
  } catch {
    return 'the file is missing';
  }
  if (bytes.length === 0) return 'the file is empty';
  const size = readPictureSize(bytes);
  if (size === 'damaged') return 'the file is damaged';
  if (size !== 'unknown' && size.width * size.height <= mostPixels) return bytes;
  return encodeAnew(bytes);
}

/** Encodes pictures anew that are too large, in another format or not in RGB. */
async function encodeAnew(bytes: Buffer): Promise<Buffer | string> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: 80_000_000, failOn: 'truncated' }).autoOrient();
    return await picture
      .toColourspace('srgb')
      .resize({ width: printWidth, withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer();
  } catch {
    return 'the file is not a picture';
  }
}
