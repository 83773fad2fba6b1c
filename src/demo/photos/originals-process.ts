/** A process of its own, behind everything else: draws photos at full size and hands them over as files. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoNamed } from './catalogue.ts';
import { renderOriginal } from './render-photo.ts';

export type OriginalOrder = { photo: string; takenAt: string; folder: string };
export type OriginalDone = { photo: string; width: number; height: number } | { photo: string; failure: string };

sharp.cache(false);
sharp.concurrency(1);

// The parent is gone: so is the reason to go on.
process.on('disconnect', () => process.exit(0));
process.on('message', async (order: OriginalOrder) => {
  process.send?.(await draw(order));
});

async function draw({ photo, takenAt, folder }: OriginalOrder): Promise<OriginalDone> {
  try {
    const { original, upright, width, height } = await renderOriginal(photoNamed(photo), new Date(takenAt));
    await writeFile(join(folder, 'original'), original, { flush: true });
    await writeFile(join(folder, 'upright.jpg'), upright, { flush: true });
    return { photo, width, height };
  } catch (error) {
    return { photo, failure: error instanceof Error ? error.message : String(error) };
  }
}
