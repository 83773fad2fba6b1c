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

/** As it lies on the picture once that is turned clockwise by these degrees. */
export function turnPart({ left, top, width, height }: PicturePart, degrees: number): PicturePart {
  switch (((degrees % 360) + 360) % 360) {
    case 90:
      return { left: rest(top, height), top: left, width: height, height: width };
    case 180:
      return { left: rest(left, width), top: rest(top, height), width, height };
    case 270:
      return { left: top, top: rest(left, width), width: height, height: width };
    default:
      return { left, top, width, height };
  }
}

/** The other side of it; rounding makes no share less than nothing. */
const rest = (from: number, share: number): number => Math.max(1 - from - share, 0);
