/** Keys, tags and papers laid on a table. */
import { type Colour, hex, lit } from '../colour.ts';
import { lightFromLeft, lightFromRight, type Picture } from '../picture.ts';
import { drawRuler, lookingDown, turned, woodenTop } from '../table-top.ts';
import { finish, paints, type Scene } from './scene.ts';

const brass = hex('#c9a24d');

const nickel = hex('#bfc3c6');

function drawKey(
  picture: Picture,
  at: readonly [number, number],
  angle: number,
  colour: Colour,
  kind: 'yale' | 'mortice',
): void {
  const flat = (points: readonly (readonly [number, number])[], y: number, paint: Colour | string, opacity = 1) =>
    picture.face(
      points.map((point) => turned(point, angle, at, y)),
      paint,
      opacity,
    );
  const ring = (radius: number, x = 0) =>
    Array.from(
      { length: 28 },
      (_, step) => [x + Math.cos((step / 14) * Math.PI) * radius, Math.sin((step / 14) * Math.PI) * radius] as const,
    );
  const blade =
    kind === 'yale'
      ? ([
          [0.04, -0.02],
          [0.2, -0.02],
          [0.215, -0.008],
          [0.2, 0.006],
          [0.19, 0.014],
          [0.175, 0.006],
          [0.16, 0.016],
          [0.14, 0.007],
          [0.12, 0.017],
          [0.1, 0.008],
          [0.08, 0.02],
          [0.04, 0.02],
        ] as const)
      : ([
          [0.04, -0.012],
          [0.24, -0.012],
          [0.24, 0.05],
          [0.222, 0.05],
          [0.222, 0.03],
          [0.205, 0.03],
          [0.205, 0.055],
          [0.18, 0.055],
          [0.18, 0.012],
          [0.04, 0.012],
        ] as const);
  const body = (y: number, paint: Colour | string, opacity: number, shift: number) => {
    flat(
      ring(0.055).map(([x, z]) => [x + shift, z - shift]),
      y,
      paint,
      opacity,
    );
    flat(
      blade.map(([x, z]) => [x + shift, z - shift]),
      y,
      paint,
      opacity,
    );
  };
  for (const shift of [0.014, 0.01, 0.006]) body(0.001, '#0b0d14', 0.16, shift);
  body(0.006, lit(colour, 0.72), 1, 0.003);
  body(0.01, colour, 1, 0);
  flat(ring(0.042), 0.011, lit(colour, 1.12));
  flat(ring(0.036), 0.0115, lit(colour, 0.95));
  flat(ring(0.014, -0.03), 0.012, '#3c3128', 0.85);
  flat(
    [
      [0.05, -0.006],
      [0.19, -0.006],
      [0.19, -0.001],
      [0.05, -0.001],
    ],
    0.012,
    lit(colour, 1.3),
    0.7,
  );
}

function drawRing(picture: Picture, [x, z]: readonly [number, number], radius: number): void {
  for (let step = 0; step < 40; step += 1) {
    const angle = (step / 20) * Math.PI;
    const next = ((step + 1) / 20) * Math.PI;
    picture.line(
      [x + Math.cos(angle) * radius, 0.014, z + Math.sin(angle) * radius],
      [x + Math.cos(next) * radius, 0.014, z + Math.sin(next) * radius],
      0.009,
      lit(nickel, 0.75 + 0.3 * Math.abs(Math.sin(angle))),
    );
  }
}

function drawTag(picture: Picture, at: readonly [number, number], angle: number, colour: Colour): void {
  const flat = (points: readonly (readonly [number, number])[], y: number, paint: Colour | string, opacity = 1) =>
    picture.face(
      points.map((point) => turned(point, angle, at, y)),
      paint,
      opacity,
    );
  const shape = [
    [-0.02, -0.05],
    [0.18, -0.05],
    [0.2, -0.03],
    [0.2, 0.03],
    [0.18, 0.05],
    [-0.02, 0.05],
    [-0.05, 0],
  ] as const;
  flat(
    shape.map(([x, z]) => [x + 0.01, z - 0.01]),
    0.001,
    '#0b0d14',
    0.3,
  );
  flat(shape, 0.008, colour);
  flat(
    [
      [0.02, -0.035],
      [0.18, -0.035],
      [0.18, 0.035],
      [0.02, 0.035],
    ],
    0.009,
    '#f7f5ec',
  );
  for (const z of [-0.015, 0.005, 0.022])
    flat(
      [
        [0.035, z],
        [0.13 + z * 1.4, z],
        [0.13 + z * 1.4, z + 0.006],
        [0.035, z + 0.006],
      ],
      0.0095,
      '#4a4f57',
      0.85,
    );
}

export const keysOnRing: Scene = (random) => {
  const picture = lookingDown(random, lightFromLeft);
  woodenTop(picture, random, random.pick(paints.woods));
  drawKey(picture, [-0.05, 0.08], 0.5, brass, 'yale');
  drawKey(picture, [0.02, 0.02], -0.25, nickel, 'mortice');
  drawKey(picture, [-0.06, -0.02], -1.1, brass, 'yale');
  drawKey(picture, [-0.14, 0.06], 2.5, nickel, 'yale');
  drawRing(picture, [-0.07, 0.04], 0.075);
  drawTag(picture, [-0.34, 0.2], 0.35, hex('#c8382f'));
  drawRuler(picture, -0.36);
  return finish(picture, random);
};

export const keysLaidOut: Scene = (random) => {
  const picture = lookingDown(random, lightFromRight, 58, 0.82);
  picture.face(
    [
      [-3, 0, -2],
      [3, 0, -2],
      [3, 0, 2],
      [-3, 0, 2],
    ],
    hex('#e7e6e2'),
  );
  for (const [at, kind] of (['yale', 'yale', 'mortice', 'mortice'] as const).entries())
    drawKey(picture, [-0.42 + at * 0.2, -0.1], 1.45 + (random.next() - 0.5) * 0.2, at % 2 === 0 ? brass : nickel, kind);
  picture.drum([0.42, 0, 0.08], 0.075, 0.02, hex('#27313c'), 0.94);
  picture.drum([0.42, 0.02, 0.08], 0.022, 0.004, hex('#5da0c9'));
  picture.box([0.36, 0, -0.24], [0.5, 0.03, -0.05], hex('#33383d'));
  picture.drum([0.43, 0.03, -0.11], 0.02, 0.006, hex('#8c9196'));
  picture.drum([0.43, 0.03, -0.18], 0.02, 0.006, hex('#8c9196'));
  drawTag(picture, [-0.4, 0.3], 0.05, hex('#2f6fa8'));
  drawTag(picture, [-0.02, 0.31], -0.08, hex('#3f8a55'));
  drawRuler(picture, -0.4);
  return finish(picture, random);
};

export const manualsOnTable: Scene = (random) => {
  const picture = lookingDown(random, lightFromLeft, 52);
  woodenTop(picture, random, random.pick(paints.woods));
  const sheets: [number, number, number, Colour, Colour][] = [
    [-0.34, 0.12, 0.14, hex('#f4f4f1'), hex('#2f6f9f')],
    [0.22, 0.16, -0.12, hex('#f1efe6'), hex('#b4412f')],
    [-0.08, -0.1, 0.05, hex('#fbfbf9'), hex('#3a8b5c')],
  ];
  for (const [x, z, angle, paper, band] of sheets) {
    const flat = (points: readonly (readonly [number, number])[], y: number, paint: Colour | string, opacity = 1) =>
      picture.face(
        points.map((point) => turned(point, angle, [x, z], y)),
        paint,
        opacity,
      );
    const page = [
      [-0.2, -0.27],
      [0.2, -0.27],
      [0.2, 0.27],
      [-0.2, 0.27],
    ] as const;
    flat(
      page.map(([px, pz]) => [px + 0.014, pz - 0.014]),
      0.001,
      '#0b0d14',
      0.3,
    );
    flat(page, 0.01, lit(paper, 0.94));
    flat(
      [
        [-0.2, 0.15],
        [0.2, 0.15],
        [0.2, 0.27],
        [-0.2, 0.27],
      ],
      0.011,
      band,
    );
    flat(
      [
        [-0.16, 0.19],
        [0.08, 0.19],
        [0.08, 0.215],
        [-0.16, 0.215],
      ],
      0.012,
      '#ffffff',
      0.9,
    );
    flat(
      [
        [-0.1, -0.1],
        [0.1, -0.1],
        [0.1, 0.08],
        [-0.1, 0.08],
      ],
      0.012,
      lit(band, 1.55),
    );
    for (let line = 0; line < 4; line += 1)
      flat(
        [
          [-0.15, -0.15 - line * 0.025],
          [0.15 - (line % 2) * 0.08, -0.15 - line * 0.025],
          [0.15 - (line % 2) * 0.08, -0.144 - line * 0.025],
          [-0.15, -0.144 - line * 0.025],
        ],
        0.012,
        '#7c8187',
        0.8,
      );
  }
  return finish(picture, random);
};
