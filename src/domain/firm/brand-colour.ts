/** A firm's colour on paper and on screen: whether words in it can be read, and the shade in which they can. */

export type Rgb = [number, number, number];

/** WCAG AA for small text. */
export const readableContrast = 4.5;
const white: Rgb = [255, 255, 255];

/** Undefined for a text that is no colour; `#fff` is one as well. */
export function parseColour(colour: string | null): Rgb | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour?.trim() ?? '') ?? [];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as Rgb;
}

export function writeColour(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The same colour, dark enough to read on white and on a tint of itself. */
export function inkOf(colour: Rgb): Rgb {
  let ink = colour;
  while (contrastOnWhite(ink) < readableContrast + 0.6) ink = ink.map((part) => part * 0.94) as Rgb;
  return ink;
}

/** The ground of cards in the dark. */
const darkSurface: Rgb = [26, 31, 34];

/** The same colour, light enough to read on a page in the dark. */
export function lightInkOf(colour: Rgb): Rgb {
  let ink = colour;
  while (contrastOnDark(ink) < readableContrast + 0.6) ink = ink.map((part) => part + (255 - part) * 0.06) as Rgb;
  return ink;
}

export const contrastOnDark = (colour: Rgb): number => contrast(colour, darkSurface);

export const contrastOnWhite = (colour: Rgb): number => contrast(colour, white);

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
