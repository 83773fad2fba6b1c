/** Gardens, garages and balconies. */
import { hex, lit } from '../colour.ts';
import { backWall, block, leftWall, panel, rightWall } from '../fittings.ts';
import { drawChair, drawPlant, drawTable } from '../furniture.ts';
import { bricks, drawBush, drawGrass, drawSky } from '../open-air.ts';
import { lightFromBehind } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { finish, holdCamera, type Scene } from './scene.ts';

export const rearGarden: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.6, -2.4], { pitch: 4, zoom: 0.62 }, lightFromBehind);
  drawSky(picture, random, 1450);
  for (const x of [-8, -5.5, -2, 2.5, 5, 8]) drawBush(picture, random, [x, 11.5], 1.9 + random.next(), hex('#5b8450'));
  const wood = random.pick([hex('#a5794f'), hex('#8e7a63'), hex('#b38d61')]);
  for (let x = -4; x < 4; x += 0.16)
    picture.face(
      [
        [x, 0, 9],
        [x + 0.15, 0, 9],
        [x + 0.15, 1.75, 9],
        [x, 1.75, 9],
      ],
      lit(wood, 0.8 + random.next() * 0.16),
    );
  for (const side of [-4, 4]) {
    for (let z = 8.85; z > -1; z -= 0.16)
      picture.face(
        [
          [side, 0, z],
          [side, 0, z + 0.15],
          [side, 1.75, z + 0.15],
          [side, 1.75, z],
        ],
        lit(wood, 0.7 + random.next() * 0.16),
      );
    for (let z = 8; z > -1; z -= 1.8) picture.box([side - 0.06, 0, z], [side + 0.06, 1.85, z + 0.12], hex('#c3c0b8'));
  }
  drawGrass(picture, random, [-4, 0.9], [4, 9], random.pick([hex('#6f9c50'), hex('#7f9a55'), hex('#5f9150')]));
  picture.face(
    [
      [-4, 0.006, -3],
      [4, 0.006, -3],
      [4, 0.006, 1],
      [-4, 0.006, 1],
    ],
    hex('#c3b59d'),
  );
  for (let x = -4; x <= 4; x += 0.6) picture.line([x, 0.01, -3], [x, 0.01, 1], 0.02, hex('#94876f'), 0.7);
  for (let z = -2.4; z <= 1; z += 0.6) picture.line([-4, 0.01, z], [4, 0.01, z], 0.02, hex('#94876f'), 0.7);
  picture.shadow([2, 7], [3.8, 8.5], 0.4);
  picture.box([2, 0, 7], [3.7, 1.8, 8.6], lit(wood, 0.86));
  picture.face(
    [
      [1.85, 1.8, 6.85],
      [3.85, 1.8, 6.85],
      [2.85, 2.45, 6.85],
    ],
    lit(wood, 0.7),
  );
  picture.face(
    [
      [1.8, 1.78, 6.8],
      [2.85, 2.5, 6.8],
      [2.85, 2.5, 8.7],
      [1.8, 1.78, 8.7],
    ],
    hex('#4b4f52'),
  );
  picture.face(
    [
      [3.9, 1.78, 6.8],
      [2.85, 2.5, 6.8],
      [2.85, 2.5, 8.7],
      [3.9, 1.78, 8.7],
    ],
    hex('#3d4144'),
  );
  panel(picture, backWall(7), [2.45, 0.05], [3.2, 1.65], lit(wood, 0.66), 1, 0.01);
  for (let bush = 0; bush < 9; bush += 1)
    drawBush(
      picture,
      random,
      [-3.5, 8 - bush * 0.75],
      0.34 + random.next() * 0.2,
      hex(['#4c7a45', '#6a8f4e', '#8a5f74', '#47714a'][bush % 4] ?? '#4c7a45'),
    );
  drawTable(picture, [0.9, -0.2], [1.1, 0.7, 0.72], hex('#8b6f52'));
  drawChair(picture, [0.7, 0.55], hex('#8b6f52'), 'here');
  drawChair(picture, [1.7, 0.55], hex('#8b6f52'), 'here');
  return finish(picture, random);
};

export const garageInside: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.5, -1.4], { pitch: 6, zoom: 0.62 }, lightFromBehind);
  const [width, depth] = [3, 5];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: hex('#c9c4ba'),
    floor: { kind: 'carpet', colour: hex('#8f8f8c') },
    skirting: hex('#a9a59c'),
  });
  for (let v = 0; v < 2.4; v += 0.22) {
    picture.line([-1.5, v, -0.5], [-1.5, v, depth], 0.008, hex('#a39d92'), 0.7);
    picture.line([1.5, v, -0.5], [1.5, v, depth], 0.008, hex('#a39d92'), 0.7);
  }
  panel(picture, backWall(depth), [-1.2, 0], [1.2, 2.1], hex('#e4e5e3'));
  for (let u = -1.1; u < 1.2; u += 0.3)
    panel(picture, backWall(depth), [u, 0.02], [u + 0.02, 2.08], hex('#b8bab8'), 1, 0.01);
  for (const v of [0.4, 1.2, 1.9])
    panel(picture, backWall(depth), [-1.2, v], [1.2, v + 0.05], hex('#c9cbc9'), 1, 0.012);
  for (const y of [0.5, 1, 1.5]) {
    picture.box([-1.48, y, 2], [-1.05, y + 0.04, 4.6], hex('#9a7b55'));
    for (let z = 2.1; z < 4.4; z += 0.55)
      if (random.chance(0.7))
        picture.box(
          [-1.44, y + 0.04, z],
          [-1.1, y + 0.24 + random.next() * 0.12, z + 0.38],
          random.pick([hex('#b08b5c'), hex('#5f7388'), hex('#8f4f47')]),
        );
  }
  picture.face(
    Array.from(
      { length: 30 },
      (_, at) =>
        [0.3 + Math.cos(at / 4.77) * 0.42 * (0.8 + 0.3 * Math.sin(at)), 0.004, 2 + Math.sin(at / 4.77) * 0.3] as const,
    ),
    '#2a2622',
    0.45,
  );
  picture.face(
    [
      [-0.6, 2.39, 1.5],
      [0.6, 2.39, 1.5],
      [0.6, 2.39, 1.62],
      [-0.6, 2.39, 1.62],
    ],
    hex('#fffef4'),
  );
  block(picture, rightWall(width), [1.2, 0.8], [1.5, 1.5], 0.12, hex('#e9e8e4'));
  block(picture, leftWall(width), [0.8, 1], [0.95, 1.1], 0.03, hex('#f2f2f0'));
  return finish(picture, random, 0.08);
};

export const balcony: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.55, -1.2], { pitch: 7, zoom: 0.62 }, lightFromBehind);
  drawSky(picture, random, 1500);
  picture.face(
    [
      [-30, -9, 60],
      [30, -9, 60],
      [30, -9, 18],
      [-30, -9, 18],
    ],
    hex('#6f93a8'),
  );
  picture.box([-40, -9, 29], [40, -7.6, 60], hex('#8d8f90'));
  for (let house = 0; house < 22; house += 1) {
    const x = -34 + house * 3.1;
    picture.box(
      [x, -7.6, 30 + (house % 3) * 5],
      [x + 2.8, -4.2 + (house % 4) * 1.1, 36 + (house % 3) * 5],
      lit(random.pick(bricks), 1.12),
    );
  }
  picture.face(
    [
      [-1.8, 0, -1.5],
      [1.8, 0, -1.5],
      [1.8, 0, 1.6],
      [-1.8, 0, 1.6],
    ],
    hex('#9b8a74'),
  );
  for (let x = -1.8; x <= 1.8; x += 0.14) picture.line([x, 0.004, -1.5], [x, 0.004, 1.6], 0.012, hex('#6e604f'), 0.8);
  drawChair(picture, [-0.9, 0.85], hex('#3d4246'), 'here');
  picture.drum([0, 0, 1.1], 0.04, 0.6, hex('#3d4246'));
  picture.drum([0, 0.6, 1.1], 0.32, 0.03, hex('#4a4f54'));
  drawPlant(picture, [1.3, 1.2], 0.9);
  picture.face(
    [
      [-1.8, 0.05, 1.6],
      [1.8, 0.05, 1.6],
      [1.8, 1.05, 1.6],
      [-1.8, 1.05, 1.6],
    ],
    '#cfe4ec',
    0.3,
  );
  for (const x of [-1.8, -0.6, 0.6, 1.8]) picture.line([x, 0, 1.6], [x, 1.08, 1.6], 0.04, hex('#c9cdd0'));
  picture.line([-1.8, 1.08, 1.6], [1.8, 1.08, 1.6], 0.05, hex('#d7dadc'));
  return finish(picture, random);
};
