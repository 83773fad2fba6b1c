/** A rectangle of a picture that is covered: a face, a letter, the belongings of somebody who lives there. */

/** In shares of the upright picture, before it is turned: each from 0 to 1. */
export type PicturePart = { left: number; top: number; width: number; height: number };

/** More than anybody draws. */
export const MOST_PARTS = 50;

type Area = { left: number; top: number; width: number; height: number };

/** In whole pixels, and rather one more than one less. */
export function pixelsOf(part: PicturePart, size: { width: number; height: number }): Area {
  const [left, width] = span(part.left, part.width, size.width);
  const [top, height] = span(part.top, part.height, size.height);
  return { left, top, width, height };
}

function span(from: number, share: number, pixels: number): [from: number, length: number] {
  const first = Math.min(Math.max(Math.floor(from * pixels), 0), pixels - 1);
  const end = Math.min(Math.ceil((from + share) * pixels), pixels);
  return [first, Math.max(end - first, 1)];
}
