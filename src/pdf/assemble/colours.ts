/** Derives the few colours of a report from one brand colour, which may be anything. */
import {
  contrastOnWhite,
  inkOf,
  parseColour,
  readableContrast,
  type Rgb,
  writeColour,
} from '#domain/firm/brand-colour.ts';

export type Colours = {
  /** Lines and blocks: the brand's colour itself. */
  accent: string;
  /** Text: the same colour, dark enough to read on white. */
  ink: string;
  /** The background of table heads and panels. */
  tint: string;
  /** Text on the accent. */
  onAccent: string;
};

/** #17505b */
const house: Rgb = [23, 80, 91];

export function coloursFrom(brandColour: string | null): Colours {
  const accent = parseColour(brandColour) ?? house;
  const ink = inkOf(accent);
  const tint = ink.map((part) => 255 - (255 - part) * 0.075) as Rgb;
  const onAccent: Rgb = contrastOnWhite(accent) >= readableContrast ? [255, 255, 255] : [20, 24, 28];
  return {
    accent: writeColour(accent),
    ink: writeColour(ink),
    tint: writeColour(tint),
    onAccent: writeColour(onAccent),
  };
}
