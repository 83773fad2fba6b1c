/** Living rooms, dining rooms and studies. */
import { hex } from '../colour.ts';
import {
  backWall,
  drawDoor,
  drawPendant,
  drawPicture,
  drawRadiator,
  drawSocket,
  leftWall,
  panel,
  rightWall,
} from '../fittings.ts';
import { drawCabinet, drawChair, drawLamp, drawPlant, drawRug, drawSofa, drawTable } from '../furniture.ts';
import { lightFromLeft, lightFromRight } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { drawSunPatch, drawWindow } from '../windows.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

/** Window ahead, sofa below it. */
export const livingByWindow: Scene = (random) => {
  const picture = holdCamera(random, [0.5, 1.5, -1.35], { yaw: -5 }, lightFromLeft);
  const [width, depth] = [4.6, 3.6];
  drawRoom(picture, {
    width,
    depth,
    height: 2.45,
    wall: random.pick(paints.walls),
    floor: { kind: 'carpet', colour: random.pick(paints.carpets) },
    skirting: paints.white,
  });
  const wall = backWall(depth);
  drawWindow(picture, wall, [-0.95, 0.95], [0.95, 2.1], { dressing: 'curtains', colour: random.pick(paints.features) });
  drawRadiator(picture, leftWall(width), 1.1, 1.3);
  drawPicture(picture, leftWall(width), [1.2, 1.25], [2.1, 1.9], [random.pick(paints.features), hex('#dcb58a')]);
  drawSocket(picture, wall, -1.6);
  drawSunPatch(picture, [-0.6, 1.2], [0.7, 2.3], -0.7);
  drawRug(picture, [-1.3, 0.5], [1.2, 2.1], random.pick(paints.fabrics));
  drawSofa(picture, [-1.05, 2.5], random.pick(paints.fabrics), 2);
  drawPlant(picture, [1.75, 3], 1.1);
  drawTable(picture, [-0.55, 1.1], [1.1, 0.6, 0.42], random.pick(paints.woods));
  drawDoor(picture, rightWall(width), 0.9, paints.white);
  drawPendant(picture, [0.1, 2.45, 1.6], paints.white, false);
  return finish(picture, random);
};

/** Fireplace on a feature wall, television, armchair side. */
export const livingWithFireplace: Scene = (random) => {
  const picture = holdCamera(random, [-0.5, 1.5, -1.3], { yaw: 6 }, lightFromRight);
  const [width, depth] = [4.2, 3.4];
  drawRoom(picture, {
    width,
    depth,
    height: 2.6,
    wall: random.pick(paints.walls),
    feature: random.pick(paints.features),
    floor: { kind: 'planks', colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  drawWindow(picture, rightWall(width), [2.55, 0.85], [1.1, 2.15], { dressing: 'blind', colour: paints.white });
  drawSunPatch(picture, [0.5, 0.9], [1.5, 2.1], -0.9);
  picture.box([-0.9, 0, depth - 0.3], [0.9, 2.6, depth], random.pick(paints.walls));
  const breast = backWall(depth - 0.3);
  picture.box([-0.75, 0, depth - 0.42], [0.75, 1.12, depth - 0.3], paints.white);
  panel(picture, backWall(depth - 0.42), [-0.45, 0.05], [0.45, 0.85], hex('#2a2624'));
  panel(picture, backWall(depth - 0.42), [-0.3, 0.05], [0.3, 0.5], hex('#15110f'));
  panel(picture, backWall(depth - 0.42), [-0.22, 0.06], [0.22, 0.2], hex('#7a4a2b'));
  picture.box([-0.85, 1.1, depth - 0.5], [0.85, 1.16, depth - 0.3], paints.white);
  picture.box([-0.8, 0, depth - 0.75], [0.8, 0.04, depth - 0.42], hex('#53565c'));
  drawPicture(picture, breast, [-0.4, 1.45], [0.4, 2.15], [hex('#cf9f6e'), hex('#7fa0ac')]);
  drawCabinet(picture, [-1.95, 2.9], [0.95, 0.42, 0.9], random.pick(paints.woods), { doors: 2 });
  drawLamp(picture, [-1.5, 0.9, 3.1], hex('#e9d6b2'));
  drawRug(picture, [-1.2, 0.6], [1.1, 2], random.pick(paints.fabrics));
  drawCabinet(picture, [1.05, 2.92], [0.95, 0.4, 0.5], hex('#4b4038'), { drawers: 2 });
  picture.box([1.08, 0.56, 3.12], [2, 1.1, 3.16], hex('#16181b'));
  drawSofa(picture, [-2.06, 1.1], random.pick(paints.fabrics), 0.95);
  drawTable(picture, [-0.5, 0.95], [1, 0.55, 0.42], random.pick(paints.woods));
  drawPendant(picture, [0, 2.6, 1.4], hex('#d7cbb2'));
  return finish(picture, random);
};

export const diningRoom: Scene = (random) => {
  const picture = holdCamera(random, [0.2, 1.55, -1.35], { yaw: -3, pitch: 9 }, lightFromRight);
  const [width, depth] = [3.8, 3.3];
  drawRoom(picture, {
    width,
    depth,
    height: 2.45,
    wall: random.pick(paints.walls),
    floor: { kind: 'planks', colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  drawWindow(picture, rightWall(width), [2.7, 0.9], [1.2, 2.1], {
    dressing: 'blind',
    colour: random.pick(paints.carpets),
  });
  drawSunPatch(picture, [0.5, 0.9], [1.4, 2], -0.8);
  const wood = random.pick(paints.woods);
  drawCabinet(picture, [-1.7, 2.85], [1.5, 0.42, 0.92], wood, { doors: 3 });
  drawPicture(picture, backWall(depth), [-1.45, 1.3], [-0.5, 1.95], [hex('#6f8a9a'), hex('#d5b787')]);
  drawDoor(picture, backWall(depth), 0.55, paints.white);
  drawRadiator(picture, leftWall(width), 1, 1.2);
  for (const x of [-0.62, 0.18]) drawChair(picture, [x, 2.25], random.fork('chair').pick(paints.fabrics), 'here');
  drawTable(picture, [-0.85, 1.35], [1.6, 0.95, 0.75], wood);
  picture.drum([-0.1, 0.75, 1.8], 0.07, 0.2, hex('#e9e4da'), 1.15);
  for (let stem = 0; stem < 7; stem += 1)
    picture.line(
      [-0.1, 0.93, 1.8],
      [-0.26 + stem * 0.055, 1.16 + (stem % 3) * 0.05, 1.8],
      0.014,
      hex(stem % 2 === 0 ? '#6d9260' : '#c8794f'),
    );
  for (const x of [-0.62, 0.18]) drawChair(picture, [x, 0.85], random.fork('chair').pick(paints.fabrics), 'away');
  drawPendant(picture, [-0.05, 2.45, 1.8], hex('#e0d2b4'));
  return finish(picture, random);
};

export const studyRoom: Scene = (random) => {
  const picture = holdCamera(random, [-0.1, 1.5, -1.25], { yaw: 2 }, lightFromLeft);
  const [width, depth] = [3, 2.9];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: 'carpet', colour: random.pick(paints.carpets) },
    skirting: paints.white,
  });
  const wall = backWall(depth);
  drawWindow(picture, wall, [-0.2, 1], [1.1, 2.05], { dressing: 'blind', colour: hex('#c9ced2') });
  drawCabinet(picture, [-1.48, 2.55], [0.8, 0.33, 1.95], paints.white);
  for (let shelf = 0; shelf < 5; shelf += 1) {
    const y = 0.14 + shelf * 0.36;
    panel(picture, backWall(2.55), [-1.44, y], [-0.72, y + 0.31], hex('#c7c9c8'));
    for (let book = 0; book < 9; book += 1) {
      if ((shelf * 5 + book) % 7 === 3) continue;
      const u = -1.42 + book * 0.075;
      panel(
        picture,
        backWall(2.55),
        [u, y],
        [u + 0.06, y + 0.2 + ((book * 7) % 5) * 0.018],
        hex(['#8c4f45', '#4e6580', '#b59b5a', '#58705a', '#85807c'][(shelf + book) % 5] ?? '#888888'),
        1,
        0.006,
      );
    }
  }
  drawTable(picture, [-0.35, 2.15], [1.5, 0.65, 0.74], random.pick(paints.woods));
  picture.box([0.05, 0.95, 2.55], [0.75, 1.36, 2.58], hex('#1c1f23'));
  picture.box([0.32, 0.74, 2.52], [0.48, 0.96, 2.56], hex('#2a2d31'));
  picture.box([0.1, 0.745, 2.26], [0.62, 0.765, 2.42], hex('#d5d7d9'));
  drawLamp(picture, [0.98, 0.74, 2.5], hex('#d9c9a6'));
  drawChair(picture, [0.15, 1.45], hex('#3f454c'), 'away');
  drawRadiator(picture, leftWall(width), 0.9, 0.9);
  drawSocket(picture, rightWall(width), 1.3);
  drawPendant(picture, [0, 2.4, 1.2], paints.white, false);
  return finish(picture, random);
};
