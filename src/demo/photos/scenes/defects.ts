/** Marks and damage photographed close, with a scale beside them, and fittings seen near. */
import { hex, lit } from '../colour.ts';
import { disc, facingWall } from '../facing-wall.ts';
import { backWall, block, drawDoor, drawRadiator, panel } from '../fittings.ts';
import { lightFromBehind, lightFromLeft, lightFromRight } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { drawWindow } from '../windows.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

export const wallScuffs: Scene = (random) => {
  const { picture, wall } = facingWall(random, random.pick(paints.walls), lightFromLeft, { zoom: 0.78, aim: 0.86 });
  picture.box([-3, 0.36, -0.03], [3, 0.54, 0], paints.white);
  picture.box([-3, 0.52, -0.036], [3, 0.54, 0], lit(paints.white, 0.94));
  for (let scuff = 0; scuff < 9; scuff += 1) {
    const [u, v] = [random.next() * 0.9 - 0.5, 0.8 + random.next() * 0.45];
    const long = 0.08 + random.next() * 0.22;
    for (let hair = 0; hair < 7; hair += 1) {
      const from = v + random.next() * 0.02;
      picture.line(
        wall(u + random.next() * 0.03, from, 0.002),
        wall(u + long, from + (random.next() - 0.3) * 0.05, 0.002),
        0.003 + random.next() * 0.005,
        hex('#4b463f'),
        0.1 + random.next() * 0.16,
      );
    }
  }
  picture.face(
    [wall(0.26, 0.9, 0.002), wall(0.33, 0.93, 0.002), wall(0.35, 0.9, 0.002), wall(0.3, 0.86, 0.002)],
    hex('#d8cfc0'),
  );
  picture.face(
    [wall(0.28, 0.9, 0.003), wall(0.32, 0.915, 0.003), wall(0.33, 0.9, 0.003), wall(0.3, 0.88, 0.003)],
    hex('#a89a86'),
  );
  panel(picture, wall, [0.4, 0.78], [0.46, 1.22], hex('#e9d79a'), 1, 0.01);
  for (let mark = 0; mark <= 22; mark += 1)
    picture.line(
      wall(0.4, 0.78 + mark * 0.02, 0.012),
      wall(mark % 5 === 0 ? 0.435 : 0.42, 0.78 + mark * 0.02, 0.012),
      0.003,
      hex('#3c3a30'),
    );
  return finish(picture, random);
};

export const mouldInCorner: Scene = (random) => {
  const picture = holdCamera(random, [0.2, 1.2, -1], { pitch: -22, yaw: 12, zoom: 0.85 }, lightFromLeft);
  drawRoom(picture, {
    width: 2.4,
    depth: 1.3,
    height: 2.2,
    wall: random.pick(paints.walls),
    floor: { kind: 'carpet', colour: hex('#a09788') },
    skirting: paints.white,
  });
  for (let spot = 0; spot < 420; spot += 1) {
    const reach = random.next() ** 2 * 0.75;
    const along = random.next() ** 1.4 * 0.8;
    const size = 0.004 + random.next() * 0.014 * (1 - reach);
    const shade = hex(random.pick(['#2f342c', '#454a3c', '#5a5a4a']));
    const opacity = 0.25 + random.next() * 0.4;
    const onBack = random.chance(0.5);
    const point = onBack
      ? ([1.2 - along, 2.2 - reach * 0.7, 1.297] as const)
      : ([1.197, 2.2 - reach * 0.7, 1.3 - along] as const);
    const dots = Array.from({ length: 8 }, (_, at) => {
      const [a, b] = [Math.cos((at / 4) * Math.PI) * size, Math.sin((at / 4) * Math.PI) * size];
      return onBack
        ? ([point[0] + a, point[1] + b, point[2]] as const)
        : ([point[0], point[1] + b, point[2] + a] as const);
    });
    picture.face(dots, `rgb(${shade.join(',')})`, opacity);
  }
  return finish(picture, random, 0.04);
};

export const radiatorBelowWindow: Scene = (random) => {
  const picture = holdCamera(random, [0.1, 1.1, -1], { pitch: 9, zoom: 0.8 }, lightFromBehind);
  drawRoom(picture, {
    width: 3.4,
    depth: 0.8,
    height: 2.5,
    wall: random.pick(paints.walls),
    floor: { kind: random.pick(['carpet', 'planks'] as const), colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  const wall = backWall(0.8);
  drawWindow(picture, wall, [-0.7, 1], [0.8, 2.1], { dressing: 'curtains', colour: random.pick(paints.covers) });
  drawRadiator(picture, wall, -0.6, 1.3);
  block(picture, wall, [-0.76, 0.19], [-0.68, 0.3], 0.1, hex('#f6f6f4'));
  return finish(picture, random);
};

export const windowWithCondensation: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.5, -0.9], { pitch: 3, zoom: 0.85 }, lightFromBehind);
  drawRoom(picture, {
    width: 3,
    depth: 0.7,
    height: 2.6,
    wall: random.pick(paints.walls),
    floor: { kind: 'carpet', colour: hex('#a79c8a') },
    skirting: paints.white,
  });
  const wall = backWall(0.7);
  drawWindow(picture, wall, [-0.7, 0.95], [0.7, 2.15], {
    dressing: 'none',
    colour: paints.white,
    sky: [hex('#b7c3cc'), hex('#dfe4e6')],
  });
  for (let drop = 0; drop < 260; drop += 1) {
    const u = -0.66 + random.next() * 1.32;
    const v = 1 + random.next() ** 2 * 0.5;
    picture.line(
      wall(u, v, 0.007),
      wall(u, v - 0.01 - random.next() * 0.05, 0.007),
      0.004 + random.next() * 0.006,
      hex('#ffffff'),
      0.4,
    );
  }
  panel(picture, wall, [-0.68, 0.98], [0.68, 1.18], [240, 246, 250], 0.34, 0.006);
  for (let spot = 0; spot < 90; spot += 1)
    picture.face(
      disc(wall, -0.66 + random.next() * 1.32, 0.975 + random.next() * 0.02, 0.003 + random.next() * 0.005, 0.012),
      '#33382f',
      0.55,
    );
  return finish(picture, random, 0.05);
};

export const doorAndHandle: Scene = (random) => {
  const picture = holdCamera(random, [0.15, 1.2, -0.9], { pitch: 4, yaw: -8, zoom: 0.8 }, lightFromRight);
  drawRoom(picture, {
    width: 3.4,
    depth: 0.9,
    height: 2.5,
    wall: random.pick(paints.walls),
    floor: { kind: 'planks', colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  const wall = backWall(0.9);
  drawDoor(picture, wall, -0.5, random.pick([paints.white, hex('#b8884f'), hex('#f0ede4')]), {
    wide: 0.84,
    panels: random.pick([4, 6]),
  });
  for (let scuff = 0; scuff < 24; scuff += 1) {
    const [u, v] = [-0.4 + random.next() * 0.6, 0.2 + random.next() * 0.25];
    picture.line(
      wall(u, v, 0.008),
      wall(u + 0.03 + random.next() * 0.09, v + (random.next() - 0.5) * 0.03, 0.008),
      0.005,
      hex('#5f564b'),
      0.3,
    );
  }
  return finish(picture, random);
};

export const crackedTiles: Scene = (random) => {
  const { picture, wall } = facingWall(random, hex('#8f8d86'), lightFromLeft, { zoom: 0.9, aim: 1 });
  const tile = random.pick([hex('#f2f1ec'), hex('#c8d2d4'), hex('#e4dccb')]);
  for (let row = 0; row < 12; row += 1) {
    for (let column = 0; column < 14; column += 1) {
      const [u, v] = [-1.4 + column * 0.2, 0 + row * 0.16];
      panel(
        picture,
        wall,
        [u + 0.004, v + 0.004],
        [u + 0.196, v + 0.156],
        lit(tile, 0.9 + random.next() * 0.1),
        1,
        0.003,
      );
      picture.face(
        [
          wall(u + 0.02, v + 0.02, 0.004),
          wall(u + 0.07, v + 0.02, 0.004),
          wall(u + 0.12, v + 0.14, 0.004),
          wall(u + 0.07, v + 0.14, 0.004),
        ],
        '#ffffff',
        0.14,
      );
    }
  }
  let [u, v] = [-0.2, 1.28];
  for (let step = 0; step < 14; step += 1) {
    const to = [u + 0.02 + random.next() * 0.02, v - 0.03 - random.next() * 0.015] as const;
    picture.line(wall(u, v, 0.006), wall(to[0], to[1], 0.006), 0.004, hex('#4b4740'), 0.9);
    picture.line(wall(u + 0.003, v, 0.006), wall(to[0] + 0.003, to[1], 0.006), 0.002, hex('#ffffff'), 0.5);
    [u, v] = to;
  }
  for (let spot = 0; spot < 160; spot += 1)
    picture.face(
      disc(
        wall,
        -0.6 + random.next() * 1.2,
        0.48 + random.next() * 0.015 + (random.chance(0.5) ? 0.16 : 0),
        0.003 + random.next() * 0.005,
        0.006,
      ),
      '#4b4a38',
      0.4,
    );
  return finish(picture, random);
};
