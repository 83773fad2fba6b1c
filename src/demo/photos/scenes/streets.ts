/** Fronts of houses and flats. */
import { hex, lit } from '../colour.ts';
import { backWall, drawDoor, panel } from '../fittings.ts';
import { bricks, drawBricks, drawBush, drawGrass, drawRoof, drawSky } from '../open-air.ts';
import { lightFromLeft } from '../picture.ts';
import { drawWindow } from '../windows.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

const doors = ['#27425c', '#7d2b2b', '#35513f', '#22262a', '#c9b46a'].map(hex);

export const terraceFront: Scene = (random) => {
  const picture = holdCamera(random, [0.4, 1.6, -6.2], { pitch: -9, yaw: -3, zoom: 0.7 }, lightFromLeft);
  drawSky(picture, random, 1900);
  const brick = random.pick(bricks);
  const wall = backWall(2);
  drawRoof(picture, [-8, 8], 5.4, 2, hex('#5b5f68'));
  drawBricks(picture, wall, [-8, 0], [8, 5.4], brick, random);
  for (const x of [-5.2, -0.4, 4.4]) {
    const own = x === -0.4;
    drawWindow(picture, wall, [x - 1.6, 3.1], [x - 0.2, 4.7], {
      fromOutside: true,
      dressing: own ? 'blind' : 'curtains',
      colour: paints.walls[1] ?? paints.white,
    });
    drawWindow(picture, wall, [x - 1.7, 0.8], [x - 0.1, 2.3], {
      fromOutside: true,
      dressing: 'blind',
      colour: paints.walls[0] ?? paints.white,
    });
    panel(picture, wall, [x - 1.85, 2.36], [x + 0.05, 2.5], hex('#d9d2c4'), 1, 0.02);
    drawDoor(picture, wall, x + 0.55, own ? random.pick(doors) : hex('#8b8f94'), { wide: 0.95, panels: 4, tall: 2.15 });
    panel(picture, wall, [x + 0.45, 2.2], [x + 1.6, 2.5], hex('#cfe0ea'), 1, 0.006);
    picture.line(wall(x + 2, 5.3, 0.1), wall(x + 2, 0, 0.1), 0.08, hex('#26282c'));
  }
  picture.face(
    [
      [-9, 0, -5],
      [9, 0, -5],
      [9, 0, 2],
      [-9, 0, 2],
    ],
    hex('#9fa09d'),
  );
  picture.face(
    [
      [-9, 0, -7],
      [9, 0, -7],
      [9, 0, -1.4],
      [-9, 0, -1.4],
    ],
    hex('#6d7075'),
  );
  for (let x = -9; x < 9; x += 0.6) picture.line([x, 0.003, -1.2], [x, 0.003, 0.9], 0.012, hex('#7e7f7c'), 0.6);
  picture.box([-9, 0, -1.4], [9, 0.12, -1.2], hex('#b7b6b1'));
  picture.box([-4.2, 0, 0.6], [0, 0.75, 0.85], lit(brick, 0.9));
  picture.box([1.4, 0, 0.6], [5, 0.75, 0.85], lit(brick, 0.9));
  for (const [x, colour] of [
    [2.3, hex('#3f6b48')],
    [2.95, hex('#30343a')],
  ] as const) {
    picture.box([x, 0, 1.1], [x + 0.5, 0.95, 1.6], colour);
    picture.box([x - 0.02, 0.95, 1.05], [x + 0.52, 1.02, 1.62], lit(colour, 0.85));
  }
  drawBush(picture, random, [-2.6, 1.2], 0.55, hex('#4f7d46'));
  return finish(picture, random);
};

export const detachedFront: Scene = (random) => {
  const picture = holdCamera(random, [1.2, 1.65, -8], { pitch: -6, yaw: -6, zoom: 0.72 }, lightFromLeft);
  drawSky(picture, random, 2000);
  const brick = random.pick(bricks);
  picture.face(
    [
      [-30, -0.01, -9],
      [30, -0.01, -9],
      [30, -0.01, 30],
      [-30, -0.01, 30],
    ],
    hex('#87a06c'),
  );
  for (const x of [-9, -6.5, 7.5, 9.5]) drawBush(picture, random, [x, 5], 2.1, hex('#55804a'));
  drawRoof(picture, [-5, 5], 5.2, 3, hex('#7d4b3d'));
  picture.box([2.6, 6, 4.2], [3.3, 8, 4.9], lit(brick, 0.9));
  const wall = backWall(3);
  drawBricks(picture, wall, [-4.8, 0], [4.8, 5.2], brick, random);
  for (const [u, v] of [
    [-4, 3.1],
    [-0.8, 3.1],
    [2.4, 3.1],
    [-4, 0.8],
  ] as const)
    drawWindow(picture, wall, [u, v], [u + 1.6, v + 1.4], {
      fromOutside: true,
      dressing: 'curtains',
      colour: random.pick(paints.covers),
    });
  drawDoor(picture, wall, -0.5, random.pick(doors), { wide: 1, panels: 4, tall: 2.15 });
  picture.box([-1.2, 2.45, 2], [1.2, 2.65, 3], hex('#f1f0ec'));
  for (const x of [-1.1, 1]) picture.box([x, 0, 2.05], [x + 0.12, 2.45, 2.17], hex('#f1f0ec'));
  panel(picture, wall, [2, 0], [4.4, 2.2], hex('#e9e9e6'), 1, 0.01);
  for (let v = 0.2; v < 2.2; v += 0.33) picture.line(wall(2.05, v, 0.02), wall(4.35, v, 0.02), 0.025, hex('#b9bab8'));
  drawGrass(picture, random, [-9, -6], [1.5, 2.9], hex('#6f9a55'));
  picture.face(
    [
      [1.6, 0.01, -7],
      [5, 0.01, -7],
      [4.6, 0.01, 2.95],
      [1.9, 0.01, 2.95],
    ],
    hex('#a7998c'),
  );
  for (let row = 0; row < 30; row += 1)
    picture.line([1.6, 0.015, -6 + row * 0.3], [5, 0.015, -6 + row * 0.3], 0.02, hex('#8b7e73'), 0.6);
  picture.face(
    [
      [-0.6, 0.01, -7],
      [0.7, 0.01, -7],
      [0.5, 0.01, 2.95],
      [-0.5, 0.01, 2.95],
    ],
    hex('#b8b3aa'),
  );
  for (const x of [-4, -3, -1.8]) drawBush(picture, random, [x, 2.4], 0.45, hex(x === -3 ? '#a1666d' : '#4d7745'));
  return finish(picture, random);
};

export const blockFront: Scene = (random) => {
  const picture = holdCamera(random, [-2.5, 1.6, -11], { pitch: -14, yaw: 9, zoom: 0.62 }, lightFromLeft);
  drawSky(picture, random, 2300);
  const [brick, clad] = [random.pick(bricks), hex('#d7dadb')];
  picture.box([-6, 0, 3], [6.5, 13.5, 12], clad);
  const wall = backWall(3);
  drawBricks(picture, wall, [-6, 0], [-1, 13.5], brick, random);
  for (let floor = 0; floor < 5; floor += 1) {
    const v = 0.9 + floor * 2.65;
    for (const u of [-5.3, -3, 3.9])
      drawWindow(picture, wall, [u, v], [u + 1.4, v + 1.5], {
        fromOutside: true,
        dressing: random.pick(['none', 'blind', 'curtains'] as const),
        colour: random.pick(paints.covers),
      });
    if (floor === 0) continue;
    drawWindow(picture, wall, [0, v - 0.5], [2.6, v + 1.55], { fromOutside: true, dressing: 'none', colour: clad });
    picture.box([-0.3, v - 0.75, 1.8], [2.9, v - 0.58, 3], hex('#8f9498'));
    picture.face(
      [
        [-0.3, v - 0.58, 1.8],
        [2.9, v - 0.58, 1.8],
        [2.9, v + 0.45, 1.8],
        [-0.3, v + 0.45, 1.8],
      ],
      '#bcd2da',
      0.5,
    );
    picture.line([-0.3, v + 0.45, 1.8], [2.9, v + 0.45, 1.8], 0.05, hex('#d2d6d8'));
  }
  panel(picture, wall, [0.2, 0], [2.4, 2.5], hex('#33383d'), 1, 0.01);
  for (const u of [0.3, 1.35]) panel(picture, wall, [u, 0.1], [u + 0.95, 2.35], hex('#9fb6c1'), 1, 0.02);
  picture.box([-0.2, 2.6, 1.6], [2.9, 2.75, 3], hex('#474c52'));
  picture.face(
    [
      [-14, 0, -11],
      [14, 0, -11],
      [14, 0, 3],
      [-14, 0, 3],
    ],
    hex('#a9a8a3'),
  );
  picture.face(
    [
      [-14, 0.005, -11],
      [14, 0.005, -11],
      [14, 0.005, -4],
      [-14, 0.005, -4],
    ],
    hex('#66696e'),
  );
  for (let bay = -12; bay < 14; bay += 2.6) picture.line([bay, 0.01, -7.5], [bay, 0.01, -4], 0.1, hex('#e9e7df'), 0.8);
  for (const x of [-5, -3.6, 4.2, 5.4]) drawBush(picture, random, [x, 2.1], 0.6, hex('#507a49'));
  return finish(picture, random);
};
