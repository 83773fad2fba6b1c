/** Meters of a property and their readings on any day: readings only ever grow, faster in winter. */
import type { Random } from '#demo/random.ts';
import { daysBetween, type Day } from '#demo/calendar.ts';
import type { DemoProperty } from './properties.ts';

export type DemoMeter = {
  type: string;
  location: string;
  supplier: string;
  serialNo: string | null;
  unit: string;
  /** Position of the meter this is a register of. */
  parent: number | null;
  readingOn: (day: Day) => string;
};

const epoch: Day = '2015-01-01';
const electricitySuppliers = ['Octopus Energy', 'British Gas', 'EDF', 'E.ON Next', 'OVO', 'Utility Warehouse'];
const gasSuppliers = ['British Gas', 'Octopus Energy', 'EDF', 'Scottish Power'];
const waterSuppliers: Record<string, string> = {
  Portsmouth: 'Portsmouth Water',
  Southsea: 'Portsmouth Water',
  Waterlooville: 'Portsmouth Water',
  Havant: 'Portsmouth Water',
};
const places = {
  electricity: ['Hall cupboard', 'Under stairs', 'External box LHS of door', 'Communal riser', 'Above front door'],
  gas: ['External box LHS of door', 'External box RHS of door', 'Under stairs', 'Kitchen, RHS of boiler'],
  water: ['External boundary box, needs tool', 'Under kitchen sink', 'Communal riser', 'Pavement box by gate'],
};

/** Days' worth of winter weight since the epoch: a day in January counts 1.5, one in July 0.5. */
function weightedDays(day: Day): number {
  const days = daysBetween(epoch, day);
  return days + (0.5 * 365.25 * Math.sin((2 * Math.PI * (days - 14)) / 365.25)) / (2 * Math.PI);
}

function register(start: number, perDay: number, digits: number, seasonal: boolean): (day: Day) => string {
  return (day) => {
    const elapsed = seasonal ? weightedDays(day) : daysBetween(epoch, day);
    return String(Math.floor(start + elapsed * perDay) % 10 ** digits).padStart(digits, '0');
  };
}

export function buildMeters(property: DemoProperty, random: Random): DemoMeter[] {
  const people = Math.max(1, property.shape.beds);
  const meters: DemoMeter[] = [...electricityMeters(property, random, people)];
  if (property.hasGas) {
    meters.push({
      type: 'Gas',
      location: random.pick(places.gas),
      supplier: random.pick(gasSuppliers),
      serialNo: `${random.pick(['G4K', 'E6S', 'M025A'])}${random.int(1000000, 9999999)}`,
      unit: 'm³',
      parent: null,
      readingOn: register(random.int(10, 900), 0.8 + people * 0.55, 5, true),
    });
  }
  if (random.chance(0.85)) {
    meters.push({
      type: 'Water',
      location: random.pick(places.water),
      supplier: waterSuppliers[property.city] ?? 'Southern Water',
      serialNo: random.chance(0.85) ? `${random.int(10, 24)}M${random.int(100000, 999999)}` : null,
      unit: 'm³',
      parent: null,
      readingOn: register(random.int(1, 200), 0.09 + people * 0.07, 5, false),
    });
  }
  return meters;
}

function electricityMeters(property: DemoProperty, random: Random, people: number): DemoMeter[] {
  const main = {
    type: 'Electricity',
    location: random.pick(places.electricity),
    supplier: random.pick(electricitySuppliers),
    serialNo: `${random.int(17, 24)}${random.pick(['L', 'K', 'P', 'E'])}${random.int(1000000, 9999999)}`,
    unit: 'kWh',
  };
  const perDay = 4 + people * 1.6;
  const start = random.int(200, 18000);
  if (!property.economy7) return [{ ...main, parent: null, readingOn: register(start, perDay, 6, true) }];
  const day = register(start, perDay * 0.55, 5, true);
  const night = register(random.int(200, 9000), perDay * 0.75, 5, true);
  return [
    { ...main, parent: null, readingOn: (on) => String(Number(day(on)) + Number(night(on))).padStart(6, '0') },
    { ...main, type: 'Electricity, day', parent: 0, readingOn: day },
    { ...main, type: 'Electricity, night', parent: 0, readingOn: night },
  ];
}
