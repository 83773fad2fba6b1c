/** Reads the look of a photograph off its smallest rendition. Nothing comes of one that has none, or cannot be read. */
import { type Look, lookOf } from './look.ts';
import type { Photo } from './photo-viewer.tsx';

export async function readLook(
  { renditions }: Pick<Photo, 'renditions'>,
  signal: AbortSignal,
): Promise<Look | undefined> {
  const small = renditions?.['320'];
  if (small === undefined) return undefined;
  // A file, which the query layer knows nothing of.
  // oxlint-disable-next-line no-restricted-globals
  const answer = await fetch(small, { signal });
  if (!answer.ok) return undefined;
  const picture = await createImageBitmap(await answer.blob());
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  picture.close();
  const pixels = context?.getImageData(0, 0, width, height).data;
  return pixels && lookOf(grayOf(pixels), width);
}

/** As bright as each is to the eye. */
function grayOf(pixels: Uint8ClampedArray): Float32Array {
  const gray = new Float32Array(pixels.length / 4);
  for (let at = 0; at < gray.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return gray;
}
