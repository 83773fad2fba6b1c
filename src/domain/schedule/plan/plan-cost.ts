/** A day to be planned again because a clerk is away, and the one cost by which plans for it are compared: docs/decisions/056-planning-again.md. */
import { type Place, travelMinutes, type WorkingDay } from '../schedule.ts';
import type { Remit } from '../remit.ts';

/** `day`: hours, leave and home on the day. */
export type PlanClerk = Remit & { id: number; day: WorkingDay };

export type PlanVisit = Place & {
  id: number;
  /** In words, as a reason names it: "10:00 at PO5 3LX". */
  label: string;
  /** The agreed minute of the day. */
  from: number;
  minutes: number;
  type?: number | undefined;
  /** The clerk who had it before. */
  clerkId: number;
  /** A promise: somebody waits at the door. */
  isConfirmed: boolean;
  /** It has begun, or may not be given to somebody else: it stays where it is. */
  isFixed?: boolean;
  /** The clerks who have been at its property. */
  knownTo?: readonly number[];
};

/** `clerks`: those who are there, and take part. A visit whose clerk is none of them needs another. */
export type PlanDay = { clerks: readonly PlanClerk[]; visits: readonly PlanVisit[] };

/** `from`: a minute of the day. */
export type Placing = { clerkId: number; from: number };
/** By the id of the visit; null for one that has no place. */
export type DayPlan = ReadonlyMap<number, Placing | null>;

/** All in minutes of driving, so that each can be weighed against a detour. */
export const planWeights = {
  /** Nobody comes: more than all else together. */
  unplaced: 10_000,
  /** A visit at another time than was agreed, and each minute between the two times. */
  movedConfirmed: 240,
  movedProposed: 60,
  movedMinute: 0.25,
  /** A booking of a colleague that is given to another, so that one more person is told. */
  handedOver: 45,
  /** A clerk who has never been at the property. */
  stranger: 10,
  /** Each minute of visits beyond `fullDay` of one clerk. */
  overloadMinute: 0.5,
} as const;

/** Days of one plan: a fortnight. Longer leave is known long before. */
export const MOST_PLANNED_DAYS = 14;

/** Minutes of visits that a clerk has in a day without haste. */
export const fullDay = 360;

/** The cost of one visit at one place in the plan, without the ways. */
export function placingCost(visit: PlanVisit, placing: Placing | null, isAway: boolean): number {
  if (placing === null) return planWeights.unplaced;
  const far = Math.abs(placing.from - visit.from);
  const moved = visit.isConfirmed ? planWeights.movedConfirmed : planWeights.movedProposed;
  const isOther = placing.clerkId !== visit.clerkId;
  return (
    (far === 0 ? 0 : moved + planWeights.movedMinute * far) +
    (isOther && !isAway ? planWeights.handedOver : 0) +
    (isOther && !visit.knownTo?.includes(placing.clerkId) ? planWeights.stranger : 0)
  );
}

/** Minutes of driving from home to the first and on to the last. A way that nobody knows counts nothing. */
export function drivingMinutes(home: Place | undefined, inOrder: readonly Place[]): number {
  let before = home;
  let sum = 0;
  for (const one of inOrder) {
    if (before !== undefined) sum += travelMinutes(before, one) ?? 0;
    before = one;
  }
  return sum;
}

export const overloadCost = (minutes: number): number => planWeights.overloadMinute * Math.max(0, minutes - fullDay);

/** The cost of a plan; lower is better. */
export function planCost({ clerks, visits }: PlanDay, plan: DayPlan): number {
  const there = new Set(clerks.map(({ id }) => id));
  let sum = 0;
  for (const visit of visits) sum += placingCost(visit, plan.get(visit.id) ?? null, !there.has(visit.clerkId));
  for (const clerk of clerks) {
    const has = visitsOf(visits, plan, clerk.id);
    sum += drivingMinutes(clerk.day.home, has) + overloadCost(has.reduce((total, { minutes }) => total + minutes, 0));
  }
  return sum;
}

/** The visits of a clerk in a plan, at the times of the plan and in their order. */
export function visitsOf(visits: readonly PlanVisit[], plan: DayPlan, clerkId: number): PlanVisit[] {
  return visits
    .flatMap((visit) => {
      const placing = plan.get(visit.id);
      return placing != null && placing.clerkId === clerkId ? [{ ...visit, from: placing.from }] : [];
    })
    .toSorted((one, other) => one.from - other.from || one.id - other.id);
}
