/** Figures without a font: seven segments as on a display, or drums as on an old register. */
import { type Colour, hex, lit } from './colour.ts';
import type { Wall } from './fittings.ts';
import { panel } from './fittings.ts';
import type { Picture } from './picture.ts';

/** Segments: top, upper right, lower right, bottom, lower left, upper left, middle. */
const lamps = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
];

export function drawDigits(
  picture: Picture,
  wall: Wall,
  [u, v]: readonly [number, number],
  high: number,
  digits: string,
  colour: Colour,
  out = 0.01,
): void {
  const wide = high * 0.52;
  const thick = high * 0.11;
  [...digits.matchAll(/\d/g)].forEach(([digit], at) => {
    const x = u + at * high * 0.72;
    const on = lamps[Number(digit)] ?? '';
    const bars = [
      [x + thick / 2, v + high - thick, x + wide - thick / 2, v + high],
      [x + wide - thick, v + high / 2, x + wide, v + high - thick / 2],
      [x + wide - thick, v + thick / 2, x + wide, v + high / 2],
      [x + thick / 2, v, x + wide - thick / 2, v + thick],
      [x, v + thick / 2, x + thick, v + high / 2],
      [x, v + high / 2, x + thick, v + high - thick / 2],
      [x + thick / 2, v + high / 2 - thick / 2, x + wide - thick / 2, v + high / 2 + thick / 2],
    ] as const;
    bars.forEach(([x0, y0, x1, y1], lamp) => {
      if (on[lamp] === '1') panel(picture, wall, [x0, y0], [x1, y1], colour, 1, out);
    });
  });
}

/** A mechanical register: white figures on black drums, the last ones red. */
export function drawRegister(
  picture: Picture,
  wall: Wall,
  [u, v]: readonly [number, number],
  high: number,
  digits: string,
  red: number,
): void {
  const wide = high * 0.78;
  [...digits.matchAll(/\d/g)].forEach(([digit], at) => {
    const last = at >= digits.length - red;
    const from = u + at * wide;
    panel(picture, wall, [from, v], [from + wide * 0.93, v + high], last ? hex('#8e2020') : hex('#17191c'), 1, 0.012);
    panel(picture, wall, [from, v + high * 0.72], [from + wide * 0.93, v + high], [0, 0, 0], 0.35, 0.013);
    panel(picture, wall, [from, v], [from + wide * 0.93, v + high * 0.2], [0, 0, 0], 0.35, 0.013);
    drawDigits(picture, wall, [from + wide * 0.22, v + high * 0.22], high * 0.56, digit, lit(hex('#f2f1ea'), 1), 0.014);
  });
}
