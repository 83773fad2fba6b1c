import { expect, test } from 'vitest';
import { isPale } from './pale-logo.ts';

type Pixel = [red: number, green: number, blue: number, alpha: number];
const white: Pixel = [255, 255, 255, 255];
const navy: Pixel = [10, 30, 70, 255];
const clear: Pixel = [0, 0, 0, 0];
const of = (...pixels: Pixel[]) => new Uint8ClampedArray(pixels.flat());

test('a logo is pale when most of what is drawn is white and the rest is clear', () => {
  expect(isPale(of(white, white, navy, clear, clear))).toBe(true);
  expect(isPale(of(navy, navy, white, clear, clear))).toBe(false);
});

test('a logo on a white ground of its own is not, nor is a picture that is clear all over', () => {
  expect(isPale(of(white, white, white, navy))).toBe(false);
  expect(isPale(of(clear, clear))).toBe(false);
});
