/** Derives the few colours of a report from one brand colour, which may be anything. */

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

type Rgb = [number, number, number];
/** #17505b */
const house: Rgb = [23, 80, 91];
/** WCAG AA for small text. */
const readable = 4.5;

export function coloursFrom(brandColour: string | null): Colours {
  const accent = parse(brandColour) ?? house;
  let ink = accent;
  while (contrast(ink, [255, 255, 255]) < readable + 0.6) ink = ink.map((part) => part * 0.94) as Rgb;
  const tint = ink.map((part) => 255 - (255 - part) * 0.075) as Rgb;
  const onAccent: Rgb = contrast(accent, [255, 255, 255]) >= readable ? [255, 255, 255] : [20, 24, 28];
  return { accent: hex(accent), ink: hex(ink), tint: hex(tint), onAccent: hex(onAccent) };
}

function parse(colour: string | null): Rgb | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour?.trim() ?? '') ?? [];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as Rgb;
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

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
