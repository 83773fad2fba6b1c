/** Kitchens and utility rooms. */
import { type Colour, hex, lit } from '../colour.ts';
import { backWall, block, drawDoor, drawPendant, drawSocket, leftWall, panel, rightWall } from '../fittings.ts';
import { drawCabinet, drawPlant } from '../furniture.ts';
import { lightFromBehind, lightFromLeft, type Picture } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { drawWindow } from '../windows.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

const steel = hex('#b9bdc1');
const black = hex('#1d1f22');

/** A run of units along the back wall, with what stands in it from the left. */
function drawRun(picture: Picture, depth: number, from: number, to: number, colour: Colour, worktop: Colour): void {
  const z = depth - 0.6;
  const count = Math.round((to - from) / 0.6);
  const each = (to - from) / count;
  for (let at = 0; at < count; at += 1)
    drawCabinet(picture, [from + at * each, z], [each, 0.6, 0.86], colour, at === 1 ? { drawers: 4 } : { doors: 1 });
  picture.box([from - 0.02, 0.86, z - 0.04], [to + 0.02, 0.9, depth], worktop);
}

function drawWallUnits(picture: Picture, depth: number, from: number, to: number, colour: Colour): void {
  const count = Math.max(1, Math.round((to - from) / 0.55));
  const each = (to - from) / count;
  picture.face(
    [
      [from, 1.4, depth - 0.01],
      [to, 1.4, depth - 0.01],
      [to, 1.2, depth - 0.01],
      [from, 1.2, depth - 0.01],
    ],
    '#0b0d14',
    0.12,
  );
  for (let at = 0; at < count; at += 1) {
    const x = from + at * each;
    picture.box([x, 1.42, depth - 0.33], [x + each, 2.15, depth], colour);
    const front = backWall(depth - 0.33);
    panel(
      picture,
      front,
      [x + 0.012, 1.43],
      [x + each - 0.012, 2.14],
      lit(colour, picture.light.front * 0.74),
      1,
      0.003,
    );
    panel(
      picture,
      front,
      [x + 0.02, 1.438],
      [x + each - 0.02, 2.132],
      lit(colour, picture.light.front * 1.02),
      1,
      0.004,
    );
    block(picture, front, [x + each - 0.08, 1.48], [x + each - 0.062, 1.64], 0.03, steel);
  }
}

function drawOven(picture: Picture, z: number, x: number): void {
  const front = backWall(z);
  panel(picture, front, [x + 0.01, 0.12], [x + 0.59, 0.84], lit(steel, 0.8), 1, 0.006);
  panel(picture, front, [x + 0.02, 0.7], [x + 0.58, 0.83], lit(steel, 0.98), 1, 0.008);
  panel(picture, front, [x + 0.03, 0.15], [x + 0.57, 0.68], black, 1, 0.008);
  panel(picture, front, [x + 0.09, 0.22], [x + 0.51, 0.56], hex('#30343a'), 1, 0.009);
  panel(picture, front, [x + 0.12, 0.24], [x + 0.22, 0.55], [255, 255, 255], 0.09, 0.01);
  block(picture, front, [x + 0.06, 0.62], [x + 0.54, 0.645], 0.04, steel);
  for (const knob of [0.1, 0.2, 0.4, 0.5])
    block(picture, front, [x + knob - 0.018, 0.745], [x + knob + 0.018, 0.785], 0.025, hex('#3a3d41'));
  panel(picture, front, [x + 0.26, 0.74], [x + 0.35, 0.79], hex('#10281c'), 1, 0.01);
}

function drawHob(picture: Picture, depth: number, x: number): void {
  const z = depth - 0.56;
  picture.face(
    [
      [x + 0.02, 0.903, z],
      [x + 0.58, 0.903, z],
      [x + 0.58, 0.903, z + 0.48],
      [x + 0.02, 0.903, z + 0.48],
    ],
    black,
  );
  for (const [cx, cz, size] of [
    [0.17, 0.13, 0.085],
    [0.43, 0.13, 0.07],
    [0.17, 0.36, 0.07],
    [0.43, 0.36, 0.085],
  ] as const) {
    picture.drum([x + cx, 0.904, z + cz], size, 0.004, hex('#3c3f45'));
    picture.drum([x + cx, 0.909, z + cz], size * 0.78, 0.002, hex('#22242a'));
  }
}

function drawSink(picture: Picture, depth: number, x: number): void {
  const z = depth - 0.52;
  picture.face(
    [
      [x, 0.903, z],
      [x + 1, 0.903, z],
      [x + 1, 0.903, z + 0.42],
      [x, 0.903, z + 0.42],
    ],
    lit(steel, 1.04),
  );
  picture.face(
    [
      [x + 0.05, 0.905, z + 0.04],
      [x + 0.46, 0.905, z + 0.04],
      [x + 0.46, 0.905, z + 0.38],
      [x + 0.05, 0.905, z + 0.38],
    ],
    lit(steel, 0.62),
  );
  picture.face(
    [
      [x + 0.08, 0.906, z + 0.06],
      [x + 0.44, 0.906, z + 0.06],
      [x + 0.44, 0.906, z + 0.3],
      [x + 0.08, 0.906, z + 0.3],
    ],
    lit(steel, 0.8),
  );
  for (let groove = 0; groove < 6; groove += 1)
    picture.line(
      [x + 0.56 + groove * 0.07, 0.906, z + 0.06],
      [x + 0.56 + groove * 0.07, 0.906, z + 0.36],
      0.012,
      lit(steel, 0.78),
    );
  picture.line([x + 0.26, 0.9, z + 0.4], [x + 0.26, 1.2, z + 0.4], 0.03, lit(steel, 0.9));
  picture.line([x + 0.26, 1.2, z + 0.4], [x + 0.26, 1.16, z + 0.22], 0.028, lit(steel, 1.02));
}

function drawAppliance(picture: Picture, [x, z]: readonly [number, number], kind: 'washer' | 'fridge'): void {
  const front = backWall(z);
  const white = hex('#f2f3f4');
  const tall = kind === 'fridge' ? 1.8 : 0.85;
  picture.shadow([x, z], [x + 0.6, z + 0.6], 0.4);
  picture.box([x, 0.02, z], [x + 0.6, tall, z + 0.6], white);
  if (kind === 'fridge') {
    panel(picture, front, [x + 0.005, 0.66], [x + 0.595, 0.672], hex('#9ea2a6'), 1, 0.004);
    block(picture, front, [x + 0.04, 0.75], [x + 0.065, 1.25], 0.04, steel);
    block(picture, front, [x + 0.04, 0.3], [x + 0.065, 0.6], 0.04, steel);
    return;
  }
  panel(picture, front, [x + 0.01, 0.72], [x + 0.59, 0.83], hex('#dfe1e3'), 1, 0.004);
  const ring = (size: number, colour: Colour, out: number) => {
    const points = Array.from({ length: 32 }, (_, at) =>
      front(x + 0.3 + Math.cos((at / 16) * Math.PI) * size, 0.4 + Math.sin((at / 16) * Math.PI) * size, out),
    );
    picture.face(points, colour);
  };
  ring(0.2, hex('#c4c8cb'), 0.006);
  ring(0.165, hex('#3a4149'), 0.01);
  ring(0.13, hex('#59646e'), 0.012);
  ring(0.06, hex('#75828c'), 0.014);
  panel(picture, front, [x + 0.05, 0.74], [x + 0.2, 0.81], hex('#c9cccf'), 1, 0.007);
  ringKnob(picture, front, x + 0.3);
  panel(picture, front, [x + 0.42, 0.75], [x + 0.54, 0.8], hex('#1f2b26'), 1, 0.007);
}

function ringKnob(picture: Picture, front: ReturnType<typeof backWall>, x: number): void {
  picture.face(
    Array.from({ length: 20 }, (_, at) =>
      front(x + Math.cos((at / 10) * Math.PI) * 0.035, 0.775 + Math.sin((at / 10) * Math.PI) * 0.035, 0.008),
    ),
    hex('#a9adb1'),
  );
}

export const kitchenStraight: Scene = (random) => {
  const picture = holdCamera(random, [0.1, 1.5, -1.1], { pitch: 9 }, lightFromBehind);
  const [width, depth] = [3.7, 2.7];
  const colour = random.pick(paints.kitchens);
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: 'tiles', colour: random.pick(paints.tiles) },
    skirting: paints.white,
  });
  panel(picture, backWall(depth), [-1.85, 0.9], [1.85, 1.42], random.pick(paints.tiles));
  for (let x = -1.8; x < 1.85; x += 0.2)
    picture.line([x, 0.9, depth - 0.004], [x, 1.42, depth - 0.004], 0.006, hex('#f4f4f2'), 0.7);
  for (const y of [1, 1.1, 1.2, 1.3])
    picture.line([-1.85, y, depth - 0.004], [1.85, y, depth - 0.004], 0.006, hex('#f4f4f2'), 0.7);
  drawWindow(picture, backWall(depth), [-0.45, 1.15], [0.75, 2.1], { dressing: 'none', colour });
  drawWallUnits(picture, depth, -1.82, -0.62, colour);
  drawWallUnits(picture, depth, 0.95, 1.85, colour);
  drawRun(picture, depth, -1.85, 1.25, colour, random.pick(paints.worktops));
  drawSink(picture, depth, -0.4);
  drawOven(picture, depth - 0.6, -1.23);
  drawHob(picture, depth, -1.23);
  drawAppliance(picture, [1.25, depth - 0.62], 'fridge');
  picture.drum([0.9, 0.9, depth - 0.35], 0.085, 0.22, hex('#c2c5c8'), 0.78);
  drawSocket(picture, backWall(depth), 1, 1.05);
  drawPendant(picture, [0, 2.4, 1.2], hex('#e6e4dc'));
  return finish(picture, random);
};

export const kitchenGalley: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.5, -1.25], { pitch: 8, zoom: 0.62 }, lightFromLeft);
  const [width, depth] = [2.7, 3.6];
  const colour = random.pick(paints.kitchens);
  const worktop = random.pick(paints.worktops);
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: random.pick(['checker', 'tiles'] as const), colour: hex('#d9d7d1') },
    skirting: paints.white,
  });
  drawDoor(picture, backWall(depth), -0.4, paints.white, { panels: 2 });
  panel(
    picture,
    backWall(depth),
    [-0.3, 1.05],
    [0.3, 1.9],
    picture.gradient(picture.dot([0, 1.9, depth]), picture.dot([0, 1.05, depth]), [
      [0, hex('#bcd6ee'), 1],
      [1, hex('#eef3f2'), 1],
    ]),
    1,
    0.01,
  );
  for (const side of [-1, 1] as const) {
    const [x0, x1] = side < 0 ? [-width / 2, -width / 2 + 0.6] : [width / 2 - 0.6, width / 2];
    for (let z = 2.9; z >= 0.2; z -= 0.6) {
      picture.box([x0, 0.1, z], [x1, 0.86, z + 0.58], colour);
      const edge = side < 0 ? x1 + 0.004 : x0 - 0.004;
      picture.box([edge - 0.02, 0.6, z + 0.08], [edge + 0.02, 0.62, z + 0.28], steel);
    }
    picture.box([x0, 0.86, 0.2], [x1, 0.9, 3.5], worktop);
    for (let z = 2.9; z >= 0.7; z -= 0.55) {
      const [w0, w1] = side < 0 ? [-width / 2, -width / 2 + 0.33] : [width / 2 - 0.33, width / 2];
      picture.box([w0, 1.42, z], [w1, 2.12, z + 0.53], colour);
    }
  }
  picture.drum([1.05, 0.9, 2.2], 0.09, 0.24, hex('#c2c5c8'), 0.8);
  picture.box([-1.25, 0.9, 2.2], [-0.9, 1.15, 2.65], hex('#34383d'));
  drawPlant(picture, [1.05, 2.95], 0.4);
  picture.face(
    [
      [0.76, 0.903, 1],
      [1.3, 0.903, 1],
      [1.3, 0.903, 1.55],
      [0.76, 0.903, 1.55],
    ],
    black,
  );
  drawPendant(picture, [0, 2.4, 2], hex('#efece2'));
  return finish(picture, random);
};

export const utilityRoom: Scene = (random) => {
  const picture = holdCamera(random, [0.1, 1.45, -1], { pitch: 10 }, lightFromLeft);
  const [width, depth] = [2.6, 2.1];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: 'tiles', colour: random.pick(paints.tiles) },
    skirting: paints.white,
  });
  drawWindow(picture, leftWall(width), [0.7, 1.1], [1.5, 2], { dressing: 'none', colour: paints.white });
  drawWallUnits(picture, depth, -1.2, 0.1, paints.white);
  const boiler = backWall(depth);
  block(picture, boiler, [0.5, 1.25], [0.92, 2.05], 0.32, hex('#f4f5f6'));
  panel(picture, backWall(depth - 0.32), [0.54, 1.3], [0.88, 1.42], hex('#d6d9dc'), 1, 0.004);
  panel(picture, backWall(depth - 0.32), [0.64, 1.33], [0.78, 1.39], hex('#203028'), 1, 0.006);
  for (const x of [0.56, 0.64, 0.72, 0.8, 0.86])
    picture.line([x, 1.25, depth - 0.1], [x, 0.92, depth - 0.1], 0.02, hex('#c98b5b'));
  picture.box([-1.28, 0.86, depth - 0.66], [1.28, 0.9, depth], random.pick(paints.worktops));
  drawAppliance(picture, [-1.2, depth - 0.6], 'washer');
  drawAppliance(picture, [-0.56, depth - 0.6], 'washer');
  drawCabinet(picture, [0.1, depth - 0.6], [1.15, 0.6, 0.86], paints.white, { doors: 2 });
  picture.box([0.2, 0.9, depth - 0.4], [0.5, 1.06, depth - 0.15], hex('#7f9fb8'));
  drawDoor(picture, rightWall(width), 0.5, paints.white);
  return finish(picture, random);
};
