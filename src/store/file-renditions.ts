/** Pictures as they are shown: upright, turned as asked, without metadata, in four sizes. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Refusal } from '#domain/refusal.ts';
import { type FileKind, unsupported } from './file-kind.ts';
import {
  type FileContent,
  fileFolder,
  originalPath,
  type Rendition,
  type Rotation,
  renditionPath,
  renditions,
} from './files.ts';

const MOST_PIXELS = 60_000_000;
/** Decoded pictures are large: few at a time, and none kept. */
const AT_ONCE = 2;
sharp.cache(false);
sharp.concurrency(1);

export type PictureSize = { width: number; height: number };

/** Of the upright picture. Refuses what cannot be decoded or is too large. */
export async function readPictureSize(path: string, kind: FileKind): Promise<PictureSize> {
  const { width, height, autoOrient } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw undecodable(kind);
    });
  if (width * height > MOST_PIXELS) {
    throw new Refusal('too_large', `The picture has more than ${MOST_PIXELS / 1_000_000} megapixels.`);
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

/** All four of one rotation, from the original, into a folder (the file's own, or one being received). */
export function makeRenditions(original: string, folder: string, rotation: Rotation, kind?: FileKind): Promise<void> {
  return whenFree(async () => {
    const nameOf = (rendition: Rendition) => join(folder, `${rendition}${rotation === 0 ? '' : `-${rotation}`}.jpg`);
    const picture = () =>
      sharp(original, { limitInputPixels: MOST_PIXELS + 1, failOn: 'error' })
        .autoOrient()
        .rotate(rotation);
    // Transparency would become black in a JPEG.
    const paper = { background: '#ffffff' };
    await picture().flatten(paper).jpeg({ quality: 88 }).toFile(nameOf('upright'));
    // From the original: JPEGs are decoded at a fraction of their size for the smaller ones.
    await picture().resize(within(1280)).flatten(paper).jpeg({ quality: 82 }).toFile(nameOf('1280'));
    const small = () => sharp(nameOf('1280'));
    await small().resize(within(480)).jpeg({ quality: 80 }).toFile(nameOf('480'));
    await small().resize(within(320)).jpeg({ quality: 78 }).toFile(nameOf('320'));
  }).catch(() => {
    throw undecodable(kind);
  });
}

/** The codec of most HEIC pictures (HEVC) is patented and in no free build of the picture library. */
function undecodable(kind?: FileKind): Refusal {
  return kind?.mediaType.startsWith('image/hei') === true
    ? unsupported('This HEIC picture cannot be decoded here; send it as JPEG.')
    : unsupported('The picture cannot be decoded.');
}

const within = (size: number) => ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;

const inMaking = new Map<string, Promise<void>>();

/** Where a rendition lies; made now, once, when it is not there yet. */
export async function ensureRendition(
  dataDir: string,
  content: FileContent,
  rendition: Rendition,
  rotation: Rotation,
): Promise<string> {
  const path = renditionPath(dataDir, content, rendition, rotation);
  if (await isThere(path)) return path;
  const key = `${content.accountId}/${content.sha256}/${rotation}`;
  const making = inMaking.get(key) ?? makeInPlace(dataDir, content, rotation).finally(() => inMaking.delete(key));
  inMaking.set(key, making);
  await making;
  return path;
}

/** Beside the original by a rename each, so that nobody reads half a picture; another process may do the same. */
async function makeInPlace(dataDir: string, content: FileContent, rotation: Rotation): Promise<void> {
  const folder = join(dataDir, 'incoming', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    await makeRenditions(originalPath(dataDir, content), folder, rotation);
    for (const rendition of renditions) {
      const target = renditionPath(dataDir, content, rendition, rotation);
      await rename(target.replace(fileFolder(dataDir, content), folder), target);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

let running = 0;
const waiting: (() => void)[] = [];

async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
