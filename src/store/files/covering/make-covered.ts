/** A picture with parts of it covered, as a file that has come in: it is placed and settled like an upload. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PicturePart } from '#domain/covering/picture-part.ts';
import type { ReceivedFile } from '../file-intake.ts';
import { checkRendered, makeRenditions } from '../file-renditions.ts';
import { type FileContent, originalPath } from '../files.ts';
import { orderMedia } from '../media-children.ts';

type Known = { width: number | null; height: number | null; takenAt: string | null };

export async function makeCovered(
  dataDir: string,
  content: FileContent & Known,
  parts: PicturePart[],
): Promise<ReceivedFile> {
  const folder = join(dataDir, 'incoming', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const target = join(folder, 'original');
    checkRendered(await orderMedia({ task: 'cover', original: originalPath(dataDir, content), target, parts }));
    await makeRenditions(target, folder, 0);
    const bytes = await readFile(target);
    return {
      folder,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      type: 'IMAGE',
      mediaType: 'image/jpeg',
      width: content.width,
      height: content.height,
      duration: null,
      // The camera's word is in the original alone.
      takenAt: content.takenAt === null ? null : { instant: content.takenAt },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
