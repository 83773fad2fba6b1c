/** Tells a plan to people: what each visit that changes gains and breaks, and who else could take it. */
import { outsideRemit } from '../remit.ts';
import { type Conflict, clockText, findConflicts, travelMinutes } from '../schedule.ts';
import { DayTable } from './day-table.ts';
import {
  type DayPlan,
  drivingMinutes,
  type PlanClerk,
  type PlanDay,
  type PlanVisit,
  type Placing,
  visitsOf,
} from './plan-cost.ts';

/** Something that a plan breaks: an agreed time, a colleague's booking, or a rule of the board. */
export type Breach = { kind: Conflict['kind'] | 'moved' | 'handed-over'; reason: string };

/** A place for a visit, beside everything else as the plan has it. */
export type PlanOption = Placing & {
  /** Minutes of driving more in the day of the clerk. */
  detourMinutes: number;
  /** Has been at the property. */
  knowsProperty: boolean;
  /** The day of the clerk with it: how many visits, and minutes of them. */
  visits: number;
  minutes: number;
  breaks: Breach[];
};

export type PlanRow = {
  visit: PlanVisit;
  /** One of `options`; null for a visit that the plan has no place for. */
  chosen: PlanOption | null;
  /** One for each clerk who could be asked, the best first. */
  options: PlanOption[];
  /** Visits of colleagues that have to be handed over for it. */
  needs: number[];
};

/** The visits that need another clerk, and those of colleagues that are handed over for them, by time. */
export function explainPlan(day: PlanDay, plan: DayPlan): PlanRow[] {
  const there = new Set(day.clerks.map(({ id }) => id));
  return day.visits
    .filter((visit) => !there.has(visit.clerkId) || plan.get(visit.id)?.clerkId !== visit.clerkId)
    .toSorted((one, other) => one.from - other.from || one.id - other.id)
    .map((visit) => explainVisit(day, plan, visit));
}

function explainVisit(day: PlanDay, plan: DayPlan, visit: PlanVisit): PlanRow {
  const planned = plan.get(visit.id) ?? null;
  const found = day.clerks
    .filter(({ id }) => id !== visit.clerkId)
    .map((clerk) => bestAt(day, plan, visit, clerk))
    .toSorted((one, other) => one.cost - other.cost || one.placing.clerkId - other.placing.clerkId);
  const options = found.map(({ placing }) => describe(day, plan, visit, placing));
  const chosen = options.find(({ clerkId }) => clerkId === planned?.clerkId) ?? null;
  const rest = options.filter((option) => option !== chosen);
  return {
    visit,
    chosen,
    options: chosen === null ? rest : [chosen, ...rest],
    needs: planned === null ? [] : madeRoom(day, plan, visit, planned).map(({ id }) => id),
  };
}

/** The cheapest place with a clerk; the agreed time with its conflicts where there is none. */
function bestAt(day: PlanDay, plan: DayPlan, visit: PlanVisit, clerk: PlanClerk): { placing: Placing; cost: number } {
  const planned = plan.get(visit.id);
  if (planned?.clerkId === clerk.id) return { placing: planned, cost: Number.NEGATIVE_INFINITY };
  const table = new DayTable(day);
  table.follow(plan);
  const at = day.visits.indexOf(visit);
  table.take(at);
  let best = { placing: { clerkId: clerk.id, from: visit.from }, cost: Number.POSITIVE_INFINITY };
  for (const choice of table.choices[at] ?? []) {
    if (day.clerks[choice.clerk] !== clerk) continue;
    const cost = table.costOf(at, choice);
    if (cost < best.cost) best = { placing: { clerkId: clerk.id, from: choice.from }, cost };
  }
  return best;
}

function describe(day: PlanDay, plan: DayPlan, visit: PlanVisit, placing: Placing): PlanOption {
  const clerk = day.clerks.find(({ id }) => id === placing.clerkId) as PlanClerk;
  const others = visitsOf(day.visits, plan, clerk.id).filter(({ id }) => id !== visit.id);
  const wished = { ...visit, from: placing.from };
  const all = [...others, wished].toSorted((one, other) => one.from - other.from || one.id - other.id);
  return {
    ...placing,
    detourMinutes: drivingMinutes(clerk.day.home, all) - drivingMinutes(clerk.day.home, others),
    knowsProperty: visit.knownTo?.includes(clerk.id) ?? false,
    visits: all.length,
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
    breaks: [
      ...movedTime(visit, placing.from),
      ...madeRoom(day, plan, visit, placing).map(
        ({ label }): Breach => ({ kind: 'handed-over', reason: `${label} goes to a colleague for it` }),
      ),
      ...clashes(clerk, all, wished),
    ],
  };
}

function movedTime(visit: PlanVisit, from: number): Breach[] {
  if (from === visit.from) return [];
  const agreed = visit.isConfirmed ? 'was confirmed' : 'was proposed';
  return [{ kind: 'moved', reason: `${clockText(from)}, while ${clockText(visit.from)} ${agreed}` }];
}

/** The conflicts that the visit has or makes. */
function clashes(clerk: PlanClerk, all: readonly PlanVisit[], wished: PlanVisit): Breach[] {
  const label = 'this visit';
  const others = all.filter(({ id }) => id !== wished.id);
  const conflicts = findConflicts([...others, { ...wished, label }], clerk.day);
  const onward = others.flatMap(({ id, label: next }) =>
    (conflicts.get(id) ?? [])
      .filter(({ kind, reason }) => kind === 'travel' && reason.includes(label))
      .map(({ kind, reason }): Breach => ({ kind, reason: `Next is ${next}: ${reason}` })),
  );
  const untaken = outsideRemit(clerk, wished).map((reason): Breach => ({ kind: 'remit', reason }));
  return [...(conflicts.get(wished.id) ?? []), ...onward, ...untaken];
}

/** The visits that the clerk hands over in the plan and had at the same time, or too near to it. */
function madeRoom(day: PlanDay, plan: DayPlan, visit: PlanVisit, { clerkId, from }: Placing): PlanVisit[] {
  return day.visits.filter((other) => {
    if (other.id === visit.id || other.clerkId !== clerkId || plan.get(other.id)?.clerkId === clerkId) return false;
    const way = travelMinutes(visit, other) ?? 0;
    const isAfter = other.from + other.minutes + way <= from;
    const isBefore = from + visit.minutes + way <= other.from;
    return !isAfter && !isBefore;
  });
}
