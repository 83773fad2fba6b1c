/** A piece of wall photographed from about a metre, and what lies flat on it. */
import type { Random } from '#demo/random.ts';
import { type Colour, hex, lit } from './colour.ts';
import { backWall, panel, type Wall } from './fittings.ts';
import { type Light, Picture } from './picture.ts';

/** Straight at a wall, about a metre away. */
export function facingWall(
  random: Random,
  colour: Colour,
  light: Light,
  { zoom = 0.9, aim = 1 }: { zoom?: number; aim?: number } = {},
): { picture: Picture; wall: Wall } {
  const [yaw, pitch] = [(random.next() - 0.5) * 16, (random.next() - 0.5) * 8];
  const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  // Stepped aside by as much as the camera turns, so that the thing stays in the middle.
  const picture = new Picture({ at: [-tangent(yaw), aim + tangent(pitch), -1], yaw, pitch, zoom }, light);
  picture.face(
    [
      [-4, -2, 0],
      [4, -2, 0],
      [4, 4, 0],
      [-4, 4, 0],
    ],
    lit(colour, 0.92),
  );
  const [from, to] = light.left > light.right ? [-1, 1] : [1, -1];
  picture.face(
    [
      [-4, -2, 0],
      [4, -2, 0],
      [4, 4, 0],
      [-4, 4, 0],
    ],
    picture.gradient(picture.dot([from, 1.3, 0]), picture.dot([to, 0.7, 0]), [
      [0, [255, 250, 236], 0.3],
      [0.5, [255, 250, 236], 0],
      [1, [12, 16, 30], 0.2],
    ]),
    0.999,
  );
  return { picture, wall: backWall(0) };
}

export function cast(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  by = 0.03,
  spread = 0.006,
): void {
  for (let step = 1; step <= 5; step += 1)
    panel(
      picture,
      wall,
      [u0 - spread * step, v0 - by - spread * step],
      [u1 + by + spread * step, v1 - by + spread * step],
      '#0b0d14',
      0.07,
    );
}

export function screws(picture: Picture, wall: Wall, spots: readonly (readonly [number, number])[], out: number): void {
  for (const [u, v] of spots) {
    picture.face(disc(wall, u, v, 0.012, out), hex('#8e9296'));
    picture.line(
      wall(u - 0.007, v - 0.004, out + 0.002),
      wall(u + 0.007, v + 0.004, out + 0.002),
      0.003,
      hex('#4c5054'),
    );
  }
}

export function disc(wall: Wall, u: number, v: number, radius: number, out: number) {
  return Array.from({ length: 36 }, (_, at) =>
    wall(u + Math.cos((at / 18) * Math.PI) * radius, v + Math.sin((at / 18) * Math.PI) * radius, out),
  );
}
