/**
 * The look of a photograph, so that others like it can be found: a difference hash of 64 bits (each says whether a part of the
 * picture is darker than the one beside it), and how sharp it is.
 */
export type Look = { hash: string; sharpness: number };

const [COLUMNS, ROWS] = [9, 8];
/** Levels of 255: a plain wall has no lighter side. */
const FAINT = 1.5;
/** Bits of 64: another picture of the same place has about half of them otherwise. */
const MOST_OTHER = 10;

/** `gray`: line after line, 0 to 255. */
export function lookOf(gray: Float32Array, width: number): Look {
  return { hash: hashOf(gray, width), sharpness: sharpnessOf(gray, width) };
}

export function isAlike({ hash: one }: Look, { hash: other }: Look): boolean {
  return bitsBetween(one, other) <= MOST_OTHER;
}

export function bitsBetween(one: string, other: string): number {
  let differing = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) differing += 1;
  return differing;
}

function hashOf(gray: Float32Array, width: number): string {
  const height = gray.length / width;
  let bits = '';
  for (let row = 0; row < ROWS; row += 1) {
    const lines = [partAt(row, ROWS, height), partAt(row + 1, ROWS, height)] as const;
    const means = Array.from({ length: COLUMNS }, (_, column) => {
      const columns = [partAt(column, COLUMNS, width), partAt(column + 1, COLUMNS, width)] as const;
      return meanOf(gray, width, lines, columns);
    });
    for (let column = 1; column < COLUMNS; column += 1)
      bits += (means[column] ?? 0) - (means[column - 1] ?? 0) > FAINT ? '1' : '0';
  }
  return bits;
}

const partAt = (at: number, parts: number, size: number): number => Math.floor((at * size) / parts);

type Span = readonly [from: number, to: number];

function meanOf(gray: Float32Array, width: number, [top, bottom]: Span, [left, right]: Span): number {
  let [sum, count] = [0, 0];
  for (let y = top; y < Math.max(bottom, top + 1); y += 1)
    for (let x = left; x < Math.max(right, left + 1); x += 1) {
      sum += gray[y * width + x] ?? 0;
      count += 1;
    }
  return sum / count;
}

/** How much neighbours differ from what lies between them: of a blurred picture, little. */
function sharpnessOf(gray: Float32Array, width: number): number {
  const height = gray.length / width;
  let sum = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (gray[at - 1] ?? 0) + (gray[at + 1] ?? 0) + (gray[at - width] ?? 0) + (gray[at + width] ?? 0);
      sum += (around - 4 * (gray[at] ?? 0)) ** 2;
    }
  return sum / gray.length;
}
