/** Halls, stairs, communal entrances and cupboards. */
import { hex, lit } from '../colour.ts';
import {
  backWall,
  block,
  drawDoor,
  drawPendant,
  drawPicture,
  drawRadiator,
  drawSocket,
  leftWall,
  panel,
  rightWall,
} from '../fittings.ts';
import { drawCabinet, drawPlant, drawRug } from '../furniture.ts';
import { lightFromBehind, lightFromLeft } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

const doors = ['#8e2f2f', '#2f4a63', '#3c5a47', '#24282c'].map(hex);

export const hallToFrontDoor: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.5, -1.3], { pitch: 6, zoom: 0.62 }, lightFromBehind);
  const [width, depth] = [1.8, 4.4];
  drawRoom(picture, {
    width,
    depth,
    height: 2.5,
    wall: random.pick(paints.walls),
    floor: { kind: 'planks', colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  const wall = backWall(depth);
  drawDoor(picture, wall, -0.45, random.pick(doors), { wide: 0.9, panels: 4 });
  panel(
    picture,
    wall,
    [-0.33, 1.35],
    [0.33, 1.88],
    picture.gradient(picture.dot([0, 1.9, depth]), picture.dot([0, 1.3, depth]), [
      [0, hex('#dfeaf4'), 1],
      [1, hex('#f7f3e6'), 1],
    ]),
    1,
    0.01,
  );
  panel(picture, wall, [-0.02, 1.35], [0.02, 1.88], paints.white, 1, 0.012);
  panel(picture, wall, [-0.16, 0.98], [0.16, 1.05], hex('#c9a45c'), 1, 0.012);
  const glow = picture.dot([0, 1.6, depth]);
  picture.add(
    `<circle cx="${glow[0]}" cy="${glow[1]}" r="700" fill="${picture.glow(glow, 700, [
      [0, [255, 250, 235], 0.4],
      [1, [255, 250, 235], 0],
    ])}"/>`,
  );
  drawDoor(picture, leftWall(width), 2.6, paints.white);
  drawDoor(picture, rightWall(width), 1.2, paints.white);
  drawRadiator(picture, leftWall(width), 1.1, 1);
  drawPicture(picture, leftWall(width), [1.25, 1.3], [1.95, 1.85], [hex('#7a98a3'), hex('#e3c893')]);
  for (let hook = 0; hook < 4; hook += 1)
    block(picture, rightWall(width), [2.6 + hook * 0.2, 1.6], [2.63 + hook * 0.2, 1.7], 0.06, hex('#b5b9bd'));
  panel(picture, rightWall(width), [2.5, 1.6], [3.4, 1.7], lit(paints.woods[0] ?? paints.white, 0.95), 1, 0.004);
  panel(picture, rightWall(width), [2.62, 0.95], [2.95, 1.62], hex('#44546a'), 1, 0.1);
  drawRug(picture, [-0.4, 3.5], [0.4, 4.2], hex('#5a4b3c'));
  drawPendant(picture, [0, 2.5, 2.4], hex('#ecdfc4'));
  return finish(picture, random);
};

export const hallToRooms: Scene = (random) => {
  const picture = holdCamera(random, [0.1, 1.5, -1.3], { pitch: 7, zoom: 0.64 }, lightFromLeft);
  const [width, depth] = [2.1, 3.6];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: 'carpet', colour: random.pick(paints.carpets) },
    skirting: paints.white,
  });
  drawDoor(picture, backWall(depth), -0.75, paints.white);
  drawDoor(picture, leftWall(width), 0.9, paints.white, { panels: 6 });
  drawDoor(picture, leftWall(width), 2.3, paints.white, { panels: 6 });
  drawDoor(picture, rightWall(width), 1.5, paints.white, { panels: 6 });
  drawSocket(picture, backWall(depth), 0.3);
  block(picture, rightWall(width), [1.05, 1.35], [1.2, 1.5], 0.03, hex('#f3f3f1'));
  panel(picture, rightWall(width), [1.08, 1.4], [1.17, 1.46], hex('#9fb3a6'), 1, 0.034);
  drawCabinet(picture, [0.35, depth - 0.34], [0.65, 0.3, 0.8], random.pick(paints.woods), { drawers: 2 });
  drawPlant(picture, [0.85, depth - 0.2], 0.01);
  drawPicture(picture, backWall(depth), [0.38, 1.2], [0.92, 1.8], [hex('#a07f5e'), hex('#a9bfc0')]);
  picture.drum([0, 2.35, 1.9], 0.09, 0.05, hex('#fafaf8'));
  drawPendant(picture, [0, 2.4, 2.9], paints.white);
  return finish(picture, random);
};

export const stairsUp: Scene = (random) => {
  const picture = holdCamera(random, [-0.35, 1.5, -1.6], { pitch: -6, yaw: 5, zoom: 0.58 }, lightFromLeft);
  const [width, depth] = [2.3, 4.6];
  const carpet = random.pick(paints.carpets);
  drawRoom(picture, {
    width,
    depth,
    height: 4.2,
    wall: random.pick(paints.walls),
    floor: { kind: 'planks', colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  drawDoor(picture, leftWall(width), 1.2, paints.white);
  const steps = 13;
  for (let step = steps - 1; step >= 0; step -= 1) {
    const z = 0.9 + step * 0.25;
    const y = (step + 1) * 0.19;
    picture.box([0.1, y - 0.19, z], [1.15, y, z + 0.25], lit(carpet, 0.98));
    picture.face(
      [
        [0.1, y + 0.001, z],
        [0.2, y + 0.001, z],
        [0.2, y + 0.001, z + 0.25],
        [0.1, y + 0.001, z + 0.25],
      ],
      lit(paints.white, 0.95),
    );
    picture.face(
      [
        [0.1, y - 0.19, z - 0.002],
        [0.2, y - 0.19, z - 0.002],
        [0.2, y, z - 0.002],
        [0.1, y, z - 0.002],
      ],
      lit(paints.white, 0.8),
    );
    picture.line([0.2, y, z - 0.004], [1.15, y, z - 0.004], 0.014, lit(carpet, 0.6), 0.7);
  }
  for (let z = 1; z < 4.1; z += 0.125) {
    const y = ((z - 0.9) / 0.25 + 1) * 0.19;
    picture.line([0.1, y, z], [0.1, y + 0.86, z], 0.032, lit(paints.white, 0.93));
  }
  const rail = random.pick(paints.woods);
  picture.line([0.1, 1.09, 0.92], [0.1, 3.45, 4.05], 0.06, rail);
  picture.box([0.05, 0, 0.82], [0.15, 1.2, 0.92], lit(paints.white, 0.96));
  picture.box([0.03, 1.2, 0.8], [0.17, 1.26, 0.94], rail);
  drawPicture(picture, rightWall(width), [3, 2.2], [2.4, 2.8], [hex('#b78a62'), hex('#cdd9d6')]);
  return finish(picture, random);
};

export const communalHall: Scene = (random) => {
  const picture = holdCamera(random, [0.1, 1.55, -1.4], { pitch: 5, zoom: 0.6 }, lightFromBehind);
  const [width, depth] = [3.2, 5];
  drawRoom(picture, {
    width,
    depth,
    height: 2.7,
    wall: hex('#dcd8cf'),
    floor: { kind: 'tiles', colour: hex('#b9b6b0') },
    skirting: hex('#6c7278'),
  });
  const wall = backWall(depth);
  panel(picture, wall, [-0.9, 0], [0.9, 2.25], hex('#3a3f45'));
  for (const from of [-0.84, 0.03])
    panel(
      picture,
      wall,
      [from, 0.06],
      [from + 0.81, 2.19],
      picture.gradient(picture.dot([0, 2.2, depth]), picture.dot([0, 0, depth]), [
        [0, hex('#cfe0ee'), 1],
        [0.6, hex('#eef2ef'), 1],
        [1, hex('#b9bfae'), 1],
      ]),
      1,
      0.004,
    );
  for (const at of [-0.1, 0.08]) picture.line(wall(at, 0.85, 0.06), wall(at, 1.35, 0.06), 0.025, hex('#c9ccd0'));
  const boxes = leftWall(width);
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const u = 1.5 + column * 0.34;
      const v = 0.95 + row * 0.3;
      block(picture, boxes, [u, v], [u + 0.31, v + 0.27], 0.14, hex('#aeb3b7'));
      panel(picture, leftWall(width - 0.28), [u + 0.05, v + 0.17], [u + 0.26, v + 0.2], hex('#4a4f54'), 1, 0.004);
    }
  }
  panel(picture, rightWall(width), [2, 0.05], [3.2, 2.15], hex('#8d9297'));
  picture.line(rightWall(width)(2.6, 0.06, 0.006), rightWall(width)(2.6, 2.14, 0.006), 0.02, hex('#4d5257'));
  panel(picture, rightWall(width), [1.6, 1.1], [1.72, 1.32], hex('#c7cbce'), 1, 0.01);
  drawRug(picture, [-0.8, 3.4], [0.8, 4.8], hex('#3d4045'));
  for (const z of [1.2, 3])
    picture.face(
      [
        [-0.5, 2.69, z],
        [0.5, 2.69, z],
        [0.5, 2.69, z + 0.5],
        [-0.5, 2.69, z + 0.5],
      ],
      hex('#fffdf2'),
    );
  drawPlant(picture, [1.25, 4.4], 1.2);
  return finish(picture, random);
};
