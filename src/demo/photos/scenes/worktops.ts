/** The hob, the sink, and a stain on the carpet, from above. */
import { hex, lit } from '../colour.ts';
import { lightFromLeft, lightFromRight } from '../picture.ts';
import { drawRuler, lookingDown } from '../table-top.ts';
import { finish, paints, type Scene } from './scene.ts';

export const hobFromAbove: Scene = (random) => {
  const picture = lookingDown(random, lightFromRight, 54, 0.85);
  picture.face(
    [
      [-3, 0, -2],
      [3, 0, -2],
      [3, 0, 2],
      [-3, 0, 2],
    ],
    random.pick(paints.worktops),
  );
  for (let fleck = 0; fleck < 500; fleck += 1) {
    const [x, z] = [random.next() * 3 - 1.5, random.next() * 2 - 1];
    picture.line([x, 0.001, z], [x + 0.006, 0.001, z + 0.003], 0.004, hex('#ffffff'), 0.14);
  }
  picture.box([-0.42, 0, -0.32], [0.42, 0.012, 0.36], hex('#16181a'));
  picture.face(
    [
      [-0.4, 0.013, 0.1],
      [0.05, 0.013, 0.34],
      [0.25, 0.013, 0.34],
      [-0.4, 0.013, -0.04],
    ],
    '#ffffff',
    0.07,
  );
  for (const [x, z, size] of [
    [-0.2, 0.17, 0.12],
    [0.2, 0.17, 0.09],
    [-0.2, -0.12, 0.09],
    [0.18, -0.1, 0.13],
  ] as const) {
    for (const [ring, paint] of [
      [1, '#53585d'],
      [0.96, '#1c1f22'],
      [0.62, '#43484d'],
      [0.58, '#1a1d20'],
    ] as const)
      picture.drum([x, 0.013, z], size * ring, 0.001, hex(paint));
  }
  for (const x of [-0.3, -0.2, -0.1]) picture.drum([x + 0.2, 0.013, -0.28], 0.014, 0.003, hex('#8f9498'));
  picture.face(
    Array.from(
      { length: 24 },
      (_, at) =>
        [
          0.18 + Math.cos(at / 3.82) * (0.1 + 0.03 * Math.sin(at * 2.3)),
          0.016,
          -0.1 + Math.sin(at / 3.82) * 0.07,
        ] as const,
    ),
    '#8a6f4c',
    0.25,
  );
  return finish(picture, random);
};

export const sinkFromAbove: Scene = (random) => {
  const picture = lookingDown(random, lightFromLeft, 50, 0.85);
  picture.face(
    [
      [-3, 0, -2],
      [3, 0, -2],
      [3, 0, 2],
      [-3, 0, 2],
    ],
    random.pick(paints.worktops),
  );
  const metal = hex('#c5c9cc');
  picture.box([-0.6, 0, -0.36], [0.62, 0.012, 0.4], lit(metal, 1.02));
  for (let step = 0; step < 6; step += 1) {
    const by = step * 0.012;
    picture.face(
      [
        [-0.55 + by, 0.013, -0.3 + by],
        [-0.02 - by, 0.013, -0.3 + by],
        [-0.02 - by, 0.013, 0.28 - by],
        [-0.55 + by, 0.013, 0.28 - by],
      ],
      lit(metal, 0.5 + step * 0.055),
    );
  }
  picture.drum([-0.28, 0.014, -0.02], 0.05, 0.002, hex('#6e7478'));
  picture.drum([-0.28, 0.017, -0.02], 0.034, 0.002, hex('#33383c'));
  for (let groove = 0; groove < 7; groove += 1)
    picture.line(
      [0.1 + groove * 0.065, 0.014, -0.28],
      [0.1 + groove * 0.065, 0.014, 0.3],
      0.014,
      lit(metal, groove % 2 === 0 ? 0.78 : 1.12),
    );
  picture.drum([-0.28, 0.013, 0.34], 0.03, 0.14, lit(metal, 0.94));
  picture.line([-0.28, 0.15, 0.34], [-0.28, 0.19, 0.06], 0.035, lit(metal, 1.05));
  picture.line([-0.2, 0.15, 0.34], [-0.1, 0.17, 0.34], 0.02, metal);
  for (let drop = 0; drop < 40; drop += 1)
    picture.drum(
      [-0.5 + random.next() * 0.45, 0.015, -0.25 + random.next() * 0.5],
      0.003 + random.next() * 0.004,
      0.001,
      lit(metal, 1.1),
    );
  return finish(picture, random);
};

export const carpetStain: Scene = (random) => {
  const picture = lookingDown(random, lightFromLeft, 56, 0.85);
  const carpet = random.pick(paints.carpets);
  picture.face(
    [
      [-3, 0, -2],
      [3, 0, -2],
      [3, 0, 3],
      [-3, 0, 3],
    ],
    carpet,
  );
  for (let tuft = 0; tuft < 1500; tuft += 1) {
    const [x, z] = [random.next() * 2.4 - 1.2, random.next() * 2 - 0.8];
    picture.line(
      [x, 0.001, z],
      [x + 0.012, 0.006, z + 0.008],
      0.007,
      lit(carpet, random.chance(0.5) ? 0.82 : 1.07),
      0.5,
    );
  }
  for (let ring = 0; ring < 7; ring += 1) {
    const size = 0.2 - ring * 0.018;
    picture.face(
      Array.from({ length: 40 }, (_, at) => {
        const angle = (at / 20) * Math.PI;
        const reach = size * (1 + 0.13 * Math.sin(angle * 3 + 1) + 0.08 * Math.sin(angle * 7));
        return [Math.cos(angle) * reach * 1.2, 0.007, 0.05 + Math.sin(angle) * reach] as const;
      }),
      ring === 0 ? '#4c3522' : '#5d4128',
      ring === 0 ? 0.3 : 0.13,
    );
  }
  for (let splash = 0; splash < 8; splash += 1)
    picture.drum(
      [0.2 + random.next() * 0.2, 0.006, -0.12 + random.next() * 0.3],
      0.008 + random.next() * 0.012,
      0.001,
      lit(carpet, 0.6),
    );
  drawRuler(picture, -0.34);
  return finish(picture, random);
};
