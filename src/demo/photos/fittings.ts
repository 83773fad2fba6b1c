/** What hangs on walls: doors, radiators, sockets, pictures, lamps. Placed on the back wall or a side wall. */
import { type Colour, hex, lit, mix } from './colour.ts';
import type { Picture } from './picture.ts';
import type { Point } from './space.ts';

/** A wall to place things on: `u` runs along it from the left as seen, `v` upwards, `out` into the room. */
export type Wall = (u: number, v: number, out?: number) => Point;

export const backWall =
  (depth: number): Wall =>
  (u, v, out = 0) => [u, v, depth - out];

export const leftWall =
  (width: number): Wall =>
  (u, v, out = 0) => [-width / 2 + out, v, u];

export const rightWall =
  (width: number): Wall =>
  (u, v, out = 0) => [width / 2 - out, v, u];

export function panel(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  fill: Colour | string,
  opacity = 1,
  out = 0.002,
): void {
  picture.face([wall(u0, v0, out), wall(u1, v0, out), wall(u1, v1, out), wall(u0, v1, out)], fill, opacity);
}

/** A block that sticks out of the wall. */
export function block(
  picture: Picture,
  wall: Wall,
  from: readonly [number, number],
  to: readonly [number, number],
  deep: number,
  colour: Colour,
): void {
  const [a, b] = [wall(from[0], from[1], 0), wall(to[0], to[1], deep)];
  const low: Point = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
  const high: Point = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
  picture.box(low, high, colour);
}

const frameWhite = hex('#f3f4f2');

export function drawDoor(
  picture: Picture,
  wall: Wall,
  u: number,
  colour: Colour,
  { wide = 0.8, panels = 4, tall = 2.02 }: { wide?: number; panels?: number; tall?: number } = {},
): void {
  const trim = lit(frameWhite, 0.9);
  panel(picture, wall, [u - 0.08, 0], [u + wide + 0.08, tall + 0.08], trim);
  panel(picture, wall, [u, 0.01], [u + wide, tall], lit(colour, 0.93), 1, 0.004);
  const rows = panels / 2;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const from: [number, number] = [u + 0.1 + column * (wide / 2 - 0.04), 0.16 + (row * (tall - 0.2)) / rows];
      const to: [number, number] = [from[0] + wide / 2 - 0.16, from[1] + (tall - 0.2) / rows - 0.12];
      panel(picture, wall, from, to, lit(colour, 0.76), 1, 0.005);
      panel(
        picture,
        wall,
        [from[0] + 0.018, from[1] + 0.018],
        [to[0] - 0.012, to[1] - 0.012],
        lit(colour, 0.97),
        1,
        0.006,
      );
    }
  }
  block(picture, wall, [u + wide - 0.1, 0.98], [u + wide - 0.06, 1.06], 0.05, hex('#b8babd'));
  block(picture, wall, [u + wide - 0.2, 1.01], [u + wide - 0.06, 1.035], 0.06, hex('#c9cbcd'));
}

export function drawRadiator(picture: Picture, wall: Wall, u: number, long: number, colour: Colour = frameWhite): void {
  block(picture, wall, [u, 0.16], [u + long, 0.74], 0.09, colour);
  for (let at = 0.04; at < long - 0.02; at += 0.065) {
    panel(picture, wall, [u + at, 0.2], [u + at + 0.018, 0.7], lit(colour, 0.74), 1, 0.092);
    panel(picture, wall, [u + at + 0.018, 0.2], [u + at + 0.03, 0.7], lit(colour, 1.05), 1, 0.092);
  }
  block(picture, wall, [u - 0.07, 0.2], [u, 0.27], 0.07, hex('#e7e8e6'));
  picture.line(wall(u - 0.035, 0.2, 0.03), wall(u - 0.035, 0, 0.03), 0.02, hex('#c78a5d'));
}

export function drawSocket(picture: Picture, wall: Wall, u: number, v = 0.4): void {
  block(picture, wall, [u, v], [u + 0.15, v + 0.09], 0.012, hex('#f7f7f5'));
  for (const at of [0.03, 0.1]) {
    panel(picture, wall, [u + at, v + 0.02], [u + at + 0.03, v + 0.045], hex('#c9c9c6'), 1, 0.014);
    panel(picture, wall, [u + at + 0.01, v + 0.055], [u + at + 0.02, v + 0.075], hex('#b5b5b2'), 1, 0.014);
  }
}

export function drawPicture(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  [one, other]: readonly [Colour, Colour],
): void {
  panel(picture, wall, [u0 + 0.02, v0 - 0.03], [u1 + 0.03, v1 - 0.02], [20, 22, 30], 0.22);
  block(picture, wall, [u0, v0], [u1, v1], 0.03, hex('#3a3632'));
  panel(picture, wall, [u0 + 0.03, v0 + 0.03], [u1 - 0.03, v1 - 0.03], hex('#f6f3ea'), 1, 0.034);
  const [w, h] = [u1 - u0, v1 - v0];
  panel(picture, wall, [u0 + w * 0.2, v0 + h * 0.2], [u1 - w * 0.2, v0 + h * 0.52], one, 1, 0.036);
  panel(picture, wall, [u0 + w * 0.2, v0 + h * 0.52], [u1 - w * 0.2, v1 - h * 0.2], other, 1, 0.036);
}

/** A pendant with its light on the ceiling around it. */
export function drawPendant(picture: Picture, at: Point, colour: Colour, on = true): void {
  const [x, y, z] = at;
  picture.line([x, y, z], [x, y - 0.35, z], 0.012, hex('#e8e8e6'));
  picture.drum([x, y - 0.58, z], 0.2, 0.23, on ? mix(colour, [255, 240, 205], 0.5) : colour, 0.72);
  if (!on) return;
  const centre = picture.dot([x, y - 0.5, z]);
  const reach = picture.scale(at) * 0.95;
  picture.add(
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${reach}" fill="${picture.glow(centre, reach, [
      [0, [255, 236, 190], 0.5],
      [0.4, [255, 236, 190], 0.16],
      [1, [255, 236, 190], 0],
    ])}"/>`,
  );
}
