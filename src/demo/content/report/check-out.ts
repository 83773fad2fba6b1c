/** A check out starts from the check in: every condition is as it was, or as it was with something found since. */
import { sayLaterCondition } from '#demo/content/wording/condition.ts';
import type { Random } from '#demo/random.ts';
import { type Visit, wordingNamed, writeFullReport } from './full-report.ts';
import { metersRoom } from './handover-rooms.ts';
import { carryOver, type DemoAction, type DemoItem, type DemoReport, type DemoRoom } from './report.ts';

/** `checkIn` undefined: there is no earlier report, and the clerk describes from nothing. */
export function writeCheckOut(visit: Visit, checkIn: DemoReport | undefined, random: Random): DemoReport {
  const neglect = random.weigh([
    [0.08, 4],
    [0.3, 5],
    [0.65, 2],
  ]);
  const before =
    checkIn === undefined
      ? writeFullReport(visit, random.fork('from nothing'), { handover: false })
      : carryOver(checkIn);
  const rooms = before.rooms.filter(({ name }) => name !== 'Handover' && name !== 'Attendance');
  return { rooms: rooms.map((one) => laterRoom(one, visit, neglect, checkIn === undefined, random.fork(one.name))) };
}

function laterRoom(before: DemoRoom, visit: Visit, neglect: number, fromNothing: boolean, random: Random): DemoRoom {
  switch (before.blockType) {
    case 'SCALE':
      return { ...before, items: before.items.map((one) => ({ ...one, condition: lowered(one, neglect, random) })) };
    case 'METERS':
      return withReadings(before, metersRoom(visit.meters, visit.day, random));
    case 'DETAILED':
      return {
        ...before,
        items: before.items.map((one) => laterItem(one, before, visit, neglect, fromNothing, random)),
      };
    default:
      return before;
  }
}

function laterItem(
  one: DemoItem,
  room: DemoRoom,
  visit: Visit,
  neglect: number,
  fromNothing: boolean,
  random: Random,
): DemoItem {
  const later = sayLaterCondition(wordingNamed(room.kind, one.name), neglect, random, visit.property.decor);
  const actions: DemoAction[] = later.changes
    .filter(({ action }) => action !== 'No action')
    .map(({ action, responsibility, comments }) => ({ action, responsibility, comments: comments ?? null }))
    .filter(
      (one, at, all) =>
        all.findIndex((other) => other.action === one.action && other.responsibility === one.responsibility) === at,
    );
  return { ...one, condition: fromNothing ? sayAlone(later.condition, one.condition) : later.condition, actions };
}

/** Without an earlier report nothing can be 'as check in': the words keep the finding and drop the comparison. */
function sayAlone(compared: string, otherwise: DemoItem['condition']): DemoItem['condition'] {
  if (!compared.startsWith('As check in')) return compared;
  const found = compared.replace(/^As check in(; )?/, '');
  return found === '' ? otherwise : `Fair: ${found}`;
}

function lowered(one: DemoItem, neglect: number, random: Random) {
  const grade = typeof one.condition === 'number' ? one.condition : 4;
  return Math.max(1, grade - (random.chance(neglect) ? random.int(1, 2) : 0));
}

function withReadings(before: DemoRoom, now: DemoRoom): DemoRoom {
  const items = before.items.map((one, at) => ({ ...one, condition: now.items[at]?.condition ?? one.condition }));
  return { ...before, items };
}
