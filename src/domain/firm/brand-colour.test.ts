import { expect, test } from 'vitest';
import {
  contrastOnDark,
  contrastOnWhite,
  inkOf,
  lightInkOf,
  parseColour,
  readableContrast,
  type Rgb,
  writeColour,
} from './brand-colour.ts';

const rgb = (colour: string): Rgb => parseColour(colour) ?? [0, 0, 0];

test('contrast is that of WCAG', () => {
  expect(contrastOnWhite(rgb('#000000'))).toBe(21);
  expect(contrastOnWhite(rgb('#ffffff'))).toBe(1);
  expect(contrastOnWhite(rgb('#767676'))).toBeCloseTo(4.54, 2);
});

test.each(['#ffffff', '#000000', '#ffe100', '#7fc6d4', '#0f5c6e'])('words in %s can be read in its ink', (colour) => {
  expect(contrastOnWhite(inkOf(rgb(colour)))).toBeGreaterThan(readableContrast);
  expect(contrastOnDark(lightInkOf(rgb(colour)))).toBeGreaterThan(readableContrast);
});

test('a colour that can be read is its own ink, and what is none is no colour', () => {
  expect(writeColour(inkOf(rgb('#0f5c6e')))).toBe('#0f5c6e');
  expect(parseColour('teal')).toBeUndefined();
});
