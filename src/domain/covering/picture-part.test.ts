import { expect, test } from 'vitest';
import { pixelsOf, turnPart } from './picture-part.ts';

const size = { width: 100, height: 50 };

test('a part has the pixels that it touches, and never leaves the picture', () => {
  expect(pixelsOf({ left: 0.101, top: 0.5, width: 0.2, height: 0.25 }, size)).toEqual({
    left: 10,
    top: 25,
    width: 21,
    height: 13,
  });
  expect(pixelsOf({ left: 0.9, top: 0, width: 0.1000001, height: 1 }, size)).toMatchObject({ left: 90, width: 10 });
  expect(pixelsOf({ left: 1, top: 1, width: 0.001, height: 0.001 }, size)).toEqual({
    left: 99,
    top: 49,
    width: 1,
    height: 1,
  });
});

test('a part turns with its picture, and back', () => {
  const part = { left: 0, top: 0.25, width: 0.5, height: 0.25 };
  expect(turnPart(part, 90)).toEqual({ left: 0.5, top: 0, width: 0.25, height: 0.5 });
  for (const degrees of [0, 90, 180, 270]) expect(turnPart(turnPart(part, degrees), -degrees)).toEqual(part);
});
