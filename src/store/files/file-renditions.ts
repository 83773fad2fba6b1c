/** Pictures as they are shown: upright, turned as asked, without metadata, in four sizes. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#domain/refusal.ts';
import type { FileDetails } from './file-details.ts';
import { unsupported } from './file-kind.ts';
import {
  type FileContent,
  fileFolder,
  originalPath,
  type Rendition,
  type Rotation,
  renditionPath,
  renditions,
} from './files.ts';
import { orderMedia } from './media-children.ts';
import { type MediaAnswer, MOST_PIXELS, type PictureSize } from './media-orders.ts';

/** Size and date of the upright picture. Refuses files that cannot be decoded or are too large. */
export async function readPicture(original: string): Promise<PictureSize & FileDetails> {
  const answer = await orderMedia({ task: 'measure', original });
  if (!('stored' in answer)) throw faultOf(answer);
  if (answer.stored.width * answer.stored.height > MOST_PIXELS) {
    throw new Refusal('too_large', `The picture has more than ${MOST_PIXELS / 1_000_000} megapixels.`);
  }
  return { ...answer.upright, ...answer.details };
}

/** All four of one rotation, from the original, into a folder (the file's own, or one being received). */
export async function makeRenditions(original: string, folder: string, rotation: Rotation): Promise<void> {
  checkRendered(await orderMedia({ task: 'render', original, folder, rotation }));
}

export function checkRendered(answer: MediaAnswer): void {
  if (!('rendered' in answer)) throw faultOf(answer);
}

/** Work on a picture that did not come to its end. The picture may be a good one: nobody gives it up for that. */
export class MediaFailure extends Error {}

/** Only the decoder's own word refuses a picture. */
function faultOf(answer: MediaAnswer): Error {
  return 'failed' in answer ? new MediaFailure(answer.failed) : undecodable();
}

function undecodable(): Refusal {
  return unsupported('The picture cannot be decoded.');
}

/** By the folder of the file: services of one process may have folders of their own, with the same accounts and pictures. */
const inMaking = new Map<string, Promise<void>>();

/** The path of a rendition; made now, once, when it is not there yet. */
export async function ensureRendition(
  dataDir: string,
  content: FileContent,
  rendition: Rendition,
  rotation: Rotation,
): Promise<string> {
  const path = renditionPath(dataDir, content, rendition, rotation);
  if (await isThere(path)) return path;
  const key = `${fileFolder(dataDir, content)}/${rotation}`;
  const making = inMaking.get(key) ?? makeInPlace(dataDir, content, rotation).finally(() => inMaking.delete(key));
  inMaking.set(key, making);
  await making;
  return path;
}

/** Beside the original by a rename each, so that nobody reads half a picture; another process may do the same. */
async function makeInPlace(dataDir: string, content: FileContent, rotation: Rotation): Promise<void> {
  const original = originalPath(dataDir, content);
  // A report may have thousands of them; each would keep a process busy.
  if (!(await isThere(original))) throw undecodable();
  const folder = join(dataDir, 'incoming', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    await makeRenditions(original, folder, rotation);
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
