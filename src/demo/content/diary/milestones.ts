/** When an inspection passed each step, and who took it: its timestamps, and its part of the audit trail. */
import { states } from '#domain/inspection-state.ts';
import { addDays, at, dayOf, daysBetween, laterBy, weekdayOf } from '#demo/calendar.ts';
import { isCarriedOutByTenant, isWholeHome } from '#domain/inspection-type.ts';
import type { Random } from '#demo/random.ts';
import type { Appointment, Diary } from './appointment.ts';

/** The person's key; `null` is the tenant. */
export type Step = { action: string; at: Date; actorKey: string | null; from: number | null; to: number };

export type Milestones = {
  createdAt: Date;
  creatorKey: string;
  conductAt: Date | null;
  startedAt: Date | null;
  submittedAt: Date | null;
  reopenedFromReviewAt: Date | null;
  completedAt: Date | null;
  closedAt: Date | null;
  cancelledAt: Date | null;
  updatedAt: Date;
  typistKey: string | null;
  steps: Step[];
};

export function milestonesOf(appointment: Appointment, { today }: Diary, now: Date, random: Random): Milestones {
  const { state, cancelled, day, from, minutes } = appointment;
  const creatorKey = random.weigh([
    ['david', 6],
    ['helen', 3],
  ] as const);
  const clerkKey = appointment.clerkKey;
  const conductAt = day === null ? null : at(day, from ?? 0);
  const created = bookedAt(appointment, today, now, random);
  const steps: Step[] = [
    {
      action: 'inspection.created',
      at: created,
      actorKey: creatorKey,
      from: null,
      to: clerkKey !== null && random.chance(0.4) ? states.assigned : states.pending,
    },
  ];
  const take = (action: string, when: Date, actorKey: string | null, to: number) => {
    const last = steps[steps.length - 1] as Step;
    const wanted = new Date(Math.max(when.getTime(), last.at.getTime() + 60_000));
    // Starts happen with the visit; the office's steps wait for the office.
    const moment = new Date(
      Math.min((action === 'inspection.start' ? wanted : inOfficeHours(wanted, random)).getTime(), now.getTime()),
    );
    steps.push({ action, at: moment, actorKey, from: last.to, to });
    return moment;
  };
  const result: Milestones = {
    createdAt: created,
    creatorKey,
    conductAt,
    startedAt: null,
    submittedAt: null,
    reopenedFromReviewAt: null,
    completedAt: null,
    closedAt: null,
    cancelledAt: null,
    updatedAt: created,
    typistKey: typistFor(appointment, random),
    steps,
  };

  const byTenant = isCarriedOutByTenant(appointment.type);
  if (clerkKey !== null && !byTenant && steps[0]?.to === states.pending)
    take('inspection.assigned', laterBy(created, random.int(10, 600)), creatorKey, states.assigned);
  if (cancelled) {
    const when = conductAt === null || conductAt > now ? now : laterBy(conductAt, -random.int(60, 2000));
    result.cancelledAt = take('inspection.cancel', when, creatorKey, states.closed);
    result.closedAt = result.cancelledAt;
  } else if (state >= states.active && conductAt !== null) {
    passThrough(result, { appointment, conductAt, clerkKey, minutes, byTenant, take }, random);
  }
  result.updatedAt = (steps[steps.length - 1] as Step).at;
  return result;
}

type Passage = {
  appointment: Appointment;
  conductAt: Date;
  clerkKey: string | null;
  minutes: number;
  byTenant: boolean;
  take: (action: string, when: Date, actorKey: string | null, to: number) => Date;
};

function passThrough(
  result: Milestones,
  { appointment, conductAt, clerkKey, minutes, byTenant, take }: Passage,
  random: Random,
): void {
  const { state } = appointment;
  const writer = byTenant ? null : clerkKey;
  result.startedAt = take('inspection.start', laterBy(conductAt, random.int(-6, 12)), writer, states.active);
  let done = laterBy(conductAt, minutes + random.int(5, 40));
  const typed = result.typistKey !== null;
  if (state === states.processing || (typed && state >= states.review))
    done = take('inspection.process', done, clerkKey, states.processing);
  if (state < states.review) return;
  done = laterBy(done, typed ? random.int(120, 1500) : random.int(10, 400));
  result.submittedAt = take('inspection.submit', done, typed ? result.typistKey : writer, states.review);
  if (state === states.review) return;
  if (random.chance(0.08)) {
    result.reopenedFromReviewAt = take(
      'inspection.reopen',
      laterBy(done, random.int(30, 300)),
      'ruth',
      typed ? states.processing : states.active,
    );
    result.submittedAt = take(
      'inspection.submit',
      laterBy(done, random.int(320, 900)),
      typed ? result.typistKey : writer,
      states.review,
    );
    done = result.submittedAt;
  }
  result.completedAt = take(
    'inspection.complete',
    laterBy(done, random.int(40, 1300)),
    random.weigh([
      ['ruth', 7],
      ['david', 2],
    ] as const),
    states.complete,
  );
  if (state === states.closed)
    result.closedAt = take(
      'inspection.close',
      laterBy(result.completedAt, random.int(7, 16) * 1440),
      random.pick(['david', 'helen']),
      states.closed,
    );
}

function inOfficeHours(moment: Date, random: Random): Date {
  const day = dayOf(moment);
  const minutes = (moment.getTime() - at(day, 0).getTime()) / 60_000;
  const isOpen = minutes >= 7.5 * 60 && minutes <= 19 * 60;
  if (isOpen && weekdayOf(day) < 7) return moment;
  const next = minutes < 7.5 * 60 && weekdayOf(day) < 7 ? day : addDays(day, weekdayOf(day) === 6 ? 2 : 1);
  return at(next, random.int(8 * 60 + 15, 11 * 60));
}

function bookedAt({ day }: Appointment, today: string, now: Date, random: Random): Date {
  const visited = day ?? addDays(today, 20);
  const latest =
    daysBetween(visited, today) >= 0 ? addDays(visited, -random.int(3, 24)) : addDays(today, -random.int(0, 18));
  const when = at(latest, random.int(9 * 60, 17 * 60));
  return when < now ? when : laterBy(now, -random.int(20, 300));
}

/** Long reports are typed by somebody else; in Processing some still wait to be claimed. */
function typistFor({ type, state }: Appointment, random: Random): string | null {
  if (!isWholeHome(type) || !random.chance(state === states.processing ? 0.6 : 0.45)) return null;
  return random.pick(['joan', 'marek']);
}
