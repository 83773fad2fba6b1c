/** Colours as `[red, green, blue]`, mixed and shaded as paint under light would be. */

export type Colour = readonly [number, number, number];

export function hex(code: string): Colour {
  const value = Number.parseInt(code.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(one: Colour, other: Colour, share: number): Colour {
  return [0, 1, 2].map((at) => (one[at] ?? 0) + ((other[at] ?? 0) - (one[at] ?? 0)) * share) as unknown as Colour;
}

/** Below 1 darker and a little cooler, as shade indoors is; above 1 towards white. */
export function lit(colour: Colour, brightness: number): Colour {
  if (brightness > 1) return mix(colour, [255, 252, 244], Math.min(1, brightness - 1));
  return mix(
    [colour[0] * brightness, colour[1] * brightness, colour[2] * brightness],
    [26, 34, 52],
    (1 - brightness) * 0.12,
  );
}

export function css([red, green, blue]: Colour): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}
