/** Windows from inside and outside, with what hangs in them and the light they give. */
import { type Colour, hex, lit } from './colour.ts';
import { block, panel, type Wall } from './fittings.ts';
import type { Picture } from './picture.ts';

const frameWhite = hex('#f3f4f2');

export type WindowLook = {
  dressing: 'none' | 'blind' | 'curtains';
  colour: Colour;
  sky?: readonly [Colour, Colour];
  fromOutside?: boolean;
};

export function drawWindow(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  look: WindowLook,
): void {
  const [skyTop, skyLow] = look.fromOutside
    ? [hex('#8ea6b6'), hex('#4d5a65')]
    : (look.sky ?? [hex('#a9cdee'), hex('#eef5fa')]);
  const [low, high] = [picture.dot(wall((u0 + u1) / 2, v0)), picture.dot(wall((u0 + u1) / 2, v1))];
  panel(picture, wall, [u0 - 0.06, v0 - 0.06], [u1 + 0.06, v1 + 0.06], lit(frameWhite, 0.97));
  panel(
    picture,
    wall,
    [u0, v0],
    [u1, v1],
    picture.gradient(high, low, [
      [0, skyTop, 1],
      [1, skyLow, 1],
    ]),
    1,
    0.003,
  );
  if (look.fromOutside) drawInside(picture, wall, [u0, v0], [u1, v1], look);
  else drawOutlook(picture, wall, [u0, v0], [u1, v1]);
  const bar = (from: readonly [number, number], to: readonly [number, number]) =>
    panel(picture, wall, from, to, lit(frameWhite, 0.93), 1, 0.006);
  const middle = (u0 + u1) / 2;
  bar([middle - 0.03, v0], [middle + 0.03, v1]);
  bar([u0, v1 - (v1 - v0) * 0.3 - 0.022], [u1, v1 - (v1 - v0) * 0.3 + 0.022]);
  for (const [from, to] of [
    [
      [u0, v0],
      [u0 + 0.035, v1],
    ],
    [
      [u1 - 0.035, v0],
      [u1, v1],
    ],
    [
      [u0, v0],
      [u1, v0 + 0.035],
    ],
    [
      [u0, v1 - 0.035],
      [u1, v1],
    ],
  ] as const)
    bar(from, to);
  panel(
    picture,
    wall,
    [u0 + (u1 - u0) * 0.08, v0 + 0.05],
    [u0 + (u1 - u0) * 0.2, v1 - 0.05],
    [255, 255, 255],
    0.18,
    0.008,
  );
  block(picture, wall, [u0 - 0.1, v0 - 0.1], [u1 + 0.1, v0 - 0.05], 0.16, frameWhite);
  if (look.fromOutside) return;
  drawDressing(picture, wall, [u0, v0], [u1, v1], look);
  const centre = picture.dot(wall(middle, (v0 + v1) / 2));
  const reach = Math.abs(low[1] - high[1]) * 1.25;
  picture.add(
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${reach}" fill="${picture.glow(centre, reach, [
      [0, [255, 252, 240], 0.36],
      [0.55, [255, 252, 240], 0.12],
      [1, [255, 252, 240], 0],
    ])}"/>`,
  );
}

/** Curtains or a blind behind the glass, with the sky mirrored over them. */
function drawInside(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  { dressing, colour }: WindowLook,
): void {
  const w = u1 - u0;
  if (dressing === 'blind') panel(picture, wall, [u0, v1 - (v1 - v0) * 0.42], [u1, v1], lit(colour, 0.72), 0.9, 0.004);
  if (dressing === 'curtains') {
    for (const from of [u0, u1 - w * 0.22]) {
      for (let fold = 0; fold < 4; fold += 1)
        panel(
          picture,
          wall,
          [from + w * 0.055 * fold, v0],
          [from + w * 0.055 * (fold + 1), v1],
          lit(colour, fold % 2 === 0 ? 0.7 : 0.55),
          0.9,
          0.004,
        );
    }
  }
  picture.face(
    [
      wall(u0 + w * 0.1, v0, 0.005),
      wall(u0 + w * 0.4, v0, 0.005),
      wall(u0 + w * 0.75, v1, 0.005),
      wall(u0 + w * 0.45, v1, 0.005),
    ],
    '#dfeefa',
    0.2,
  );
}

/** Roofs and a tree across the road. */
function drawOutlook(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
): void {
  const w = u1 - u0;
  const h = v1 - v0;
  const place = (u: number, v: number) => wall(u0 + w * u, v0 + h * v, 0.004);
  picture.face([place(0, 0), place(0, 0.3), place(0.2, 0.44), place(0.4, 0.3), place(0.4, 0)], hex('#a88f84'));
  picture.face([place(0, 0.28), place(0.2, 0.45), place(0.42, 0.28), place(0.4, 0.26), place(0, 0.26)], hex('#6d5a58'));
  picture.face(
    [
      place(0.62, 0),
      place(0.6, 0.2),
      place(0.68, 0.42),
      place(0.8, 0.5),
      place(0.93, 0.42),
      place(1, 0.22),
      place(1, 0),
    ],
    hex('#7f9a72'),
  );
  picture.face([place(0, 0), place(0, 0.12), place(1, 0.1), place(1, 0)], hex('#93a889'));
}

function drawDressing(
  picture: Picture,
  wall: Wall,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  { dressing, colour }: WindowLook,
): void {
  if (dressing === 'blind') {
    const low = v1 - (v1 - v0) * 0.28;
    panel(picture, wall, [u0, low], [u1, v1 + 0.03], lit(colour, 0.96), 0.97, 0.02);
    panel(picture, wall, [u0, low - 0.025], [u1, low], lit(colour, 0.8), 1, 0.02);
    picture.line(wall(u1 - 0.06, v1, 0.03), wall(u1 - 0.06, v0 + 0.1, 0.03), 0.008, hex('#e9e7df'), 0.9);
  } else if (dressing === 'curtains') {
    const drop = v0 - 0.35;
    picture.line(wall(u0 - 0.35, v1 + 0.14, 0.1), wall(u1 + 0.35, v1 + 0.14, 0.1), 0.03, hex('#8a8d92'));
    for (const [from, to] of [
      [u0 - 0.3, u0 + 0.14],
      [u1 - 0.14, u1 + 0.3],
    ] as const) {
      const folds = 7;
      for (let fold = 0; fold < folds; fold += 1) {
        const a = from + ((to - from) * fold) / folds;
        const b = from + ((to - from) * (fold + 1)) / folds;
        panel(picture, wall, [a, drop], [b, v1 + 0.12], lit(colour, fold % 2 === 0 ? 0.95 : 0.78), 1, 0.07);
      }
    }
  }
}

/** Sunlight through a window on the floor. */
export function drawSunPatch(
  picture: Picture,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  lean: number,
): void {
  const gap = (x1 - x0) * 0.06;
  const middle = (x0 + x1) / 2;
  for (const [from, to] of [
    [x0, middle - gap],
    [middle + gap, x1],
  ] as const) {
    picture.face(
      [
        [from, 0.004, z1],
        [to, 0.004, z1],
        [to + lean, 0.004, z0],
        [from + lean, 0.004, z0],
      ],
      [255, 246, 214],
      0.3,
    );
  }
}
