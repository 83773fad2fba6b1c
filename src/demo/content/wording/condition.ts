/** Puts a condition together: how it stands, a colon, then the located defects with semicolons between them. */
import type { Random } from '#demo/random.ts';
import { say, type Slots } from './say.ts';
import type { Change, Wording } from './wording.ts';

/** Results of a test by the button, most often passed. */
const alarmResults = [
  ['Tested, sounded', 30],
  ['Tested, no sound', 2],
  ['Low-battery chirp', 1],
  ['Past replace-by date', 1],
  ['Too high/no access', 1],
  ['Present, not tested', 1],
  ['Head missing', 0.5],
] as const;

/** The upkeep of the place when the tenancy began. */
export type Standard = 'new' | 'good' | 'fair';

const unmarked: Record<Standard, readonly string[]> = {
  new: ['As new', 'As new, clean', 'Excellent, clean', 'Good, clean'],
  good: ['Good, clean', 'Good order', 'Good order, clean', 'Good'],
  fair: ['Good order', 'Good', 'Good, clean'],
};
const marked: Record<Standard, readonly string[]> = {
  new: ['Good order', 'Good, clean', 'As new'],
  good: ['Good order', 'Good', 'Good, clean'],
  fair: ['Fair', 'Fair, clean', 'Good order'],
};
const defectShare: Record<Standard, number> = { new: 0.18, good: 0.42, fair: 0.62 };

function isAlarm(wording: Wording): boolean {
  return /alarm/i.test(wording.name);
}

export function sayCondition(wording: Wording, standard: Standard, random: Random, slots: Slots): string {
  if (isAlarm(wording)) return random.weigh(alarmResults);
  if (wording.wear.length === 0 || !random.chance(defectShare[standard])) return random.pick(unmarked[standard]);
  const count = random.weigh<number>(
    standard === 'fair'
      ? [
          [1, 5],
          [2, 4],
          [3, 1],
        ]
      : [
          [1, 7],
          [2, 2],
        ],
  );
  const defects = random.some(wording.wear, count).map((defect) => say(defect, random, slots));
  return `${random.pick(marked[standard])}: ${defects.join('; ')}`;
}

/** The finding at the other end of the tenancy: a new condition built on the old one, and an action. */
export type Later = { condition: string; changes: Change[] };

/** `neglect` runs from 0, a careful tenant, to 1. */
export function sayLaterCondition(wording: Wording | undefined, neglect: number, random: Random, slots: Slots): Later {
  if (wording === undefined) return { condition: 'As check in', changes: [] };
  if (isAlarm(wording)) return { condition: random.weigh(alarmResults), changes: [] };
  if (!random.chance(0.12 + 0.55 * neglect)) return { condition: 'As check in', changes: [] };
  const costly = wording.changes.filter((one) => one.responsibility === 'Tenant');
  const choice = random.chance(neglect) && costly.length > 0 ? costly : wording.changes;
  const changes = random
    .some(choice, random.chance(neglect * 0.35) ? 2 : 1)
    .map((one) => ({ ...one, found: say(one.found, random, slots) }));
  return { condition: ['As check in', ...changes.map(({ found }) => found)].join('; '), changes };
}
