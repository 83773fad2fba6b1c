/** Furniture of blocks and drums, standing on the floor. Positions name the front left corner. */
import { type Colour, hex, lit } from './colour.ts';
import type { Picture } from './picture.ts';
import type { Point } from './space.ts';

type Spot = readonly [x: number, z: number];

export function drawSofa(picture: Picture, [x, z]: Spot, colour: Colour, wide = 1.9): void {
  const deep = 0.86;
  picture.shadow([x, z], [x + wide, z + deep], 0.5);
  picture.box([x, 0.1, z + deep - 0.22], [x + wide, 0.84, z + deep], lit(colour, 0.94));
  picture.box([x, 0.1, z], [x + 0.2, 0.62, z + deep], lit(colour, 0.97));
  picture.box([x + wide - 0.2, 0.1, z], [x + wide, 0.62, z + deep], lit(colour, 0.97));
  picture.box([x + 0.2, 0.1, z + 0.02], [x + wide - 0.2, 0.32, z + deep - 0.2], lit(colour, 0.86));
  const seats = wide > 1.7 ? 3 : 2;
  const each = (wide - 0.4) / seats;
  for (let seat = 0; seat < seats; seat += 1) {
    const from = x + 0.2 + seat * each;
    picture.box([from + 0.012, 0.46, z + deep - 0.38], [from + each - 0.012, 0.86, z + deep - 0.2], lit(colour, 1.02));
    picture.box([from + 0.012, 0.32, z], [from + each - 0.012, 0.46, z + deep - 0.24], lit(colour, 1.05));
  }
  cushion(picture, [x + 0.28, 0.46, z + 0.34], hex('#c58f3d'));
  cushion(picture, [x + wide - 0.62, 0.46, z + 0.34], hex('#dcd6c8'));
}

function cushion(picture: Picture, [x, y, z]: Point, colour: Colour): void {
  picture.face(
    [
      [x, y, z],
      [x + 0.36, y, z],
      [x + 0.34, y + 0.34, z + 0.12],
      [x + 0.02, y + 0.34, z + 0.12],
    ],
    lit(colour, 0.92),
  );
  picture.face(
    [
      [x + 0.05, y + 0.05, z + 0.015],
      [x + 0.31, y + 0.05, z + 0.015],
      [x + 0.3, y + 0.27, z + 0.095],
      [x + 0.06, y + 0.27, z + 0.095],
    ],
    lit(colour, 1.05),
  );
}

export function drawTable(picture: Picture, [x, z]: Spot, [wide, deep, tall]: Point, colour: Colour): void {
  picture.shadow([x, z], [x + wide, z + deep], 0.35);
  const leg = (lx: number, lz: number) => picture.box([lx, 0, lz], [lx + 0.06, tall, lz + 0.06], lit(colour, 0.85));
  leg(x + 0.02, z + deep - 0.08);
  leg(x + wide - 0.08, z + deep - 0.08);
  leg(x + 0.02, z + 0.02);
  leg(x + wide - 0.08, z + 0.02);
  picture.box([x, tall - 0.05, z], [x + wide, tall, z + deep], colour);
}

export function drawChair(picture: Picture, [x, z]: Spot, colour: Colour, facing: 'away' | 'here'): void {
  picture.shadow([x, z], [x + 0.42, z + 0.42], 0.28);
  for (const [lx, lz] of [
    [x, z + 0.38],
    [x + 0.38, z + 0.38],
    [x, z],
    [x + 0.38, z],
  ] as const)
    picture.box([lx, 0, lz], [lx + 0.04, 0.45, lz + 0.04], lit(colour, 0.8));
  const back = (bz: number) => picture.box([x, 0.48, bz], [x + 0.42, 0.92, bz + 0.04], lit(colour, 0.95));
  if (facing === 'here') back(z + 0.38);
  picture.box([x, 0.43, z], [x + 0.42, 0.48, z + 0.42], colour);
  if (facing === 'away') back(z);
}

export function drawBed(picture: Picture, [x, z]: Spot, colour: Colour, cover: Colour, wide = 1.5): void {
  const long = 2;
  picture.shadow([x, z], [x + wide, z + long], 0.5);
  picture.box([x - 0.04, 0, z + long - 0.08], [x + wide + 0.04, 1.12, z + long], colour);
  picture.box([x, 0.08, z], [x + wide, 0.34, z + long - 0.08], lit(colour, 0.9));
  picture.box([x + 0.02, 0.34, z + 0.02], [x + wide - 0.02, 0.56, z + long - 0.1], hex('#f2f0ea'));
  const pillow = (px: number) => {
    picture.box([px, 0.56, z + long - 0.56], [px + wide / 2 - 0.16, 0.7, z + long - 0.14], hex('#f8f6f1'));
  };
  pillow(x + 0.1);
  pillow(x + wide / 2 + 0.06);
  picture.box([x - 0.02, 0.3, z - 0.01], [x + wide + 0.02, 0.61, z + long - 0.72], cover);
  picture.box([x - 0.022, 0.42, z + long - 0.98], [x + wide + 0.022, 0.63, z + long - 0.72], lit(cover, 1.35));
  for (let fold = 1; fold < 5; fold += 1) {
    const at = x + (wide * fold) / 5;
    picture.line([at, 0.612, z], [at + 0.06, 0.612, z + long - 1], 0.012, lit(cover, 0.78), 0.45);
  }
}

export function drawCabinet(
  picture: Picture,
  [x, z]: Spot,
  [wide, deep, tall]: Point,
  colour: Colour,
  { doors = 0, drawers = 0, handle = hex('#8d9093') }: { doors?: number; drawers?: number; handle?: Colour } = {},
): void {
  picture.shadow([x, z], [x + wide, z + deep], 0.38);
  picture.box([x, 0.04, z], [x + wide, tall, z + deep], colour);
  const front = z - 0.003;
  const face = (from: readonly [number, number], to: readonly [number, number]) => {
    picture.face(
      [
        [from[0], from[1], front],
        [to[0], from[1], front],
        [to[0], to[1], front],
        [from[0], to[1], front],
      ],
      lit(colour, picture.light.front * 0.7),
    );
    picture.face(
      [
        [from[0] + 0.006, from[1] + 0.006, front],
        [to[0] - 0.006, from[1] + 0.006, front],
        [to[0] - 0.006, to[1] - 0.006, front],
        [from[0] + 0.006, to[1] - 0.006, front],
      ],
      lit(colour, picture.light.front * 1.02),
    );
  };
  for (let door = 0; door < doors; door += 1) {
    const each = wide / doors;
    const from = x + door * each;
    face([from + 0.01, 0.08], [from + each - 0.01, tall - 0.03]);
    const at = door % 2 === 0 ? from + each - 0.07 : from + 0.05;
    picture.box([at, tall * 0.48, front - 0.03], [at + 0.018, tall * 0.48 + 0.16, front], handle);
  }
  for (let drawer = 0; drawer < drawers; drawer += 1) {
    const each = (tall - 0.1) / drawers;
    const from = 0.07 + drawer * each;
    face([x + 0.015, from + 0.01], [x + wide - 0.015, from + each - 0.01]);
    picture.box(
      [x + wide / 2 - 0.07, from + each * 0.62, front - 0.03],
      [x + wide / 2 + 0.07, from + each * 0.62 + 0.018, front],
      handle,
    );
  }
}

export function drawPlant(picture: Picture, [x, z]: Spot, tall = 0.9): void {
  picture.shadow([x - 0.15, z - 0.15], [x + 0.15, z + 0.15], 0.35);
  picture.drum([x, 0, z], 0.13, 0.28, hex('#c9b8a0'), 1.2);
  for (let leaf = 0; leaf < 17; leaf += 1) {
    const angle = leaf * 2.39996;
    const reach = 0.16 + (leaf % 4) * 0.055;
    const top = 0.28 + tall * (0.35 + 0.65 * ((leaf * 0.618) % 1));
    const tip: Point = [x + Math.cos(angle) * reach, top, z + Math.sin(angle) * reach * 0.6];
    const half = 0.045;
    picture.face(
      [[x, 0.26, z], [tip[0] - half, top - 0.14, tip[2]], tip, [tip[0] + half, top - 0.1, tip[2]]],
      lit(hex(leaf % 3 === 0 ? '#5d8a4e' : '#47743f'), 0.8 + (leaf % 5) * 0.07),
    );
  }
}

export function drawRug(picture: Picture, [x0, z0]: Spot, [x1, z1]: Spot, colour: Colour): void {
  picture.face(
    [
      [x0, 0.004, z0],
      [x1, 0.004, z0],
      [x1, 0.004, z1],
      [x0, 0.004, z1],
    ],
    lit(colour, 0.95),
  );
  const by = 0.1;
  picture.face(
    [
      [x0 + by, 0.005, z0 + by],
      [x1 - by, 0.005, z0 + by],
      [x1 - by, 0.005, z1 - by],
      [x0 + by, 0.005, z1 - by],
    ],
    lit(colour, 1.18),
  );
  picture.face(
    [
      [x0 + 0.14, 0.006, z0 + 0.14],
      [x1 - 0.14, 0.006, z0 + 0.14],
      [x1 - 0.14, 0.006, z1 - 0.14],
      [x0 + 0.14, 0.006, z1 - 0.14],
    ],
    lit(colour, 0.98),
  );
}

export function drawLamp(picture: Picture, [x, y, z]: Point, colour: Colour): void {
  picture.drum([x, y, z], 0.09, 0.02, hex('#55585c'));
  picture.line([x, y, z], [x, y + 0.3, z], 0.02, hex('#55585c'));
  picture.drum([x, y + 0.26, z], 0.16, 0.22, lit(colour, 1.25), 0.68);
  const centre = picture.dot([x, y + 0.36, z]);
  const reach = picture.scale([x, y, z]) * 0.7;
  picture.add(
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${reach}" fill="${picture.glow(centre, reach, [
      [0, [255, 226, 170], 0.48],
      [0.5, [255, 226, 170], 0.12],
      [1, [255, 226, 170], 0],
    ])}"/>`,
  );
}
