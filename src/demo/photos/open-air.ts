/** Sky, grass, bushes and bricks. */
import type { Random } from '#demo/random.ts';
import { type Colour, hex, lit } from './colour.ts';
import { panel, type Wall } from './fittings.ts';
import type { Picture } from './picture.ts';
import { pictureHeight, pictureWidth } from './space.ts';

export const bricks = ['#a4604a', '#b5765a', '#c9a277', '#93574a'].map(hex);

export function drawSky(picture: Picture, random: Random, horizon: number): void {
  const [top, low] = random.pick([
    ['#6fa6db', '#dcecf7'],
    ['#9db4c8', '#e9edf0'],
    ['#7fb0d8', '#f6e9d2'],
  ] as const);
  picture.add(
    `<rect x="-300" y="-300" width="${pictureWidth + 600}" height="${pictureHeight + 600}" fill="${picture.gradient(
      [0, 0],
      [0, horizon],
      [
        [0, hex(top), 1],
        [1, hex(low), 1],
      ],
    )}"/>`,
  );
  for (let cloud = 0; cloud < 5; cloud += 1) {
    const [x, y] = [random.int(0, pictureWidth), random.int(60, Math.round(horizon * 0.6))];
    for (let puff = 0; puff < 7; puff += 1) {
      picture.add(
        `<ellipse cx="${x + puff * 95 - 280}" cy="${y + random.int(-30, 30)}" rx="${random.int(120, 240)}" ry="${random.int(34, 70)}" fill="#ffffff" fill-opacity="0.22"/>`,
      );
    }
  }
}

export function drawBricks(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  colour: Colour,
  random: Random,
): void {
  panel(picture, wall, [u0, v0], [u1, v1], lit(colour, 0.94), 1, 0);
  let row = 0;
  for (let v = v0; v < v1; v += 0.15) {
    row += 1;
    picture.line(wall(u0, v, 0.004), wall(u1, v, 0.004), 0.014, lit(colour, 1.28), 0.55);
    for (let u = u0 + (row % 2) * 0.22; u < u1; u += 0.44) {
      picture.line(wall(u, v, 0.004), wall(u, Math.min(v1, v + 0.15), 0.004), 0.014, lit(colour, 1.28), 0.45);
      if (random.chance(0.16))
        panel(
          picture,
          wall,
          [u + 0.02, v + 0.015],
          [Math.min(u1, u + 0.42), Math.min(v1, v + 0.14)],
          lit(colour, random.chance(0.5) ? 0.76 : 1.1),
          0.55,
          0.003,
        );
    }
  }
}

export function drawGrass(
  picture: Picture,
  random: Random,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  colour: Colour,
): void {
  picture.face(
    [
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, 0, z1],
      [x0, 0, z1],
    ],
    lit(colour, 0.95),
  );
  for (let blade = 0; blade < 1100; blade += 1) {
    const share = random.next() ** 1.5;
    const x = x0 + random.next() * (x1 - x0);
    const z = z0 + share * (z1 - z0);
    picture.line(
      [x, 0, z],
      [x + (random.next() - 0.5) * 0.06, 0.05 + random.next() * 0.05, z],
      0.012,
      lit(colour, 0.7 + random.next() * 0.55),
      0.7,
    );
  }
}

export function drawBush(
  picture: Picture,
  random: Random,
  [x, z]: readonly [number, number],
  size: number,
  colour: Colour,
): void {
  picture.shadow([x - size, z - size * 0.6], [x + size, z + size * 0.5], 0.35);
  for (let leaf = 0; leaf < 60; leaf += 1) {
    const angle = random.next() * 2 * Math.PI;
    const reach = size * Math.sqrt(random.next());
    const centre = picture.dot([
      x + Math.cos(angle) * reach,
      Math.max(0.08, size * 0.85 + Math.sin(angle) * reach * 0.9),
      z,
    ]);
    const radius = picture.scale([x, 0.5, z]) * size * (0.16 + random.next() * 0.14);
    picture.add(
      `<ellipse cx="${centre[0].toFixed(1)}" cy="${centre[1].toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * 0.78).toFixed(1)}" fill="rgb(${lit(
        colour,
        0.72 + random.next() * 0.5,
      )
        .map(Math.round)
        .join(',')})"/>`,
    );
  }
}

export function drawRoof(
  picture: Picture,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  colour: Colour,
): void {
  picture.face(
    [
      [x0, y, z - 0.25],
      [x1, y, z - 0.25],
      [x1, y + 2, z + 3],
      [x0, y + 2, z + 3],
    ],
    colour,
  );
  for (let row = 1; row < 12; row += 1) {
    const share = row / 12;
    picture.line(
      [x0, y + 2 * share, z - 0.25 + 3.25 * share],
      [x1, y + 2 * share, z - 0.25 + 3.25 * share],
      0.03,
      lit(colour, 0.7),
      0.6,
    );
  }
  picture.box([x0, y - 0.12, z - 0.3], [x1, y, z - 0.2], hex('#2a2c30'));
}
