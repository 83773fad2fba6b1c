/** Things photographed close: meters, keys, alarms, the boiler, controls. */
import { hex, lit } from '../colour.ts';
import { drawDigits, drawRegister } from '../digits.ts';
import { backWall, block, drawSocket, panel, type Wall } from '../fittings.ts';
import { lightFromLeft, lightFromRight, type Picture } from '../picture.ts';
import { cast, disc, facingWall, screws } from '../facing-wall.ts';
import { edge } from '../room-box.ts';
import type { Random } from '#demo/random.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

const steel = hex('#b9bdc1');

function reading(random: Random, length: number): string {
  return Array.from({ length }, () => random.int(0, 9)).join('');
}

export const electricityMeter: Scene = (random) => {
  const { picture, wall } = facingWall(random, hex('#a58a6a'), lightFromLeft, { zoom: 0.85 });
  for (let u = -2; u < 2; u += 0.09)
    picture.line(wall(u, -1, 0.001), wall(u + 0.01, 3, 0.001), 0.004, hex('#7d6548'), 0.5);
  cast(picture, wall, [-0.26, 0.68], [0.26, 1.34]);
  block(picture, wall, [-0.26, 0.68], [0.26, 1.34], 0.09, hex('#e9ebec'));
  panel(picture, wall, [-0.22, 0.94], [0.22, 1.3], hex('#d3d7d9'), 1, 0.092);
  panel(picture, wall, [-0.18, 1.06], [0.18, 1.25], hex('#5f6f5c'), 1, 0.094);
  panel(picture, wall, [-0.17, 1.07], [0.17, 1.24], hex('#b4c4a6'), 1, 0.095);
  drawDigits(picture, wall, [-0.15, 1.1], 0.085, reading(random, 5), hex('#1f2a1d'), 0.097);
  panel(picture, wall, [-0.14, 1.205], [-0.06, 1.225], hex('#35422f'), 0.7, 0.097);
  picture.face(disc(wall, 0.13, 1, 0.018, 0.094), hex('#c23b34'));
  for (let bar = 0; bar < 26; bar += 1)
    panel(
      picture,
      wall,
      [-0.18 + bar * 0.0085, 0.96],
      [-0.177 + bar * 0.0085 + (bar % 3) * 0.0016, 1.02],
      hex('#26292c'),
      1,
      0.094,
    );
  block(picture, wall, [-0.26, 0.68], [0.26, 0.86], 0.1, hex('#3d4247'));
  screws(
    picture,
    wall,
    [
      [-0.2, 0.78],
      [0.2, 0.78],
    ],
    0.102,
  );
  for (const u of [-0.16, -0.06, 0.05, 0.15])
    picture.line(wall(u, 0.68, 0.05), wall(u + 0.03, -0.4, 0.03), 0.034, u < 0 ? hex('#8c9196') : hex('#3f4448'));
  panel(picture, wall, [0.36, 1.02], [0.62, 1.16], hex('#f1e7a8'), 1, 0.01);
  for (const v of [1.06, 1.09, 1.12]) panel(picture, wall, [0.39, v], [0.57, v + 0.008], hex('#6e6a4a'), 0.8, 0.012);
  return finish(picture, random, 0.1);
};

export const gasMeter: Scene = (random) => {
  const { picture, wall } = facingWall(random, hex('#d7d3c9'), lightFromRight, { zoom: 0.68, aim: 1 });
  cast(picture, wall, [-0.32, 0.55], [0.32, 1.2], 0.05);
  for (const [u, colour] of [
    [-0.2, hex('#c9a85a')],
    [0.2, hex('#c9a85a')],
  ] as const)
    picture.line(wall(u, 1.9, 0.1), wall(u, 1.18, 0.1), 0.06, colour);
  block(picture, wall, [-0.28, 1.16], [-0.12, 1.24], 0.16, steel);
  block(picture, wall, [0.12, 1.16], [0.28, 1.24], 0.16, steel);
  block(picture, wall, [-0.3, 0.6], [0.3, 1.17], 0.2, hex('#c3c7c9'));
  panel(picture, wall, [-0.28, 0.62], [0.28, 0.9], lit(hex('#c3c7c9'), 0.88), 1, 0.202);
  block(picture, wall, [-0.21, 0.92], [0.21, 1.12], 0.23, hex('#eceeee'));
  drawRegister(picture, wall, [-0.17, 0.99], 0.075, reading(random, 7), 2);
  for (let face = 0; face < 7; face += 1) drawOut(picture, wall, face);
  block(picture, wall, [-0.34, 1.5], [-0.08, 1.56], 0.05, hex('#d2382f'));
  panel(picture, wall, [-0.1, 0.68], [0.1, 0.8], hex('#f4e26a'), 1, 0.206);
  panel(picture, wall, [-0.06, 0.71], [0.06, 0.725], hex('#4c4520'), 1, 0.208);
  return finish(picture, random, 0.05);
};

/** The register sits on the raised plate: a thin glass over it. */
function drawOut(picture: Picture, wall: Wall, at: number): void {
  panel(picture, wall, [-0.17 + at * 0.05, 0.98], [-0.165 + at * 0.05, 1.075], [255, 255, 255], 0.08, 0.236);
}

export const waterMeter: Scene = (random) => {
  const picture = holdCamera(random, [0, 1.2, -0.6], { pitch: 62, zoom: 0.9 }, lightFromLeft);
  picture.face(
    [
      [-4, 0, -4],
      [4, 0, -4],
      [4, 0, 4],
      [-4, 0, 4],
    ],
    hex('#8d8d88'),
  );
  for (let stone = 0; stone < 260; stone += 1) {
    const [x, z] = [random.next() * 3 - 1.5, random.next() * 2.6 - 1.3];
    picture.drum([x, 0, z], 0.012 + random.next() * 0.02, 0.008, lit(hex('#9c9a92'), 0.7 + random.next() * 0.5));
  }
  picture.box([-0.42, 0, -0.36], [0.42, 0.02, 0.5], hex('#3b3f43'));
  picture.face(
    [
      [-0.34, 0.021, -0.28],
      [0.34, 0.021, -0.28],
      [0.34, 0.021, 0.42],
      [-0.34, 0.021, 0.42],
    ],
    hex('#17191b'),
  );
  picture.drum([0, 0.02, 0.06], 0.25, 0.03, hex('#b48d3f'));
  picture.drum([0, 0.05, 0.06], 0.22, 0.03, hex('#2e4f86'));
  picture.drum([0, 0.08, 0.06], 0.19, 0.006, hex('#f0f1ee'));
  const dial = (u: number, v: number, out = 0) => [u, 0.088 + out * 0.1, v] as const;
  drawRegister(picture, dial, [-0.13, 0.1], 0.06, reading(random, 5), 0);
  for (const [u, v] of [
    [-0.09, -0.03],
    [0.02, -0.06],
    [0.11, 0],
  ] as const) {
    picture.face(disc(dial, u, v, 0.03, 0.01), hex('#d9dad6'));
    picture.line(dial(u, v, 0.03), dial(u + 0.018, v + 0.014, 0.03), 0.006, hex('#b02a25'));
  }
  picture.box([-0.42, 0.02, 0.02], [-0.25, 0.08, 0.1], hex('#b48d3f'));
  picture.box([0.25, 0.02, 0.02], [0.42, 0.08, 0.1], hex('#b48d3f'));
  return finish(picture, random, 0.06);
};

export const smokeAlarm: Scene = (random) => {
  const picture = holdCamera(random, [0, 0.7, -0.75], { pitch: -44, zoom: 0.85 }, lightFromLeft);
  picture.face(
    [
      [-5, 2, -3],
      [5, 2, -3],
      [5, 2, 6],
      [-5, 2, 6],
    ],
    hex('#e6e4df'),
  );
  picture.face(
    [
      [-5, 2, 2.6],
      [5, 2, 2.6],
      [5, 0, 2.6],
      [-5, 0, 2.6],
    ],
    lit(random.pick(paints.walls), 0.9),
  );
  edge(
    picture,
    [
      [-5, 2, 2.6],
      [5, 2, 2.6],
    ],
    [
      [-5, 2, 1.2],
      [5, 2, 1.2],
    ],
    0.25,
  );
  edge(
    picture,
    [
      [-5, 2, 2.6],
      [5, 2, 2.6],
    ],
    [
      [-5, 1.4, 2.6],
      [5, 1.4, 2.6],
    ],
    0.2,
  );
  for (let step = 0; step < 8; step += 1)
    picture.face(
      disc((u, v) => [u + 0.05, 1.999, v], 0, 0.5, 0.33 - step * 0.011, 0),
      '#0b0d14',
      0.03,
    );
  picture.drum([0, 1.955, 0.45], 0.25, 0.045, hex('#f4f4f1'), 1.06);
  picture.drum([0, 1.91, 0.45], 0.2, 0.045, hex('#efefec'), 1.2);
  for (let slot = 0; slot < 30; slot += 1) {
    const angle = (slot / 30) * 2 * Math.PI;
    picture.line(
      [Math.cos(angle) * 0.215, 1.935, 0.45 + Math.sin(angle) * 0.215],
      [Math.cos(angle) * 0.235, 1.95, 0.45 + Math.sin(angle) * 0.235],
      0.012,
      hex('#9a9c9b'),
    );
  }
  picture.drum([0, 1.9, 0.45], 0.055, 0.012, hex('#dfe0dc'), 1.1);
  picture.drum([0.11, 1.906, 0.4], 0.012, 0.004, hex('#3fbf5a'));
  return finish(picture, random);
};

export const coAlarm: Scene = (random) => {
  const { picture, wall } = facingWall(random, random.pick(paints.walls), lightFromLeft, { zoom: 0.85, aim: 0.9 });
  picture.box([-2, 0.62, -0.3], [2, 0.68, 0], random.pick(paints.woods));
  cast(picture, wall, [-0.2, 0.68], [0.2, 1.12], 0.02);
  picture.box([-0.22, 0.68, -0.14], [0.2, 1.1, -0.04], hex('#f3f4f4'));
  const front = backWall(-0.14);
  panel(picture, front, [-0.19, 0.71], [0.17, 1.07], hex('#e6e8e8'), 1, 0.002);
  panel(picture, front, [-0.14, 0.9], [0.12, 1.03], hex('#2b3330'), 1, 0.004);
  drawDigits(picture, front, [-0.08, 0.925], 0.08, '0', hex('#9fe0a8'), 0.006);
  for (const [u, colour] of [
    [-0.12, hex('#35b155')],
    [-0.06, hex('#6a6d6f')],
    [0, hex('#6a6d6f')],
  ] as const)
    picture.face(disc(front, u, 0.86, 0.013, 0.005), colour);
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 6; column += 1)
      picture.face(disc(front, 0.03 + column * 0.02, 0.75 + row * 0.02, 0.005, 0.005), hex('#7f8486'));
  picture.face(disc(front, -0.09, 0.77, 0.035, 0.005), hex('#cfd3d4'));
  picture.drum([0.45, 0.68, -0.16], 0.07, 0.2, hex('#8b5b3d'), 0.9);
  return finish(picture, random);
};

export const boilerFront: Scene = (random) => {
  const { picture, wall } = facingWall(random, random.pick(paints.walls), lightFromRight, { zoom: 0.42, aim: 1.05 });
  cast(picture, wall, [-0.38, 0.6], [0.38, 1.55], 0.05);
  block(picture, wall, [-0.09, 1.55], [0.09, 2.4], 0.16, hex('#eceded'));
  for (const [at, u] of [-0.28, -0.16, 0, 0.14, 0.27].entries()) {
    picture.line(wall(u, 0.62, 0.1), wall(u, -0.5, 0.06), 0.034, at === 2 ? hex('#d9b657') : hex('#c38455'));
    block(picture, wall, [u - 0.03, 0.5], [u + 0.03, 0.56], 0.13, hex('#a8acb0'));
  }
  block(picture, wall, [-0.38, 0.6], [0.38, 1.55], 0.28, hex('#f5f6f7'));
  panel(picture, wall, [-0.36, 0.62], [0.36, 0.82], hex('#e3e6e8'), 1, 0.283);
  panel(picture, wall, [-0.08, 0.66], [0.14, 0.78], hex('#20302a'), 1, 0.286);
  drawDigits(picture, wall, [-0.04, 0.69], 0.06, '62', hex('#a9e6b4'), 0.288);
  for (const u of [-0.26, -0.17]) picture.face(disc(wall, u, 0.72, 0.032, 0.287), hex('#c7cbce'));
  picture.face(disc(wall, 0.27, 0.72, 0.055, 0.286), hex('#2b2e31'));
  picture.face(disc(wall, 0.27, 0.72, 0.047, 0.288), hex('#f4f4ef'));
  picture.line(wall(0.27, 0.72, 0.29), wall(0.25, 0.75, 0.29), 0.007, hex('#c02a22'));
  panel(picture, wall, [-0.12, 1.35], [0.12, 1.39], hex('#2f6f9f'), 1, 0.284);
  panel(picture, wall, [0.14, 1.02], [0.32, 1.2], hex('#eef0c4'), 1, 0.284);
  for (const v of [1.06, 1.1, 1.14]) panel(picture, wall, [0.16, v], [0.28, v + 0.01], hex('#5d5f3f'), 0.8, 0.286);
  return finish(picture, random);
};

export const socketAndSwitch: Scene = (random) => {
  const { picture, wall } = facingWall(random, random.pick(paints.walls), lightFromLeft, { zoom: 1.9, aim: 0.985 });
  cast(picture, wall, [-0.11, 0.94], [0.04, 1.03], 0.004, 0.0012);
  drawSocket(picture, wall, -0.11, 0.94);
  cast(picture, wall, [0.1, 0.94], [0.19, 1.03], 0.004, 0.0012);
  block(picture, wall, [0.1, 0.94], [0.19, 1.03], 0.012, hex('#f7f7f5'));
  panel(picture, wall, [0.13, 0.965], [0.16, 1.005], hex('#dcdcd9'), 1, 0.014);
  panel(picture, wall, [0.13, 0.965], [0.16, 0.985], hex('#cfcfcb'), 1, 0.016);
  for (let mark = 0; mark < 7; mark += 1)
    panel(
      picture,
      wall,
      [0.2 + random.next() * 0.05, 0.95 + random.next() * 0.08],
      [0.21 + random.next() * 0.06, 0.955 + random.next() * 0.08],
      hex('#5d5348'),
      0.12,
    );
  return finish(picture, random);
};

export const consumerUnit: Scene = (random) => {
  const { picture, wall } = facingWall(random, hex('#cdb894'), lightFromLeft, { zoom: 0.8, aim: 1.03 });
  cast(picture, wall, [-0.4, 0.82], [0.4, 1.2]);
  block(picture, wall, [-0.4, 0.82], [0.4, 1.2], 0.09, hex('#eef0f1'));
  panel(picture, wall, [-0.36, 0.92], [0.36, 1.1], hex('#33373b'), 1, 0.092);
  for (let way = 0; way < 12; way += 1) {
    const u = -0.35 + way * 0.058;
    panel(picture, wall, [u, 0.93], [u + 0.052, 1.09], hex('#e2e4e4'), 1, 0.094);
    panel(
      picture,
      wall,
      [u + 0.012, way === 7 ? 0.955 : 0.99],
      [u + 0.04, way === 7 ? 1 : 1.04],
      way < 2 ? hex('#c23b34') : hex('#2f3a57'),
      1,
      0.098,
    );
  }
  for (let label = 0; label < 10; label += 1)
    panel(picture, wall, [-0.34 + label * 0.068, 0.86], [-0.3 + label * 0.068, 0.885], hex('#a3a6a4'), 1, 0.094);
  for (const u of [-0.3, -0.1, 0.12, 0.3]) picture.line(wall(u, 1.2, 0.04), wall(u, 2.2, 0.03), 0.04, hex('#9fa3a6'));
  panel(picture, wall, [0.2, 1.115], [0.36, 1.18], hex('#f2d64b'), 1, 0.094);
  return finish(picture, random, 0.08);
};
