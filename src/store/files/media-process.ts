/** A process of its own that works on pictures and recordings, one at a time: its memory is given back when it ends. */
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Rotation } from './files.ts';
import { type MediaAnswer, type MediaOrder, MOST_PIXELS } from './media-orders.ts';

sharp.cache(false);
sharp.concurrency(1);

// The parent is gone: nobody asks any more.
process.once('disconnect', () => process.exit());
process.on('message', async (order: MediaOrder) => {
  const answer = await work(order).catch(
    (error: Error): MediaAnswer => (isOfTheSystem(error) ? { failed: error.message } : { unreadable: error.message }),
  );
  process.send?.(answer);
});

/** Files that cannot be read or written say nothing about the picture. libvips calls that `unix error`. */
function isOfTheSystem(error: Error): boolean {
  return 'syscall' in error || /unix error|No space left|out of memory|unable to allocate/i.test(error.message);
}

async function work(order: MediaOrder): Promise<MediaAnswer> {
  await access(order.original);
  if (order.task === 'render') {
    await render(order.original, order.folder, order.rotation);
    return { rendered: true };
  }
  if (order.task === 'cover') {
    const { coverParts } = await import('./covering/cover-parts.ts');
    await writeFile(order.target, await coverParts(await opener(order.original), order.parts), { flush: true });
    return { rendered: true };
  }
  // Loaded only when it is needed, so that renditions do not wait for it.
  const { readPhotoDetails, readRecordingDetails } = await import('./file-details.ts');
  if (order.task === 'describe') return { recording: await readRecordingDetails(order.original) };
  const { width, height, autoOrient, exif } = await sharp(order.original, { limitInputPixels: false }).metadata();
  return {
    stored: { width, height },
    upright: { width: autoOrient.width, height: autoOrient.height },
    details: readPhotoDetails(exif ?? Buffer.alloc(0)),
  };
}

async function render(original: string, folder: string, rotation: Rotation): Promise<void> {
  const nameOf = (rendition: string) => join(folder, `${rendition}${rotation === 0 ? '' : `-${rotation}`}.jpg`);
  const open = await opener(original);
  const picture = () => open().rotate(rotation);
  // Transparency would become black in a JPEG.
  const paper = { background: '#ffffff' };
  // Decoded in memory and then written, so that a full disk is no word of the decoder.
  await writeFile(nameOf('upright'), await picture().flatten(paper).jpeg({ quality: 88 }).toBuffer());
  // From the original: JPEGs are decoded at a fraction of their size for the smaller ones.
  const large = await picture().resize(within(1280)).flatten(paper).jpeg({ quality: 82 }).toBuffer();
  await writeFile(nameOf('1280'), large);
  await writeFile(nameOf('480'), await sharp(large).resize(within(480)).jpeg({ quality: 80 }).toBuffer());
  await writeFile(nameOf('320'), await sharp(large).resize(within(320)).jpeg({ quality: 78 }).toBuffer());
}

/** Each call opens the picture anew, upright. */
async function opener(original: string): Promise<() => Sharp> {
  const { compression } = await sharp(original, { limitInputPixels: MOST_PIXELS + 1 }).metadata();
  if (compression !== 'hevc') {
    return () => sharp(original, { limitInputPixels: MOST_PIXELS + 1, failOn: 'error' }).autoOrient();
  }
  // Loaded only when it is needed: the picture library is built without the patented codec of iPhones.
  const { decodeHeic } = await import('./picture-heic.ts');
  const { pixels, width, height } = await decodeHeic(original);
  return () => sharp(pixels, { raw: { width, height, channels: 3 } });
}

const within = (size: number) => ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;
