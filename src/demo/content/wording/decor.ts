/** How one property is fitted out, so that every room of it speaks of the same doors, walls and switches. */
import type { Random } from '#demo/random.ts';
import type { Slots } from './say.ts';

const looks: Record<string, readonly string[]> = {
  door: [
    'White panelled door',
    'Oak veneer flush door',
    'White six-panel moulded door',
    'Stripped pine four-panel door',
    'White flush door, half-hour fire label seen',
    'White cottage-style door',
  ],
  handles: [
    'brushed steel lever handles',
    'chrome lever handles',
    'brass knob handles',
    'satin chrome lever on rose',
    'black lever handles',
  ],
  trim: ['white gloss', 'white satinwood', 'white eggshell', 'varnished pine'],
  walls: ['magnolia', 'white', 'pale grey', 'almond white', 'timeless white', 'soft cream', 'light stone'],
  feature: ['slate blue', 'sage green', 'dark grey', 'teal', 'mustard', 'mid grey'],
  carpet: [
    'Beige twist-pile carpet',
    'Grey twist-pile carpet',
    'Oatmeal loop-pile carpet',
    'Brown berber carpet',
    'Mink saxony carpet',
    'Charcoal cord carpet',
  ],
  hardFloor: [
    'Wood-effect laminate, oak',
    'Wood-effect laminate, grey ash',
    'Vinyl plank, limed oak',
    'Stripped and varnished pine boards',
    'Engineered oak boards',
  ],
  tiledFloor: [
    'Grey porcelain tiles',
    'White ceramic tiles',
    'Tile-effect vinyl, grey slate',
    'Black and white vinyl',
    'Beige ceramic tiles',
  ],
  window: [
    'White uPVC casement, double glazed',
    'White uPVC tilt-and-turn, double glazed',
    'Timber sliding sash, white, single glazed',
    'Grey aluminium casement, double glazed',
    'White uPVC bay, three casements',
  ],
  dressing: [
    'white roller blind, child-safe clip',
    'cream vertical blinds, child-safe weights',
    'grey lined curtains on chrome pole',
    'white Venetian blind, cleat fitted',
    'cream curtains on white track',
    'no dressings',
  ],
  light: [
    'Ceiling pendant, white shade',
    'Flush LED fitting, white',
    'Ceiling pendant, glass shade',
    'Three-arm fitting, chrome',
  ],
  sockets: ['White plastic', 'Brushed steel', 'White screwless', 'Chrome'],
  units: [
    'White gloss handleless',
    'Shaker, {sage|pale grey|cream|navy}',
    'Wood-effect, light oak',
    'Matt grey slab',
    'Cream gloss',
  ],
  handlesKitchen: ['chrome bar handles', 'brushed steel D handles', 'black knobs', 'pewter cup handles'],
  worktop: [
    'Laminate, grey stone effect',
    'Laminate, oak butcher-block effect',
    'Laminate, black granite effect',
    'Solid oak, oiled',
    'Quartz, white fleck',
  ],
  make: ['Bosch', 'Beko', 'Hotpoint', 'Zanussi', 'AEG', 'Neff', 'Indesit', 'Lamona'],
};

const gasHeating = [
  'White panel radiator, thermostatic valve',
  'White double-panel radiator, thermostatic valve',
  'White column radiator, lockshield and thermostatic valve',
];
const electricHeating = [
  'White wall-mounted electric panel heater',
  'White storage heater, {Dimplex|Creda}',
  'White electric panel heater, timer',
];

export type Decor = Slots;

export function furnishWith(random: Random, hasGas: boolean): Decor {
  const decor: Record<string, string> = {};
  for (const [part, choices] of Object.entries(looks)) decor[part] = random.pick(choices);
  // One make of appliance is usual, but not for every appliance: each room draws again between two.
  decor.make = `{${random.some(looks.make ?? [], 2).join('|')}}`;
  decor.heating = random.pick(hasGas ? gasHeating : electricHeating);
  return decor;
}
