/** Reads the pictures of a report, gives each a name inside the compiler, and finds those that cannot be printed. */
import { readFile } from 'node:fs/promises';
import { readPictureSize } from './picture-size.ts';

export type Pictures = {
  /** By name inside the compiler. A file shown twice is held once. */
  files: Map<string, Buffer>;
  /** Why a picture cannot be shown, by name. */
  broken: Record<string, string>;
};

/** Replaces the file paths in every `src` of the view by names, and reads what stands there. */
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
    else pictures.files.set(name, picture);
    onRead(++done, names.size);
  }
  return { view: named, ...pictures };
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
    bytes = await readFile(path);
  } catch {
    return 'the file is missing';
  }
  if (bytes.length === 0) return 'the file is empty';
  const size = readPictureSize(bytes);
  if (size === 'damaged') return 'the file is damaged';
  if (size !== 'unknown' && size.width * size.height <= mostPixels) return bytes;
  return shrink(bytes);
}

async function shrink(bytes: Buffer): Promise<Buffer | string> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: 80_000_000, failOn: 'truncated' }).autoOrient();
    return await picture.resize({ width: printWidth, withoutEnlargement: true }).jpeg({ quality: 78 }).toBuffer();
  } catch {
    return 'the file is not a picture';
  }
}
