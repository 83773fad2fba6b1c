/** Rectangles that somebody draws on a picture, with a way back; in shares of the picture as it is shown. */
import type { PicturePart } from '#domain/covering/picture-part.ts';

export type DrawnParts = {
  parts: readonly PicturePart[];
  /** Each state before a gesture; keys that follow each other on one part are one gesture. */
  before: readonly (readonly PicturePart[])[];
  gesture: string | undefined;
};

export const noParts: DrawnParts = { parts: [], before: [], gesture: undefined };

export const SMALLEST = 0.01;
const STEP = 0.02;
/** The place of a part that a button adds. */
const middle: PicturePart = { left: 0.35, top: 0.35, width: 0.3, height: 0.3 };

/** The parts are others now. */
export function drawParts(drawn: DrawnParts, parts: readonly PicturePart[], gesture: string): DrawnParts {
  const before = drawn.gesture === gesture ? drawn.before : [...drawn.before, drawn.parts];
  return { parts, before, gesture };
}

export const addPart = (drawn: DrawnParts, part: PicturePart = middle): DrawnParts =>
  drawParts(drawn, [...drawn.parts, part], `add ${drawn.parts.length}`);

export const changePart = (drawn: DrawnParts, at: number, part: PicturePart, gesture: string): DrawnParts =>
  drawParts(
    drawn,
    drawn.parts.map((one, i) => (i === at ? part : one)),
    gesture,
  );

export const removePart = (drawn: DrawnParts, at: number): DrawnParts =>
  drawParts(
    drawn,
    drawn.parts.filter((_, i) => i !== at),
    `remove ${drawn.before.length}`,
  );

export function undoParts({ parts, before }: DrawnParts): DrawnParts {
  return { parts: before.at(-1) ?? parts, before: before.slice(0, -1), gesture: undefined };
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function movePart(part: PicturePart, right: number, down: number): PicturePart {
  return {
    ...part,
    left: within(part.left + right, 0, 1 - part.width),
    top: within(part.top + down, 0, 1 - part.height),
  };
}

export function sizePart(part: PicturePart, wider: number, higher: number): PicturePart {
  return {
    ...part,
    width: within(part.width + wider, SMALLEST, 1 - part.left),
    height: within(part.height + higher, SMALLEST, 1 - part.top),
  };
}

type Point = { x: number; y: number };

/** From one corner to the opposite one, whichever these are. */
export function partBetween(one: Point, other: Point): PicturePart {
  const [x1, x2] = [one.x, other.x].map((x) => within(x, 0, 1)).toSorted((a, b) => a - b) as [number, number];
  const [y1, y2] = [one.y, other.y].map((y) => within(y, 0, 1)).toSorted((a, b) => a - b) as [number, number];
  return { left: x1, top: y1, width: x2 - x1, height: y2 - y1 };
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Undefined for any other key. */
export function partByKey(part: PicturePart, key: string, isSizing: boolean): PicturePart | undefined {
  const way = arrows[key];
  if (way === undefined) return undefined;
  return isSizing ? sizePart(part, ...way) : movePart(part, ...way);
}
