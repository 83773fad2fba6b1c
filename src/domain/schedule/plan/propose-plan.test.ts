import { expect, test } from 'vitest';
import { randomFrom, makePlanDay } from '#testing/schedule/plan-day.ts';
import { findConflicts } from '../schedule.ts';
import { explainPlan } from './explain-plan.ts';
import { type PlanClerk, type PlanDay, type PlanVisit, planCost, planWeights, visitsOf } from './plan-cost.ts';
import { proposePlan } from './propose-plan.ts';

const days = Array.from({ length: 60 }, (_, at) => makePlanDay(at + 5000, { clerks: 2 + (at % 3), visits: 5 }));

const hours = { hours: [{ from: 540, to: 1050 }], timeOff: null, isKnown: true };
const clerk = (id: number, more: Partial<PlanClerk> = {}): PlanClerk => ({ id, day: hours, ...more });
const visit = (id: number, clerkId: number, from: number, more: Partial<PlanVisit> = {}): PlanVisit => ({
  id,
  label: `visit ${id}`,
  from,
  minutes: 60,
  lat: 50.8,
  lng: -1.1,
  clerkId,
  isConfirmed: true,
  ...more,
});
const away = 1;

test('every visit is in a plan once, and no clerk has a conflict by it', () => {
  for (const day of days) {
    const plan = proposePlan(day);
    expect(new Set(plan.keys())).toEqual(new Set(day.visits.map(({ id }) => id)));
    expect(plan.size).toBe(day.visits.length);
    for (const { id, day: hoursOfDay } of day.clerks)
      expect(findConflicts(visitsOf(day.visits, plan, id), hoursOfDay).size).toBe(0);
  }
});

test('begun visits stay, and no booking of a colleague gets another time', () => {
  for (const day of days) {
    const plan = proposePlan(day);
    for (const { id, from, clerkId, isFixed } of day.visits.filter((one) => one.clerkId !== away)) {
      expect(plan.get(id)?.from).toBe(from);
      if (isFixed) expect(plan.get(id)?.clerkId).toBe(clerkId);
    }
  }
});

test('the same day gives the same plan, in whatever order its visits and clerks are told', () => {
  for (const day of days.slice(0, 20)) {
    const again = proposePlan(day);
    expect(proposePlan(structuredClone(day))).toEqual(again);
    const turned = { clerks: day.clerks.toReversed(), visits: day.visits.toReversed() };
    expect(proposePlan(turned)).toEqual(again);
  }
});

test('no single change of a plan, and no swap of two visits, is cheaper', () => {
  const random = randomFrom(7);
  for (const day of days.slice(0, 30)) {
    const plan = proposePlan(day);
    const cost = planCost(day, plan);
    for (let nth = 0; nth < 40; nth += 1) {
      const one = day.visits[Math.floor(random() * day.visits.length)];
      const to = day.clerks[Math.floor(random() * day.clerks.length)];
      if (one === undefined || to === undefined || one.isFixed) continue;
      const changed = new Map(plan).set(one.id, { clerkId: to.id, from: one.from });
      const has = visitsOf(day.visits, changed, to.id);
      const isRoom =
        findConflicts(has, to.day).size === 0 && to.areas?.length === 0 && to.inspection_types?.length === 0;
      if (isRoom) expect(planCost(day, changed)).toBeGreaterThanOrEqual(cost - 1e-6);
    }
  }
});

test('a visit keeps its time where somebody is free, and goes to who knows the property', () => {
  const day: PlanDay = {
    clerks: [clerk(2), clerk(3)],
    visits: [visit(11, away, 600, { knownTo: [3] }), visit(21, 2, 780), visit(31, 3, 780)],
  };
  expect(proposePlan(day).get(11)).toEqual({ clerkId: 3, from: 600 });
});

test('a colleague hands a booking over before a confirmed visit gets another time', () => {
  // Only the second clerk takes the visit, and only the third can take over what stands in its way.
  const day: PlanDay = {
    clerks: [clerk(2), clerk(3, { inspection_types: [2] })],
    visits: [visit(11, away, 600, { type: 5 }), visit(21, 2, 600, { type: 2 })],
  };
  const plan = proposePlan(day);
  expect(plan.get(11)).toEqual({ clerkId: 2, from: 600 });
  expect(plan.get(21)).toEqual({ clerkId: 3, from: 600 });
  const [first, second] = explainPlan(day, plan);
  expect(first).toMatchObject({ needs: [21], chosen: { clerkId: 2, breaks: [{ kind: 'handed-over' }] } });
  expect(second).toMatchObject({ needs: [], visit: { id: 21 }, chosen: { clerkId: 3, breaks: [] } });
});

test('a visit gets another time where nobody is free at its own, and none where nobody takes it', () => {
  const day: PlanDay = {
    clerks: [clerk(2, { inspection_types: [2] })],
    visits: [
      visit(11, away, 600, { type: 2 }),
      visit(12, away, 900, { type: 5 }),
      visit(21, 2, 600, { isFixed: true }),
    ],
  };
  const plan = proposePlan(day);
  expect(plan.get(11)).toEqual({ clerkId: 2, from: 540 });
  expect(plan.get(12)).toBeNull();
  expect(planCost(day, plan)).toBe(
    planWeights.unplaced + planWeights.movedConfirmed + planWeights.stranger + 60 * planWeights.movedMinute,
  );
  const [first, second] = explainPlan(day, plan);
  expect(first?.chosen?.breaks).toEqual([{ kind: 'moved', reason: '09:00, while 10:00 was confirmed' }]);
  expect(second).toMatchObject({ chosen: null, options: [{ clerkId: 2, from: 900, breaks: [{ kind: 'remit' }] }] });
});

test('nobody on leave, outside their hours or beyond their area is proposed', () => {
  const day: PlanDay = {
    clerks: [
      clerk(2, { day: { ...hours, timeOff: 'Annual leave' } }),
      clerk(3, { day: { ...hours, hours: [] } }),
      clerk(4, { areas: ['SO'] }),
    ],
    visits: [visit(11, away, 600, { postcode: 'PO5 3LX' })],
  };
  expect(proposePlan(day).get(11)).toBeNull();
});

test('conflicts that were booked before do not stand in the way of a plan', () => {
  const day: PlanDay = {
    clerks: [clerk(2)],
    visits: [visit(11, away, 600), visit(21, 2, 780), visit(22, 2, 800), visit(23, 2, 1080)],
  };
  const plan = proposePlan(day);
  expect(plan.get(11)).toEqual({ clerkId: 2, from: 600 });
  expect(plan.get(22)).toEqual({ clerkId: 2, from: 800 });
});

test('the cost of a plan is that of its visits, its ways and its overload', () => {
  const day: PlanDay = {
    clerks: [clerk(2, { day: { ...hours, home: { lat: 50.9, lng: -1.1 } } })],
    visits: [visit(11, away, 600, { minutes: 300, knownTo: [2] }), visit(21, 2, 960, { minutes: 90 })],
  };
  const plan = new Map([
    [11, { clerkId: 2, from: 600 }],
    [21, { clerkId: 2, from: 960 }],
  ]);
  // 11.1 km at 30 km/h, and 30 minutes beyond six hours.
  expect(planCost(day, plan)).toBe(23 + 30 * planWeights.overloadMinute);
});
