/** The keys of the homes on the board of the office, and the log of who had them. */
import { states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import type { KeyHolder } from '#domain/property/keys.ts';
import { addDays, at, type Day } from '#demo/calendar.ts';
import type { DemoContent, DemoHome } from '../demo-inspection.ts';

export type DemoMovement = {
  at: Date;
  direction: 'out' | 'back';
  holder: KeyHolder;
  /** The key of a clerk. */
  clerkKey: string | null;
  name: string | null;
  dueBackOn: Day | null;
  note: string | null;
};
export type DemoKeySet = {
  home: DemoHome;
  tag: string;
  holds: string;
  keyCount: number;
  place: string;
  /** The oldest first. */
  log: DemoMovement[];
};

const contractors = ['Solent Plumbing', 'Harbour Locksmiths', 'Ashby Decorating', 'Wightlink Electrical'];
const rings = [
  { holds: '1 Yale, 1 mortice', keyCount: 2 },
  { holds: '2 Yale, 1 mortice, communal fob', keyCount: 4 },
  { holds: '1 Euro cylinder, 1 window key', keyCount: 2 },
  { holds: '1 multipoint, 1 patio door, meter box', keyCount: 3 },
];
const MOST_FORMER_VISITS = 3;

export function buildKeySets(content: DemoContent): DemoKeySet[] {
  return content.homes.flatMap((home) => {
    const { key } = home.property;
    const ring = rings[key % rings.length] ?? { holds: '1 Yale', keyCount: 1 };
    const number = String(key + 1).padStart(3, '0');
    const set = { home, ...ring, place: `Office board, hook ${key + 1}` };
    const first: DemoKeySet = { ...set, tag: `CQ-${number}`, log: logOf(home, content) };
    if (key % 4 !== 1) return [first];
    const spare: DemoKeySet = { ...set, tag: `CQ-${number}B`, place: 'Safe, tray 2', log: spareLog(home, content) };
    return [first, spare];
  });
}

function logOf(home: DemoHome, content: DemoContent): DemoMovement[] {
  const { today, now } = content;
  const { key } = home.property;
  const visits = visitsTo(home, content);
  const log = visits
    .filter(({ day }) => day < today)
    .slice(-MOST_FORMER_VISITS)
    .flatMap(({ day, clerkKey }) => [toClerk(day, clerkKey), back(day, 17 * 60 + 10 + (key % 40))]);
  const last = log.at(-1)?.at ?? at(addDays(today, -90), 9 * 60);
  const visit = visits.find(({ day }) => day === today);
  if (visit !== undefined) return [...log, toClerk(today, visit.clerkKey)].filter((one) => one.at <= now);
  const gone = at(addDays(today, -6 - (key % 5)), 10 * 60 + key);
  // The keys must be there when they are handed out.
  if (key % 11 !== 4 || gone <= last) return log;
  const dueBackOn = addDays(today, key % 2 === 0 ? -2 - (key % 3) : 3);
  const name = contractors[key % contractors.length] ?? null;
  return [...log, { ...nobody, at: gone, direction: 'out', holder: 'contractor', name, dueBackOn, note: 'Repairs' }];
}

/** The second set of some homes is with those who live there, or with the landlord. */
function spareLog(home: DemoHome, { today }: DemoContent): DemoMovement[] {
  const { key } = home.property;
  if (key % 3 === 0) return [];
  const [tenant] = home.tenants[0] ?? [];
  const isTenant = key % 3 === 1 && tenant !== undefined;
  const name = isTenant ? tenant.name : null;
  const holder = isTenant ? 'tenant' : 'landlord';
  const dueBackOn = isTenant ? null : addDays(today, key % 5 === 0 ? -9 : 12);
  return [
    { ...nobody, at: at(addDays(today, -40 - key), 11 * 60), direction: 'out', holder, name, dueBackOn, note: null },
  ];
}

function visitsTo(home: DemoHome, { inspections }: DemoContent): { day: Day; clerkKey: string }[] {
  return inspections.flatMap(({ appointment: { property, day, clerkKey, type, cancelled, state } }) =>
    property.key === home.property.key &&
    day !== null &&
    clerkKey !== null &&
    !cancelled &&
    state > states.pending &&
    !isCarriedOutByTenant(type)
      ? [{ day, clerkKey }]
      : [],
  );
}

const nobody = { clerkKey: null, name: null, dueBackOn: null, note: null };
const toClerk = (day: Day, clerkKey: string): DemoMovement => ({
  ...nobody,
  at: at(day, 8 * 60 + 20),
  direction: 'out',
  holder: 'clerk',
  clerkKey,
  dueBackOn: day,
});
const back = (day: Day, minutes: number): DemoMovement => ({
  ...nobody,
  at: at(day, minutes),
  direction: 'back',
  holder: 'office',
});
