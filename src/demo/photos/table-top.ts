/** A table, worktop or floor looked down on, and the ruler beside what is photographed. */
import type { Random } from '#demo/random.ts';
import { type Colour, hex, lit } from './colour.ts';
import type { Light, Picture } from './picture.ts';
import { holdCamera } from './scenes/scene.ts';

export function lookingDown(random: Random, light: Light, pitch = 58, zoom = 1.05): Picture {
  return holdCamera(random, [0, 0.95, -0.62], { pitch, zoom, yaw: (random.next() - 0.5) * 8 }, light);
}

export function woodenTop(picture: Picture, random: Random, colour: Colour): void {
  for (let plank = -12; plank < 12; plank += 1) {
    picture.face(
      [
        [-3, 0, plank * 0.14],
        [3, 0, plank * 0.14],
        [3, 0, plank * 0.14 + 0.139],
        [-3, 0, plank * 0.14 + 0.139],
      ],
      lit(colour, 0.86 + random.next() * 0.14),
    );
    for (let grain = 0; grain < 9; grain += 1) {
      const z = plank * 0.14 + random.next() * 0.13;
      const x = random.next() * 3 - 1.8;
      picture.line(
        [x, 0.0005, z],
        [x + 0.3 + random.next() * 0.8, 0.0005, z + (random.next() - 0.5) * 0.01],
        0.003,
        lit(colour, 0.7),
        0.5,
      );
    }
  }
}

export function turned(
  [x, z]: readonly [number, number],
  angle: number,
  [cx, cz]: readonly [number, number],
  y: number,
) {
  return [cx + x * Math.cos(angle) - z * Math.sin(angle), y, cz + x * Math.sin(angle) + z * Math.cos(angle)] as const;
}

export function drawRuler(picture: Picture, z: number): void {
  picture.box([-0.42, 0, z], [0.42, 0.006, z + 0.06], hex('#e9d79a'));
  for (let mark = 0; mark <= 40; mark += 1)
    picture.line(
      [-0.4 + mark * 0.02, 0.007, z + 0.06],
      [-0.4 + mark * 0.02, 0.007, z + (mark % 5 === 0 ? 0.025 : 0.042)],
      0.0028,
      hex('#3c3a30'),
    );
}
