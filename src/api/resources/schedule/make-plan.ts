/** Proposes who takes the visits of a clerk who is away: day by day, with everything that is booked. */
import type * as z from 'zod';
import type { SchedulePlanDraft } from '#contract/inspections/schedule-plan.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { PlanOption, PlanRow } from '#domain/schedule/plan/explain-plan.ts';
import { MOST_PLANNED_DAYS, type PlanClerk, type PlanDay, type PlanVisit } from '#domain/schedule/plan/plan-cost.ts';
import { outsideRemit } from '#domain/schedule/remit.ts';
import { workingDayOf } from '#domain/schedule/working-day.ts';
import type { Store } from '#store/build-store.ts';
import type { StaffRow } from '#store/account/staff.ts';
import { presentStaffMember } from '../staff/present.ts';
import { planDays } from './plan-days.ts';
import { appointmentOf, type BookedVisit, isBooked, type PlanDays, readDays, seenOf } from './read-days.ts';

type Draft = z.output<typeof SchedulePlanDraft>;

/** Without a time `from` is undefined in the options too: they name the clerk alone. */
export type ProposedVisit = {
  booked: BookedVisit;
  chosen: ProposedOption | null;
  options: ProposedOption[];
  needs: number[];
};
export type ProposedOption = Omit<PlanOption, 'from'> & { from: number | undefined };
export type MadePlan = { id: number; draft: Draft; timeZone: string; visits: ProposedVisit[] };

export async function makePlan(store: Store, caller: Caller, draft: Draft): Promise<MadePlan> {
  const { accountId, userId: actorId, applicationId, applicationName: application } = caller;
  await checkDraft(store, accountId, draft);
  const days = await readDays(store, caller, draft);
  const visited = await store.inspections.listVisitors(
    accountId,
    days.visits.map(({ row }) => row.propertyId),
  );
  const booked = days.dates.flatMap((date) => bookedOn(days, visited, date, draft.staff_id));
  const rows = await planDays(booked.map(({ day }) => day));
  const visits = booked.flatMap((one, nth) => proposedOn(one, rows[nth] ?? [], visited, draft.staff_id));
  const { from, to } = draft;
  const plan = { from, to, seen: seenOf(days), isLeaveRecorded: false };
  const key = await store.inTransaction(async (tx) => {
    const added = await tx.bulkChanges.addPlan(accountId, draft.staff_id, plan, {
      actorId,
      application,
      applicationId,
    });
    await tx.bulkChanges.addRows(
      added,
      visits.map(({ booked: { row } }) => ({ id: row.id, version: row.version })),
    );
    return added;
  });
  return { id: key.id, draft, timeZone: days.timeZone, visits };
}

async function checkDraft(store: Store, accountId: number, { staff_id: staffId, from, to }: Draft): Promise<void> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) throw invalid({ pointer: '/to', code: 'order', detail: 'to must not be earlier than from.' });
  if (days > MOST_PLANNED_DAYS)
    throw invalid({ pointer: '/to', code: 'too_big', detail: `A plan is for ${MOST_PLANNED_DAYS} days at most.` });
  try {
    await store.staff.get(accountId, staffId);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    throw invalid({ pointer: '/staff_id', code: 'unknown', detail: `There is no member of staff ${staffId}.` });
  }
}

/** The people who have been at each property. */
type Visitors = ReadonlyMap<number, readonly number[]>;

type Booked = { planned: BookedVisit[]; day: PlanDay };

/** The day of the absent clerk and of all who could take over; none where there is nothing to take. */
function bookedOn(days: PlanDays, visited: Visitors, date: string, absent: number): Booked[] {
  const booked = days.visits.filter((visit) => visit.date === date);
  const clerks = days.clerks.filter(({ id }) => id !== absent).map((clerk) => planClerk(clerk, date));
  const has = new Set([absent, ...clerks.map(({ id }) => id)]);
  // The absent clerk's visits that have begun are no bookings any more.
  const planned = booked.filter((visit) => has.has(visit.clerkId) && (visit.clerkId !== absent || isBooked(visit)));
  if (!planned.some(({ clerkId }) => clerkId === absent)) return [];
  return [{ planned, day: { clerks, visits: planned.flatMap((visit) => planVisit(visit, visited)) } }];
}

function proposedOn({ planned, day }: Booked, rows: PlanRow[], visited: Visitors, absent: number): ProposedVisit[] {
  const byId = new Map(planned.map((visit) => [visit.row.id, visit]));
  return [
    ...rows.flatMap((row) => proposed(byId.get(row.visit.id), row)),
    ...planned
      .filter(({ clerkId, from }) => clerkId === absent && from === undefined)
      .map((visit) => placeUntimed(visit, day, visited, planned)),
  ];
}

const proposed = (booked: BookedVisit | undefined, { chosen, options, needs }: PlanRow): ProposedVisit[] =>
  booked === undefined ? [] : [{ booked, chosen, options, needs }];

function planClerk(clerk: StaffRow, date: string): PlanClerk {
  const { id, areas, inspectionTypes } = clerk;
  return { id, areas, inspection_types: inspectionTypes, day: workingDayOf(presentStaffMember(clerk), date) };
}

function planVisit(visit: BookedVisit, visited: Visitors): PlanVisit[] {
  const appointment = appointmentOf(visit);
  if (appointment === undefined) return [];
  const { row, clerkId } = visit;
  return [
    {
      ...appointment,
      clerkId,
      isConfirmed: row.conductDateOption === 0,
      isFixed: !isBooked(visit),
      knownTo: visited.get(row.propertyId) ?? [],
    },
  ];
}

/** A visit that has a day alone goes to whoever takes it and has least to do. */
function placeUntimed(booked: BookedVisit, { clerks }: PlanDay, visited: Visitors, all: BookedVisit[]): ProposedVisit {
  const { row, minutes } = booked;
  const work = { postcode: row.property.postcode, type: row.type };
  const options = clerks
    .map((clerk) => {
      const own = all.filter((one) => one.clerkId === clerk.id);
      const { timeOff, isKnown, hours } = clerk.day;
      const away = timeOff === null ? [] : [{ kind: 'time-off' as const, reason: `Away: ${timeOff}` }];
      const off = isKnown && hours.length === 0 ? [{ kind: 'hours' as const, reason: 'Does not work that day' }] : [];
      const untaken = outsideRemit(clerk, work).map((reason) => ({ kind: 'remit' as const, reason }));
      return {
        clerkId: clerk.id,
        from: undefined,
        detourMinutes: 0,
        knowsProperty: visited.get(row.propertyId)?.includes(clerk.id) ?? false,
        visits: own.length + 1,
        minutes: own.reduce((sum, one) => sum + one.minutes, minutes),
        breaks: [...away, ...off, ...untaken],
      };
    })
    .toSorted((one, other) => one.breaks.length - other.breaks.length || one.minutes - other.minutes);
  const [best] = options;
  return { booked, chosen: best?.breaks.length === 0 ? best : null, options, needs: [] };
}
