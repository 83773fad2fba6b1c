/** Floors: planks, tiles, chequered vinyl, carpet. */
import { type Colour, lit, mix } from './colour.ts';
import type { Picture } from './picture.ts';

export type Floor = { kind: 'carpet' | 'planks' | 'tiles' | 'checker'; colour: Colour };

export function drawFloor(picture: Picture, { kind, colour }: Floor, l: number, r: number, f: number, b: number): void {
  const dark = lit(colour, 0.62);
  if (kind === 'planks') {
    let row = 0;
    for (let x = l; x < r; x += 0.19) {
      row += 1;
      for (let z = f + ((row * 0.47) % 1.2); z < b; z += 1.2) {
        const tone = ((row * 7 + Math.round(z * 10)) % 5) * 0.028 - 0.06;
        picture.face(
          [
            [x, 0.001, z],
            [Math.min(r, x + 0.19), 0.001, z],
            [Math.min(r, x + 0.19), 0.001, Math.min(b, z + 1.2)],
            [x, 0.001, Math.min(b, z + 1.2)],
          ],
          lit(colour, 0.92 + tone),
        );
        picture.line([x, 0.002, z], [Math.min(r, x + 0.19), 0.002, z], 0.004, dark, 0.6);
      }
      picture.line([x, 0.002, f], [x, 0.002, b], 0.004, dark, 0.65);
    }
  } else if (kind === 'tiles' || kind === 'checker') {
    const size = kind === 'checker' ? 0.3 : 0.42;
    let row = 0;
    for (let x = l; x < r; x += size) {
      row += 1;
      let column = 0;
      for (let z = f; z < b; z += size) {
        column += 1;
        const other = kind === 'checker' && (row + column) % 2 === 0;
        const tone = ((row * 5 + column * 3) % 4) * 0.015;
        const paint = other ? mix(colour, [28, 30, 34], 0.86) : lit(colour, 0.9 + tone);
        picture.face(
          [
            [x, 0.001, z],
            [Math.min(r, x + size), 0.001, z],
            [Math.min(r, x + size), 0.001, Math.min(b, z + size)],
            [x, 0.001, Math.min(b, z + size)],
          ],
          paint,
        );
        picture.line([x, 0.002, z], [Math.min(r, x + size), 0.002, z], 0.006, dark, 0.5);
      }
      picture.line([x, 0.002, f], [x, 0.002, b], 0.006, dark, 0.5);
    }
  } else {
    // Pile: short strokes, denser far away as perspective does it.
    for (let at = 0; at < 900; at += 1) {
      const x = l + ((at * 0.6180339) % 1) * (r - l);
      const z = f + 1.2 + ((at * 0.7548776) % 1) * (b - f - 1.2);
      picture.line([x, 0.002, z], [x + 0.05, 0.002, z + 0.02], 0.007, lit(colour, at % 2 === 0 ? 0.8 : 1.06), 0.32);
    }
  }
}
