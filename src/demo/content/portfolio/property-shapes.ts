/** Shapes of property as they are let on the south coast, with how common each is. */
import type { Random } from '#demo/random.ts';
import shapes from './property-shapes.json' with { type: 'json' };
import type { Shape } from '#domain/usual-things/rooms-of-home.ts';

type Weighed = readonly (Shape & { weight: number })[];

const inBlocks = shapes.inBlocks as Weighed;
const others = shapes.others as Weighed;

/** The house whose check in carries 500 photos. */
export const largestShape: Shape = {
  type: 'House',
  detachment: 'Detached',
  beds: 5,
  baths: 3,
  garages: 2,
  parking: true,
  garden: true,
  balcony: false,
};

export function pickShape(random: Random, inBlock: boolean): Shape {
  const listed = inBlock ? inBlocks : others;
  return random.weigh(listed.map(({ weight, ...shape }) => [shape, weight] as const));
}
