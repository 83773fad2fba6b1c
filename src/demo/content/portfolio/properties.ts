/** 120 properties: addresses, shapes, owners and how each is fitted out. */
import type { Furnishing } from '#domain/property/property-words.ts';
import { furnishWith, type Decor } from '#demo/content/wording/decor.ts';
import type { Random } from '#demo/random.ts';
import { areas, type Area } from './areas.ts';
import { clients } from './clients.ts';
import { largestShape, pickShape } from './property-shapes.ts';
import { isFlat, roomsOf, type PlannedRoom, type Shape } from '#domain/usual-things/rooms-of-home.ts';

export type DemoProperty = {
  /** Position in the list; others refer to a property by it. */
  key: number;
  ref: string;
  line1: string;
  line2: string | null;
  city: string;
  county: string;
  postcode: string;
  lat: string;
  lng: string;
  shape: Shape;
  furnished: Furnishing;
  uprn: string;
  notes: string | null;
  tags: string[];
  clientKey: number;
  hasGas: boolean;
  economy7: boolean;
  decor: Decor;
  rooms: PlannedRoom[];
  /** Values of the custom fields, by the field's key. */
  customValues: Record<string, string>;
};

/** The property with the 500-photo report: the only one with five bedrooms that is not shared. */
export const largestPropertyKey = 57;

const inwardLetters = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

export function buildProperties(random: Random): DemoProperty[] {
  const places = areas.flatMap((area) => Array.from({ length: area.count }, () => area));
  const taken = new Set<string>();
  return places.map((area, key) => buildProperty(random.fork(`property/${key}`), area, key, taken));
}

function buildProperty(random: Random, area: Area, key: number, taken: Set<string>): DemoProperty {
  const isLargest = key === largestPropertyKey;
  const inBlock = !isLargest && area.blocks.length > 0 && random.chance(0.5);
  const shape = isLargest ? largestShape : pickShape(random, inBlock);
  const hasGas = !(isFlat(shape) && random.chance(0.6));
  const furnished = chooseFurnishing(random, shape);
  const client = chooseClient(random, shape, area);
  return {
    key,
    ref: `${area.city === 'Southampton' ? 'SN' : 'PM'}-${String(1040 + key * 7)}`,
    ...chooseAddress(random, area, inBlock, taken),
    city: area.city,
    county: 'Hampshire',
    postcode: `${area.district} ${random.int(1, 9)}${random.pick(inwardLetters)}${random.pick(inwardLetters)}`,
    lat: (area.lat + (random.next() - 0.5) * 0.016).toFixed(6),
    lng: (area.lng + (random.next() - 0.5) * 0.022).toFixed(6),
    shape,
    furnished,
    uprn: String(
      area.city === 'Southampton' ? 100060690000 + random.int(1000, 99999) : 1775000000 + random.int(10000, 999999),
    ),
    notes: random.chance(0.35) ? random.pick(propertyNotes) : null,
    tags: chooseTags(random, shape, furnished),
    clientKey: client,
    hasGas,
    economy7: !hasGas && random.chance(0.55),
    decor: furnishWith(random.fork('decor'), hasGas),
    rooms: roomsOf(shape),
    customValues: chooseCustomValues(random, shape, hasGas),
  };
}

function chooseAddress(random: Random, area: Area, inBlock: boolean, taken: Set<string>) {
  for (;;) {
    if (inBlock) {
      const { name: block, street } = random.pick(area.blocks);
      const line1 = `${random.chance(0.8) ? 'Flat' : 'Apartment'} ${random.int(1, 38)}, ${block}`;
      if (!taken.has(line1)) {
        taken.add(line1);
        return { line1, line2: street };
      }
    } else {
      const line1 = `${random.int(1, 168)}${random.chance(0.08) ? 'A' : ''} ${random.pick(area.streets)}`;
      if (!taken.has(line1)) {
        taken.add(line1);
        return { line1, line2: area.locality === area.city || random.chance(0.5) ? null : area.locality };
      }
    }
  }
}

function chooseFurnishing(random: Random, shape: Shape): Furnishing {
  if (shape.type === 'HMO' || shape.type === 'Studio') return 'Fully Furnished';
  if (shape === largestShape) return 'Fully Furnished';
  return random.weigh<Furnishing>([
    ['Unfurnished', 6],
    ['Part Furnished', 2],
    ['Fully Furnished', 3],
  ]);
}

function chooseClient(random: Random, shape: Shape, area: Area): number {
  const fitting = clients.filter((client) => client.lets(shape.type, area.city));
  return random.pick(fitting).key;
}

function chooseTags(random: Random, shape: Shape, furnished: Furnishing): string[] {
  const tags: string[] = [];
  if (shape.type === 'HMO') tags.push('HMO', 'student let');
  if (random.chance(0.5)) tags.push('managed');
  else tags.push(random.pick(['let only', 'rent collection']));
  if (furnished === 'Fully Furnished' && random.chance(0.2)) tags.push('short let');
  if (random.chance(0.12)) tags.push('pets agreed');
  if (random.chance(0.08)) tags.push('damp watch');
  if (random.chance(0.06)) tags.push('key safe');
  return tags;
}

function chooseCustomValues(random: Random, shape: Shape, hasGas: boolean): Record<string, string> {
  const values: Record<string, string> = {
    epc: random.weigh([
      ['B', 3],
      ['C', 8],
      ['D', 7],
      ['E', 2],
    ]),
  };
  if (shape.type === 'HMO') values.licence = `HMO/${random.int(2021, 2025)}/${random.int(1000, 9999)}`;
  if (hasGas && random.chance(0.8))
    values.gasEngineer = random.pick(['Solent Gas Services', 'Harbour Heating', 'Itchen Plumbing & Heating']);
  if (random.chance(0.3)) values.storeys = String(isFlat(shape) ? 1 : random.int(2, 3));
  return values;
}

const propertyNotes = [
  'Key safe to LHS of door; code with the office.',
  'Entry panel: buzz flat number, then wait for the concierge.',
  'Permit parking only; visitor permit in the key pouch.',
  'Dog on premises: ring before entering.',
  'Meters in the communal riser cupboard; triangular key needed.',
  'Stopcock under kitchen sink, RHS.',
  'Landlord likes photographs of the garden at each visit.',
  'Rear access through the alley between nos. 14 and 16.',
  'Alarm panel behind the front door; code with the office.',
  'Water meter in the pavement box, often flooded.',
  'Leave heating on low in winter when void.',
];
