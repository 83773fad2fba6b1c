/**
 * The history and the plans of each property: tenancies begin and end, and visits belong to them. Days are counted from
 * today.
 */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { type DemoProperty, largestPropertyKey } from '#demo/content/portfolio/properties.ts';
import type { Random } from '#demo/random.ts';

const firstDay = -365;
const lastDay = 42;
const inspectionCount = 400;

/** One appointment somebody wanted. `tenancy` counts the property's tenancies, so that both ends find each other. */
export type Wish = { propertyKey: number; type: InspectionTypeCode; offset: number; tenancy: number };

const quotas: readonly (readonly [InspectionTypeCode, number])[] = [
  [types.inspection, 17],
  [types.update, 10],
  [types.riskAssessment, 16],
  [types.selfService, 10],
  [types.live, 7],
];

export function wishes(properties: readonly DemoProperty[], random: Random): Wish[] {
  const turnovers = properties.flatMap((property) => turnover(property, random.fork(`turnover/${property.key}`)));
  const extras = quotas.flatMap(([type, count]) =>
    extraVisits(type, count, properties, turnovers, random.fork(`extra/${type}`)),
  );
  const booked = [...turnovers, ...extras];
  return [...booked, ...routineVisits(inspectionCount - booked.length, properties, turnovers, random.fork('routine'))];
}

/** The end of one tenancy and the start of the next, and the start of the one before where it falls within the year. */
function turnover({ key }: DemoProperty, random: Random): Wish[] {
  const end =
    key === largestPropertyKey
      ? -21
      : random.weigh<() => number | undefined>([
          [() => random.int(-9, 12), 24],
          [() => random.int(13, 38), 9],
          [() => random.int(-60, -10), 12],
          [() => random.int(-340, -61), 22],
          [() => undefined, 53],
        ])();
  if (end === undefined) return [];
  const found: Wish[] = [];
  const add = (type: InspectionTypeCode, offset: number, tenancy: number) => {
    if (offset >= firstDay && offset <= lastDay) found.push({ propertyKey: key, type, offset, tenancy });
  };
  const length =
    random.weigh([
      [182, 5],
      [355, 4],
      [273, 2],
    ]) + random.int(-3, 3);
  if (end - length > firstDay && random.chance(0.75)) beginning(end - length, 0, add, random);
  add(types.checkOut, end, 0);
  beginning(end + random.int(2, 8), 1, add, random);
  return found;
}

function beginning(
  start: number,
  tenancy: number,
  add: (type: InspectionTypeCode, offset: number, tenancy: number) => void,
  random: Random,
): void {
  if (random.chance(0.78)) return add(types.inventoryAndCheckIn, start, tenancy);
  add(types.inventory, start - 1, tenancy);
  add(types.checkIn, start, tenancy);
}

function extraVisits(
  type: InspectionTypeCode,
  count: number,
  properties: readonly DemoProperty[],
  turnovers: readonly Wish[],
  random: Random,
): Wish[] {
  // An update amends an inventory that is there.
  const begun = turnovers.filter(
    (wish) => (wish.type === types.inventoryAndCheckIn || wish.type === types.inventory) && wish.offset < -15,
  );
  return Array.from({ length: count }, () => {
    if (type === types.update) {
      const base = random.pick(begun);
      return { ...base, type, offset: Math.min(-1, base.offset + random.int(5, 40)) };
    }
    const property = random.pick(
      type === types.riskAssessment
        ? properties.filter((one) => one.shape.type === 'HMO' || random.chance(0.3))
        : properties,
    );
    return { propertyKey: property.key, type, offset: someDay(random), tenancy: 1 };
  });
}

function routineVisits(
  count: number,
  properties: readonly DemoProperty[],
  turnovers: readonly Wish[],
  random: Random,
): Wish[] {
  const ends = new Map(
    turnovers.filter(({ type }) => type === types.checkOut).map(({ propertyKey, offset }) => [propertyKey, offset]),
  );
  const taken = new Map<number, number[]>();
  const found: Wish[] = [];
  while (found.length < count) {
    const { key } = random.pick(properties);
    const offset = someDay(random);
    const others = taken.get(key) ?? [];
    const end = ends.get(key);
    // Nobody visits in the weeks around a change of tenancy, and not twice within two months.
    if ((end !== undefined && Math.abs(end - offset) < 28) || others.some((one) => Math.abs(one - offset) < 60))
      continue;
    taken.set(key, [...others, offset]);
    found.push({ propertyKey: key, type: types.routine, offset, tenancy: end !== undefined && offset > end ? 1 : 0 });
  }
  return found;
}

/** Any day may have visits, but people look at the fortnight around today. */
function someDay(random: Random): number {
  return random.weigh<() => number>([
    [() => random.int(firstDay, -31), 46],
    [() => random.int(-30, -8), 14],
    [() => random.int(-7, 11), 30],
    [() => random.int(12, lastDay), 12],
  ])();
}
