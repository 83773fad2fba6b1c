import { expect, test } from 'vitest';
import { isAlike, lookOf } from './look.ts';

const [WIDTH, HEIGHT] = [96, 64];
type Picture = (x: number, y: number) => number;

/** Soft shapes under a fine texture. */
const shapes: Picture = (x, y) => 128 + 100 * Math.sin(x / 12) * Math.cos(y / 9);
const picture: Picture = (x, y) => shapes(x, y) + ((x + y) % 2 === 0 ? 20 : -20);
const look = (of: Picture) =>
  lookOf(
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => of(at % WIDTH, Math.floor(at / WIDTH))),
    WIDTH,
  );

test('the same place a step aside, darker or blurred is alike, and another is not', () => {
  const taken = look(picture);
  expect(
    isAlike(
      taken,
      look((x, y) => picture(x + 1, y)),
    ),
  ).toBe(true);
  expect(
    isAlike(
      taken,
      look((x, y) => picture(x, y) * 0.7),
    ),
  ).toBe(true);
  expect(isAlike(taken, look(shapes))).toBe(true);
  expect(
    isAlike(
      taken,
      look((x, y) => picture(WIDTH - 1 - x, y)),
    ),
  ).toBe(false);
});

test('a blurred one is less sharp, and a plain wall not at all', () => {
  const wall = look(() => 200);
  expect(look(picture).sharpness).toBeGreaterThan(look(shapes).sharpness);
  expect(wall).toEqual({ hash: '0'.repeat(64), sharpness: 0 });
});
