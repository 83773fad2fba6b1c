/** The fittings of one property, so that every room of it speaks of the same doors, walls and switches. */
import type { Random } from '#demo/random.ts';
import decors from './decor.json' with { type: 'json' };
import type { Slots } from './say.ts';

const { looks, gasHeating, electricHeating } = decors;

export type Decor = Slots;

export function furnishWith(random: Random, hasGas: boolean): Decor {
  const decor: Record<string, string> = {};
  for (const [part, choices] of Object.entries(looks)) decor[part] = random.pick(choices);
  // One make of appliance is usual, but not for every appliance: each room draws again between two.
  decor.make = `{${random.some(looks.make, 2).join('|')}}`;
  decor.heating = random.pick(hasGas ? gasHeating : electricHeating);
  return decor;
}
