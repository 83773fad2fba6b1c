/** The square of a QR code: finder, alignment and timing patterns, the path of the data, masks and format bits. */

/** `fixed` modules carry no data and are not masked. */
export type Modules = { version: number; dark: boolean[][]; fixed: boolean[][] };

/** Centres of alignment patterns by version from 1; the first is always 6. */
const centres = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

export function drawFunctionPatterns(version: number): Modules {
  const size = 17 + version * 4;
  const grid = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const modules: Modules = { version, dark: grid(), fixed: grid() };
  for (let at = 0; at < size; at++) {
    fix(modules, 6, at, at % 2 === 0);
    fix(modules, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(modules, x, y, 4, [0, 1, 3]);
  const places = centres[version - 1] ?? [];
  const last = places.at(-1) ?? 0;
  for (const x of places) {
    for (const y of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) drawRings(modules, x, y, 2, [0, 2]);
    }
  }
  drawFormat(modules, 0);
  if (version >= 7) drawVersion(modules);
  return modules;
}

function fix({ dark, fixed }: Modules, x: number, y: number, isDark: boolean): void {
  const [row, fixedRow] = [dark[y], fixed[y]];
  if (row === undefined || fixedRow === undefined || x < 0 || x >= row.length) return;
  row[x] = isDark;
  fixedRow[x] = true;
}

/** Squares around a centre, dark at the given distances, light at the others up to the radius. */
function drawRings(modules: Modules, x: number, y: number, radius: number, dark: number[]): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      fix(modules, x + dx, y + dy, dark.includes(distance));
    }
  }
}

/** Level M is 00; the mask's three bits follow, then ten bits of a BCH code, all turned by a constant. */
export function drawFormat(modules: Modules, mask: number): void {
  const bits = ((mask << 10) | bch(mask, 10, 0x537)) ^ 0x5412;
  const size = modules.dark.length;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    fix(modules, ...aroundFirstFinder(at), bit(at));
    // And once more beside the other two.
    if (at < 8) fix(modules, size - 1 - at, 8, bit(at));
    else fix(modules, 8, size - 15 + at, bit(at));
  }
  fix(modules, 8, size - 8, true);
}

/** Down beside it and to the left below it, stepping over the timing patterns. */
function aroundFirstFinder(at: number): [x: number, y: number] {
  if (at < 6) return [8, at];
  if (at < 8) return [8, at + 1];
  if (at === 8) return [7, 8];
  return [14 - at, 8];
}

function drawVersion(modules: Modules): void {
  const bits = (modules.version << 12) | bch(modules.version, 12, 0x1f25);
  const size = modules.dark.length;
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    fix(modules, far, near, isDark);
    fix(modules, near, far, isDark);
  }
}

function bch(value: number, degree: number, generator: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); rest !== 0 && bit >= degree; bit = 31 - Math.clz32(rest)) {
    rest ^= generator << (bit - degree);
  }
  return rest;
}

/** Two columns at a time from the right, upwards and downwards in turn, over everything that is not fixed. */
export function placeCodewords({ dark, fixed }: Modules, codewords: number[]): void {
  const size = dark.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (row === undefined || fixed[y]?.[x] !== false) continue;
        row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
}

export const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export function applyMask({ dark, fixed }: Modules, mask: number): void {
  for (const [y, row] of dark.entries()) {
    for (const x of row.keys()) {
      if (fixed[y]?.[x] === false && masks[mask]?.(x, y)) row[x] = !row[x];
    }
  }
}
