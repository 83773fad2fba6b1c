/** The clerks and times that are possible for each visit of a day that is planned again, and the ways between visits. */
import { outsideRemit } from '../remit.ts';
import { travelMinutes } from '../schedule.ts';
import { type PlanClerk, type PlanDay, type PlanVisit, placingCost } from './plan-cost.ts';

/** `clerk`: its place in `clerks`. `cost`: without the ways. `isAsBefore`: the booking stays as it is. */
export type Choice = { clerk: number; from: number; cost: number; isAsBefore: boolean };

/** Other times than the agreed one are looked for in steps of half an hour, as people agree them. */
const STEP = 30;
/** They stand for hours that nobody has entered, as in suggestions. */
const usualHours = [{ from: 9 * 60, to: 17 * 60 + 30 }];

/**
 * A visit of the absent clerk may go to anybody, at its time or another. A colleague's keeps its time: nobody's
 * appointment is moved since somebody else is away.
 */
export function choicesOf({ clerks }: PlanDay, visit: PlanVisit): Choice[] {
  const own = clerks.findIndex(({ id }) => id === visit.clerkId);
  const isAway = own === -1;
  const choices = clerks.flatMap((clerk, at): Choice[] => {
    if (at === own) return [{ clerk: at, from: visit.from, cost: 0, isAsBefore: true }];
    if (visit.isFixed === true || outsideRemit(clerk, visit).length > 0) return [];
    return timesFor(clerk, visit, isAway).map((from) => ({
      clerk: at,
      from,
      cost: placingCost(visit, { clerkId: clerk.id, from }, isAway),
      isAsBefore: false,
    }));
  });
  return choices.toSorted((one, other) => one.cost - other.cost || one.clerk - other.clerk || one.from - other.from);
}

function timesFor({ day }: PlanClerk, visit: PlanVisit, mayMove: boolean): number[] {
  if (day.timeOff !== null) return [];
  const hours = day.isKnown ? day.hours : usualHours;
  const begin = Math.min(...hours.map(({ from }) => from));
  const way = day.home === undefined ? 0 : (travelMinutes(day.home, visit) ?? 0);
  const fits = (start: number) => hours.some(({ from, to }) => from <= start && start + visit.minutes <= to);
  const steps = hours.flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, nth) => from + nth * STEP),
  );
  const times = new Set(mayMove ? [visit.from, ...steps] : [visit.from]);
  return [...times].filter((start) => (start === visit.from && !day.isKnown) || (fits(start) && begin + way <= start));
}

/** Minutes from each visit to each, and from the home of each clerk; zero for a way that nobody knows. */
export type Ways = { between: number[][]; fromHome: number[][] };

export function measureWays({ clerks, visits }: PlanDay): Ways {
  return {
    between: visits.map((one) => visits.map((other) => travelMinutes(one, other) ?? 0)),
    fromHome: clerks.map(({ day: { home } }) =>
      visits.map((visit) => (home === undefined ? 0 : (travelMinutes(home, visit) ?? 0))),
    ),
  };
}
