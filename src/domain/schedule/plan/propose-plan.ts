/** Plans a day again: every visit of the absent clerk gets a place where there is one, for the least cost that is found. */
import { DayTable } from './day-table.ts';
import type { Choice } from './plan-choices.ts';
import { type DayPlan, type PlanDay, planWeights } from './plan-cost.ts';

/** Looks at placings, for one day. It bounds the time and, other than a clock, makes the same plan every time. */
const MOST_LOOKS = 6_000_000;
/** Looks for one group, so that a hard one leaves some for the others. */
const MOST_LOOKS_OF_GROUP = 100_000;
/** Visits that are taken out together, and put back in the best way. */
const MOST_TOGETHER = 4;
/** A day of so many that may change place is also taken as one group: then there is no better plan. */
const MOST_OF_SMALL_DAY = 16;
/** A gain that is smaller is rounding. */
const LEAST_GAIN = 1e-6;

export function proposePlan(day: PlanDay): DayPlan {
  // In one order, since the first of two equal choices is taken.
  const clerks = day.clerks.toSorted((one, other) => one.id - other.id);
  const visits = day.visits.toSorted((one, other) => one.id - other.id);
  const table = new DayTable({ clerks, visits });
  insertAll(table);
  while (improve(table) && table.looks < MOST_LOOKS);
  return table.plan();
}

/** Again and again the visit that would lose most by waiting goes to its cheapest place. */
function insertAll(table: DayTable): void {
  const waiting = new Set(table.chosen.flatMap((choice, visit) => (choice === undefined ? [visit] : [])));
  while (waiting.size > 0) {
    let best: { visit: number; choice: Choice; regret: number } | undefined;
    for (const visit of waiting) {
      const found = twoBest(table, visit);
      if (found.choice === undefined) continue;
      const regret = found.second - found.first;
      if (best === undefined || regret > best.regret) best = { visit, choice: found.choice, regret };
    }
    if (best === undefined) return;
    table.place(best.visit, best.choice);
    waiting.delete(best.visit);
  }
}

/** The cheapest place, and what the cheapest of another clerk would cost. */
function twoBest(table: DayTable, visit: number) {
  let first: number = planWeights.unplaced;
  let second: number = planWeights.unplaced;
  let choice: Choice | undefined;
  for (const each of table.choices[visit] ?? []) {
    if (each.cost >= second) break;
    const cost = table.costOf(visit, each);
    if (cost < first) {
      if (choice !== undefined && choice.clerk !== each.clerk) second = first;
      first = cost;
      choice = each;
    } else if (choice !== undefined && choice.clerk !== each.clerk && cost < second) second = cost;
  }
  return { first, second, choice };
}

/** Takes small groups out and puts each back in the best way; true when one has become cheaper. */
function improve(table: DayTable): boolean {
  const movable = table.choices.flatMap((choices, visit) => (choices.some((one) => !one.isAsBefore) ? [visit] : []));
  const isBooked = (visit: number) => hasPlace(table, visit);
  const inOrder = [...movable.filter((visit) => !isBooked(visit)), ...movable.filter(isBooked)];
  let isBetter = false;
  for (let size = 1; size <= MOST_TOGETHER; size += 1)
    for (const group of groupsOf(inOrder, size)) {
      if (table.looks >= MOST_LOOKS) return isBetter;
      if (rearrange(table, group, MOST_LOOKS_OF_GROUP)) isBetter = true;
    }
  if (!isBetter && inOrder.length <= MOST_OF_SMALL_DAY) rearrange(table, inOrder, MOST_LOOKS);
  return isBetter;
}

/** It is a colleague's, who has it now. */
function hasPlace(table: DayTable, visit: number): boolean {
  return table.choices[visit]?.some(({ isAsBefore }) => isAsBefore) ?? false;
}

function* groupsOf(list: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= list.length - size; at += 1)
    for (const rest of groupsOf(list, size - 1, at + 1)) yield [list[at] as number, ...rest];
}

/** The best way to put the group back, by trying all that can still be cheaper than the present one. */
function rearrange(table: DayTable, group: readonly number[], mostLooks: number): boolean {
  const present = group.map((visit) => table.chosen[visit]);
  const cost = group.reduce((sum, visit) => sum + table.take(visit), 0);
  const end = table.looks + mostLooks;
  let best = cost - LEAST_GAIN;
  let found: (Choice | undefined)[] | undefined;

  const tryRest = (waiting: readonly number[], sum: number): void => {
    if (sum >= best || table.looks > end) return;
    const [next, least] = hardest(table, waiting);
    if (next === undefined) {
      best = sum;
      found = group.map((visit) => table.chosen[visit]);
      return;
    }
    if (sum + least >= best) return;
    const rest = waiting.filter((visit) => visit !== next);
    for (const choice of table.choices[next] ?? []) {
      if (sum + choice.cost >= best) break;
      const more = table.costOf(next, choice);
      if (sum + more >= best) continue;
      table.place(next, choice);
      tryRest(rest, sum + more);
      table.take(next);
    }
    // A colleague's booking is never given up for another.
    if (!hasPlace(table, next)) tryRest(rest, sum + planWeights.unplaced);
  };
  tryRest(group, 0);
  group.forEach((visit, nth) => {
    const choice = (found ?? present)[nth];
    if (choice !== undefined) table.place(visit, choice);
  });
  return found !== undefined;
}

/** The one whose cheapest place costs most, and what all of them cost at least: a place that is taken now stays so. */
function hardest(table: DayTable, waiting: readonly number[]): [next: number | undefined, least: number] {
  let next: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const visit of waiting) {
    const free = table.choices[visit]?.find((choice) => Number.isFinite(table.costOf(visit, choice)));
    const least = free?.cost ?? planWeights.unplaced;
    sum += least;
    if (least > most) [next, most] = [visit, least];
  }
  return [next, sum];
}
