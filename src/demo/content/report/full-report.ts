/** An inventory, check in or both: every room item by item. */
import type { Day } from '#demo/calendar.ts';
import type { DemoMeter } from '#demo/content/portfolio/meters.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';
import { type Standard, sayCondition } from '#demo/content/wording/condition.ts';
import type { RoomKind } from '#domain/usual-things/room-items.ts';
import { itemsOf } from '#demo/content/wording/room-items.ts';
import { capitalised, say } from '#demo/content/wording/say.ts';
import type { Wording } from '#demo/content/wording/wording.ts';
import type { Random } from '#demo/random.ts';
import {
  attendanceRoom,
  cleanlinessRoom,
  handoverRoom,
  keysRoom,
  manualsRoom,
  metersRoom,
  summaryRoom,
} from './handover-rooms.ts';
import { type DemoReport, type DemoRoom, item, room } from './report.ts';

export type Visit = {
  property: DemoProperty;
  meters: readonly DemoMeter[];
  day: Day;
  /** Minutes after midnight. */
  from: number;
  tenants: readonly string[];
};

/** The upkeep: decided once for a property, so that its rooms agree. */
function standardOf(random: Random): Standard {
  return random.weigh([
    ['new', 2],
    ['good', 6],
    ['fair', 3],
  ]);
}

export function writeFullReport(visit: Visit, random: Random, { handover }: { handover: boolean }): DemoReport {
  const { property, meters, day } = visit;
  const standard = standardOf(random.fork('standard'));
  const rooms = [
    ...(handover ? [attendanceRoom(visit.tenants, visit.from, random.fork('attendance'))] : []),
    summaryRoom(property, standard, random.fork('summary')),
    cleanlinessRoom(standard, random.fork('cleanliness')),
    keysRoom(property, random.fork('keys')),
    metersRoom(meters, day, random.fork('meters')),
    manualsRoom(property, random.fork('manuals')),
    ...property.rooms.map(({ name, kind }) => detailedRoom(name, kind, property, standard, random.fork(name))),
    ...(handover ? [handoverRoom(property, random.fork('handover'))] : []),
  ];
  return { rooms };
}

export function detailedRoom(
  name: string,
  kind: RoomKind,
  property: DemoProperty,
  standard: Standard,
  random: Random,
): DemoRoom {
  const items = wordingsOf(name, kind, property, random).map((wording) => {
    const description = capitalised(say(random.pick(wording.looks), random, property.decor));
    return item(wording.name, description, sayCondition(wording, standard, random, property.decor));
  });
  return room(name, 'DETAILED', items, { kind });
}

function wordingsOf(name: string, kind: RoomKind, property: DemoProperty, random: Random): Wording[] {
  const furnished =
    property.furnished === 'Fully Furnished' || (property.furnished === 'Part Furnished' && random.chance(0.4));
  const hasUtility = property.rooms.some((one) => one.kind === 'utility');
  const boilerHere = hasUtility ? name === 'Utility Room' : name === 'Kitchen';
  const wordings = itemsOf(kind, { furnished, hasGas: property.hasGas, boilerHere });
  return wordings.filter(({ share }) => share === undefined || random.chance(share));
}

export function wordingNamed(kind: RoomKind | null, itemName: string): Wording | undefined {
  if (kind === null) return undefined;
  return itemsOf(kind, { furnished: true, hasGas: true, boilerHere: true }).find(({ name }) => name === itemName);
}
