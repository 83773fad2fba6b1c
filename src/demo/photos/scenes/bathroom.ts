/** Bathrooms, shower rooms and cloakrooms. */
import { type Colour, hex, lit } from '../colour.ts';
import { backWall, block, leftWall, panel, rightWall } from '../fittings.ts';
import { lightFromLeft, lightFromRight, type Picture } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { drawWindow } from '../windows.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

const china = hex('#fafaf8');
const chrome = hex('#c3c8cc');

function drawWc(picture: Picture, [x, z]: readonly [number, number]): void {
  picture.shadow([x - 0.2, z], [x + 0.2, z + 0.6], 0.45);
  picture.box([x - 0.2, 0.38, z + 0.42], [x + 0.2, 0.8, z + 0.6], china);
  picture.box([x - 0.21, 0.8, z + 0.41], [x + 0.21, 0.83, z + 0.6], lit(china, 1.02));
  picture.drum([x, 0.834, z + 0.5], 0.03, 0.012, chrome);
  picture.drum([x, 0, z + 0.24], 0.13, 0.3, china, 1.3);
  picture.drum([x, 0.3, z + 0.22], 0.19, 0.1, china, 1.04);
  picture.drum([x, 0.4, z + 0.22], 0.205, 0.035, hex('#f1f1ee'), 1);
}

function drawBasin(picture: Picture, [x, z]: readonly [number, number], unit: Colour | undefined): void {
  if (unit === undefined) {
    picture.drum([x, 0, z + 0.2], 0.1, 0.74, china, 0.8);
  } else {
    picture.shadow([x - 0.3, z], [x + 0.3, z + 0.4], 0.4);
    picture.box([x - 0.3, 0.08, z], [x + 0.3, 0.74, z + 0.4], unit);
    for (const from of [x - 0.29, x + 0.005])
      panel(picture, backWall(z), [from, 0.1], [from + 0.285, 0.72], lit(unit, 0.98), 1, 0.004);
    picture.line([x, 0.1, z - 0.005], [x, 0.72, z - 0.005], 0.008, lit(unit, 0.6));
  }
  picture.box([x - 0.31, 0.74, z - 0.02], [x + 0.31, 0.86, z + 0.42], china);
  picture.face(ellipse([x, 0.862, z + 0.18], 0.22, 0.13), lit(china, 0.84));
  picture.face(ellipse([x, 0.863, z + 0.2], 0.18, 0.1), lit(china, 0.92));
  picture.line([x, 0.86, z + 0.35], [x, 0.98, z + 0.35], 0.03, chrome);
  picture.line([x, 0.97, z + 0.35], [x, 0.95, z + 0.22], 0.026, lit(chrome, 1.1));
}

function ellipse([x, y, z]: readonly [number, number, number], rx: number, rz: number) {
  return Array.from(
    { length: 32 },
    (_, at) => [x + Math.cos((at / 16) * Math.PI) * rx, y, z + Math.sin((at / 16) * Math.PI) * rz] as const,
  );
}

function drawBath(picture: Picture, depth: number, x0: number, x1: number): void {
  const z = depth - 0.72;
  picture.shadow([x0, z], [x1, depth], 0.4);
  picture.box([x0, 0, z], [x1, 0.55, depth], china);
  picture.face(
    [
      [x0 + 0.06, 0.552, z + 0.07],
      [x1 - 0.06, 0.552, z + 0.07],
      [x1 - 0.06, 0.552, depth - 0.07],
      [x0 + 0.06, 0.552, depth - 0.07],
    ],
    lit(china, 0.74),
  );
  picture.face(
    [
      [x0 + 0.12, 0.553, z + 0.14],
      [x1 - 0.16, 0.553, z + 0.14],
      [x1 - 0.16, 0.553, depth - 0.08],
      [x0 + 0.12, 0.553, depth - 0.08],
    ],
    lit(china, 0.86),
  );
  picture.line([x0 + 0.16, 0.55, depth - 0.1], [x0 + 0.16, 0.72, depth - 0.1], 0.03, chrome);
  picture.line([x0 + 0.16, 0.7, depth - 0.1], [x0 + 0.28, 0.66, depth - 0.16], 0.028, lit(chrome, 1.1));
  for (let gap = x0 + 0.3; gap < x1 - 0.1; gap += 0.4)
    picture.line([gap, 0.04, z - 0.004], [gap, 0.5, z - 0.004], 0.005, lit(china, 0.84));
}

function drawShower(picture: Picture, wall: ReturnType<typeof backWall>, u: number): void {
  picture.line(wall(u, 1.05, 0.04), wall(u, 2, 0.04), 0.022, chrome);
  picture.line(wall(u, 2, 0.04), wall(u, 2.02, 0.26), 0.02, chrome);
  const head = wall(u, 1.99, 0.28);
  picture.drum(head, 0.1, 0.02, lit(chrome, 0.95));
  block(picture, wall, [u - 0.14, 1.05], [u + 0.14, 1.1], 0.06, chrome);
}

function drawGlass(
  picture: Picture,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
): void {
  const faces = [
    [from[0], from[1], from[2]],
    [to[0], from[1], to[2]],
    [to[0], to[1], to[2]],
    [from[0], to[1], from[2]],
  ] as const;
  picture.face(faces, '#cfe6e6', 0.22);
  picture.face(
    [
      [from[0], from[1], from[2]],
      [from[0] + (to[0] - from[0]) * 0.35, from[1], from[2] + (to[2] - from[2]) * 0.35],
      [from[0] + (to[0] - from[0]) * 0.65, to[1], from[2] + (to[2] - from[2]) * 0.65],
      [from[0] + (to[0] - from[0]) * 0.4, to[1], from[2] + (to[2] - from[2]) * 0.4],
    ],
    '#ffffff',
    0.16,
  );
  picture.line(from, [from[0], to[1], from[2]], 0.02, chrome);
  picture.line([to[0], from[1], to[2]], to, 0.02, chrome);
  picture.line([from[0], to[1], from[2]], to, 0.016, chrome);
}

function drawTowelRail(picture: Picture, wall: ReturnType<typeof backWall>, u: number, towel: Colour): void {
  for (const at of [u, u + 0.45]) picture.line(wall(at, 0.6, 0.05), wall(at, 1.55, 0.05), 0.025, chrome);
  for (let v = 0.65; v < 1.55; v += 0.14)
    picture.line(wall(u, v, 0.05), wall(u + 0.45, v, 0.05), 0.022, lit(chrome, 1.05));
  panel(picture, wall, [u + 0.05, 0.82], [u + 0.4, 1.24], lit(towel, 0.95), 1, 0.09);
  panel(picture, wall, [u + 0.05, 0.86], [u + 0.4, 0.89], lit(towel, 0.78), 1, 0.092);
}

function drawMirror(
  picture: Picture,
  wall: ReturnType<typeof backWall>,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
): void {
  const [low, high] = [picture.dot(wall(u0, v0)), picture.dot(wall(u1, v1))];
  panel(picture, wall, [u0 - 0.015, v0 - 0.015], [u1 + 0.015, v1 + 0.015], hex('#9aa0a5'), 1, 0.01);
  panel(
    picture,
    wall,
    [u0, v0],
    [u1, v1],
    picture.gradient(low, high, [
      [0, hex('#b9c6cc'), 1],
      [0.5, hex('#e6edf0'), 1],
      [1, hex('#cad5da'), 1],
    ]),
    1,
    0.012,
  );
}

export const bathroomWithBath: Scene = (random) => {
  const picture = holdCamera(random, [-0.1, 1.5, -1], { pitch: 10, zoom: 0.62 }, lightFromLeft);
  const [width, depth] = [2.7, 2.5];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: random.pick(['tiles', 'checker'] as const), colour: random.pick(paints.tiles) },
    skirting: paints.white,
    tiledTo: random.pick([1.4, 2.4]),
    tile: random.pick([hex('#f3f4f2'), hex('#d6dcdc'), hex('#e7e1d4')]),
  });
  drawWindow(picture, backWall(depth), [-0.35, 1.35], [0.4, 2.1], {
    dressing: 'none',
    colour: china,
    sky: [hex('#dfeaf0'), hex('#f3f7f8')],
  });
  drawShower(picture, backWall(depth), -1.05);
  drawBath(picture, depth, -1.33, 0.4);
  drawGlass(picture, [-0.45, 0.55, depth - 0.7], [-0.45, 1.95, depth - 0.02]);
  drawTowelRail(picture, rightWall(width), 1.7, random.pick(paints.covers));
  drawMirror(picture, leftWall(width), [0.75, 1.2], [1.25, 1.85]);
  drawWc(picture, [0.85, depth - 0.62]);
  drawBasin(picture, [-1, 0.85], random.chance(0.5) ? random.pick(paints.kitchens) : undefined);
  return finish(picture, random);
};

export const showerRoom: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.5, -0.95], { pitch: 9, zoom: 0.64 }, lightFromRight);
  const [width, depth] = [2.3, 2.2];
  drawRoom(picture, {
    width,
    depth,
    height: 2.35,
    wall: random.pick(paints.walls),
    floor: { kind: 'tiles', colour: random.pick(paints.tiles) },
    skirting: paints.white,
    tiledTo: 2.35,
    tile: random.pick([hex('#dfe3e4'), hex('#b9c0c4'), hex('#f2f1ec')]),
  });
  picture.box([0.2, 0, depth - 0.9], [1.15, 0.08, depth], china);
  drawShower(picture, backWall(depth), 0.7);
  drawGlass(picture, [0.2, 0.08, depth - 0.88], [1.15, 1.95, depth - 0.88]);
  drawMirror(picture, backWall(depth), [-0.75, 1.2], [-0.15, 1.85]);
  drawBasin(picture, [-0.45, depth - 0.44], random.pick(paints.kitchens));
  drawTowelRail(picture, leftWall(width), 0.9, random.pick(paints.covers));
  block(picture, backWall(depth), [-1.05, 2.05], [-0.85, 2.25], 0.04, hex('#eceded'));
  return finish(picture, random);
};

export const cloakroom: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.5, -0.9], { pitch: 14 }, lightFromLeft);
  const [width, depth] = [1.5, 1.7];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    feature: random.pick(paints.features),
    floor: { kind: 'planks', colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  drawWindow(picture, backWall(depth), [-0.3, 1.4], [0.3, 2.05], {
    dressing: 'none',
    colour: china,
    sky: [hex('#dfeaf0'), hex('#f3f7f8')],
  });
  drawWc(picture, [0.22, depth - 0.62]);
  drawBasin(picture, [-0.44, 0.75], undefined);
  drawMirror(picture, leftWall(width), [0.6, 1.25], [1.05, 1.8]);
  return finish(picture, random);
};
