/** The parts before the rooms in a full report: summary, keys, meters, manuals; and the checklist of a check in. */
import type { Answer } from '#domain/condition.ts';
import { clock, type Day } from '#demo/calendar.ts';
import type { DemoMeter } from '#demo/content/portfolio/meters.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';
import { isFlat } from '#domain/usual-things/rooms-of-home.ts';
import { handoverItems } from '#domain/usual-things/templates.ts';
import { type Standard } from '#demo/content/wording/condition.ts';
import { say } from '#demo/content/wording/say.ts';
import type { Random } from '#demo/random.ts';
import { type DemoRoom, item, room } from './report.ts';

const gradeOf: Record<Standard, readonly [number, number][]> = {
  new: [
    [5, 6],
    [4, 3],
  ],
  good: [
    [4, 6],
    [5, 2],
    [3, 2],
  ],
  fair: [
    [3, 6],
    [4, 3],
    [2, 1],
  ],
};

export function summaryRoom(property: DemoProperty, standard: Standard, random: Random): DemoRoom {
  const graded = property.rooms.filter(
    ({ kind }) => !['loft', 'bins', 'parking', 'communal', 'cupboard'].includes(kind),
  );
  const items = graded.map(({ name }) => item(name, null, random.weigh(gradeOf[standard])));
  return room('Condition at a glance', 'SCALE', items, { optionSet: 'condition' });
}

export function cleanlinessRoom(standard: Standard, random: Random): DemoRoom {
  const parts = [
    'Floors',
    'Kitchen and appliances',
    'Bathrooms',
    'Windows inside',
    'Soft furnishings',
    'Outside areas',
  ];
  return room(
    'Cleanliness',
    'SCALE',
    parts.map((part) => item(part, null, random.weigh(gradeOf[standard]))),
    { optionSet: 'cleanliness' },
  );
}

export function keysRoom(property: DemoProperty, random: Random): DemoRoom {
  const flat = isFlat(property.shape);
  const keys: [string, string][] = flat
    ? [
        ['Flat door: Yale cylinder ×[2-3]', 'Front door of flat'],
        ['Communal entrance: fob ×[1-2]', 'Main entrance'],
        ['Post box ×1', 'Ground floor lobby'],
      ]
    : [
        ['Front door: {Yale cylinder|uPVC multipoint|Euro cylinder} ×[2-3]', 'Front door'],
        ['Front door: mortice ({Chubb|Union}) ×[1-2]', 'Front door'],
        ['Back door: {uPVC multipoint|mortice} ×[1-2]', '{Kitchen|Utility room|Dining room} door'],
      ];
  keys.push(['Window ×[2-6]', 'uPVC windows throughout']);
  keys.push(['Meter box, triangular ×1', 'Meter cupboard']);
  if (property.shape.garden) keys.push(['Gate padlock ×1', 'Side gate']);
  if ((property.shape.garages ?? 0) > 0) keys.push(['Garage {remote|up-and-over key} ×[1-2]', 'Garage']);
  if (property.shape.parking && flat) keys.push(['Parking permit no. [100-999]', 'Allocated bay']);
  return room(
    'Keys',
    'KEYS',
    keys.map(([name, place]) => item(say(name, random), say(place, random), null)),
  );
}

export function metersRoom(meters: readonly DemoMeter[], day: Day, random: Random): DemoRoom {
  const items = meters.map((meter) => {
    const identity = `${meter.location}. Serial no. ${meter.serialNo ?? 'not seen'}. ${meter.supplier}`;
    if (meter.type === 'Water' && random.chance(0.08))
      return item(meter.type, identity, 'No access: boundary box flooded');
    return item(meter.type, identity, `${meter.readingOn(day)} ${meter.unit}`);
  });
  return room('Meters', 'METERS', items);
}

export function manualsRoom(property: DemoProperty, random: Random): DemoRoom {
  const manuals: [string, string][] = [
    ['Oven and hob', 'Printed, in kitchen drawer'],
    ['Washing machine', 'Printed, in kitchen drawer'],
    ['Thermostat', 'Quick guide beside control'],
    ['Smoke alarms', 'Leaflet, in hall cupboard'],
    ['Fridge-freezer', 'Link sent to tenant'],
    ['Dishwasher', 'Printed, in kitchen drawer'],
    ['Alarm panel', 'One sheet, code not included'],
  ];
  const chosen = random.some(manuals, random.int(3, 5));
  chosen.unshift(
    property.hasGas
      ? ['Boiler', 'Printed, in boiler cupboard; benchmark book seen']
      : ['Panel heaters', 'Printed, in kitchen drawer'],
  );
  return room(
    'Manuals & documents',
    'MANUALS',
    chosen.map(([name, place]) => item(name, place, null)),
  );
}

export function handoverRoom(property: DemoProperty, random: Random): DemoRoom {
  const items = handoverItems.map((name) => {
    const without = !property.hasGas && /gas|co alarm/i.test(name);
    const answer: Answer = without ? 2 : random.chance(0.94) ? 1 : 0;
    return item(name, null, answer);
  });
  return room('Handover', 'CHECKLIST', items);
}

/** The people present, and the start of the walk. */
export function attendanceRoom(tenants: readonly string[], minutes: number, random: Random): DemoRoom {
  const present =
    tenants.length > 0 && random.chance(0.6)
      ? `Present: ${tenants.slice(0, 2).join(' and ')}`
      : 'Not present; keys held by the office';
  return room('Attendance', 'OVERVIEW', [
    item('Tenant', null, present),
    item(
      'Visit',
      null,
      `Walk round from ${clock(minutes)}, ${random.pick(['dry, good light', 'overcast', 'rain, lights on throughout', 'bright', 'dusk, lights on throughout'])}`,
    ),
  ]);
}
