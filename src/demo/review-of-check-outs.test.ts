/** The stops of a reviewer in the demo's check-outs, and 200 faults that were written down before the rule that passes sentences over. */
import { expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { type FinishedItem, gatherApproved, indexApproved } from '#domain/review/approved.ts';
import { judgeItem } from '#domain/review/doubts.ts';
import { listStops } from '#domain/review/list-stops.ts';
import faults from '#domain/review/seeded-faults.json' with { type: 'json' };
import { buildDemoContent } from './content/demo-content.ts';
import type { DemoInspection } from './content/demo-inspection.ts';
import { writeCheckOut } from './content/report/check-out.ts';
import { seededRandom } from './random.ts';
import type { DemoReport } from './content/report/report.ts';

const content = buildDemoContent(new Date('2026-11-27T10:20:00Z'));
const day = '2026-11-27';

const itemsOf = (reportId: number, { rooms }: DemoReport): FinishedItem[] =>
  rooms.flatMap(({ items }) => items.map(({ name, condition, actions }) => ({ reportId, name, condition, actions })));

const isFinished = ({ appointment: { state, cancelled } }: DemoInspection) => state >= states.complete && !cancelled;
const ownYear = content.inspections
  .filter((one) => isFinished(one) && one.appointment.type === types.checkOut)
  .flatMap(({ appointment, report }) => itemsOf(appointment.key, report));

/** As many check-outs more, written by the same hands: each compares with a check in of the demo. */
function later(count: number): FinishedItem[] {
  const sources = content.inspections.filter(
    (one) =>
      isFinished(one) &&
      [types.inventory, types.checkIn, types.inventoryAndCheckIn].some((type) => type === one.appointment.type),
  );
  return Array.from({ length: count }, (_, at) => {
    const { appointment, report } = sources[at % sources.length] as DemoInspection;
    const { property, key } = appointment;
    const visit = {
      property,
      meters: content.homes[property.key]?.meters ?? [],
      day: content.today,
      from: 600,
      tenants: [],
    };
    return itemsOf(10_000 + at, writeCheckOut(visit, report, seededRandom(`later ${at} ${key}`)));
  }).flat();
}

/** The one in Review with the most to compare and not a single photograph. */
const reviewed = content.inspections
  .filter(({ appointment, evidence }) => appointment.state === states.review && evidence.length === 0)
  .find(({ appointment, source }) => appointment.type === types.checkOut && source !== null) as DemoInspection;

function stopsOf({ report }: DemoInspection, finished: readonly FinishedItem[]) {
  let id = 0;
  const rooms = report.rooms.map(({ name, blockType, items }, at) => ({
    id: at,
    name,
    blockType,
    isSeen: false,
    items: items.map(({ name: item, origin, condition, description, actions }) => ({
      id: id++,
      name: item,
      before: origin?.condition,
      now: condition,
      description,
      actions,
      isSeen: false,
      confirmed: false,
      waived: [],
    })),
  }));
  return listStops({ typeId: types.checkOut, rooms }, indexApproved(gatherApproved(finished)), day);
}

/** Those of which nothing is asked; a photograph is there, so that it is the words that have to tell. */
function hiddenBy(finished: readonly FinishedItem[]) {
  const approved = indexApproved(gatherApproved(finished));
  return faults.filter(({ blockType, name, before, now, actions, ...fault }) => {
    const item = {
      id: 1,
      name,
      before,
      now,
      description: null,
      ...('sent' in fault && { sent: { condition: fault.sent } }),
      actions: actions.map(([action = '', responsibility = '']) => ({ action, responsibility })),
      isSeen: true,
      confirmed: undefined,
      waived: [],
    };
    return judgeItem(item, { typeId: types.checkOut, blockType, isRoomSeen: true, approved, day }).doubts.length === 0;
  });
}

test('50 changes are 32 stops after a year with 12 comparisons, of which two ask about the whole visit', () => {
  const { stops, passed } = stopsOf(reviewed, ownYear);
  expect([stops.length, passed.length]).toEqual([32, 11]);
  expect(stops.slice(0, 2).map(({ kind }) => kind)).toEqual(['photographs', 'unchecked']);
});

test('after 50 comparisons more they are at most 15', () => {
  const { stops, passed } = stopsOf(reviewed, [...ownYear, ...later(50)]);
  expect(stops.length).toBeLessThanOrEqual(15);
  expect(passed.length).toBeGreaterThan(30);
});

test.each([0, 50, 400])(
  'none of 200 seeded faults hides in what is passed over, after %i comparisons more',
  (count) => {
    expect(faults).toHaveLength(200);
    expect(hiddenBy([...ownYear, ...later(count)])).toEqual([]);
  },
);
