/** The choice within a plan: which visits are given to others, and to whom. */
import { minutesText } from '#domain/schedule/minutes-text.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import type {
  SchedulePlan,
  SchedulePlanAcceptance,
  SchedulePlanOption,
  SchedulePlanVisit,
} from '#web/queries/generated/types.gen.ts';

/** By the id of the inspection: the clerk who takes it; undefined for one that stays. */
export type Takers = Readonly<Record<number, number | undefined>>;

export const proposedTakers = ({ visits }: SchedulePlan): Takers =>
  Object.fromEntries(visits.map(({ inspection_id: id, chosen }) => [id, chosen?.staff_id]));

/**
 * With another taker, or with none. A visit for which a colleague hands something over leaves the plan with that, and
 * brings it back.
 */
export function withTaker({ visits }: SchedulePlan, takers: Takers, id: number, taker: number | undefined): Takers {
  const next: Record<number, number | undefined> = { ...takers, [id]: taker };
  for (const { inspection_id: other, needs, chosen } of visits) {
    const isAsProposed = chosen !== null && next[other] === chosen.staff_id;
    if (taker === undefined && isAsProposed && needs.includes(id)) next[other] = undefined;
    if (other === id && isAsProposed)
      for (const needed of needs)
        next[needed] ??= visits.find(({ inspection_id: one }) => one === needed)?.chosen?.staff_id;
  }
  return next;
}

export const takenOption = (
  { options }: SchedulePlanVisit,
  taker: number | undefined,
): SchedulePlanOption | undefined => options.find(({ staff_id: id }) => id === taker);

/** Visits of the list that their takers would have at the same time, by the id of each. */
export function overlapsIn({ visits }: SchedulePlan, takers: Takers): ReadonlyMap<number, string> {
  const taken = visits.flatMap((visit) => {
    const option = takenOption(visit, takers[visit.inspection_id]);
    if (option === undefined || !option.conduct_date.includes('T')) return [];
    const from = Date.parse(option.conduct_date);
    return [{ visit, option, from, until: from + visit.minutes * 60_000 }];
  });
  const found = new Map<number, string>();
  for (const one of taken)
    for (const other of taken) {
      if (one === other || one.option.staff_id !== other.option.staff_id) continue;
      if (one.from < other.until && other.from < one.until)
        found.set(one.visit.inspection_id, `Overlaps ${whenText(other.option.conduct_date)} of this list`);
    }
  return found;
}

export function acceptanceOf({ visits }: SchedulePlan, takers: Takers, recordsLeave: boolean): SchedulePlanAcceptance {
  return {
    record_leave: recordsLeave,
    visits: visits.flatMap((visit) => {
      const option = takenOption(visit, takers[visit.inspection_id]);
      if (option === undefined) return [];
      const isMoved =
        option.conduct_date.includes('T') && Date.parse(option.conduct_date) !== Date.parse(visit.conduct_date);
      return [
        {
          inspection_id: visit.inspection_id,
          staff_id: option.staff_id,
          ...(isMoved && { conduct_date: option.conduct_date }),
        },
      ];
    }),
  };
}

/** `10:00`; a day without a time in words. */
export function whenText(iso: string): string {
  const { date, time } = toWallTime(iso);
  return time === '' ? dateText(date, { isShort: true }) : time;
}

/** `4 min detour · knows the property · 5 visits, 4 h 30 min` */
export function gainText({
  detour_minutes: detour,
  knows_property: knows,
  visits,
  minutes,
}: SchedulePlanOption): string {
  const parts = [
    detour > 0 ? `${minutesText(detour)} detour` : 'no detour',
    knows && 'knows the property',
    `${visits === 1 ? '1 visit' : `${visits} visits`} that day, ${minutesText(minutes)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Says what becomes of the visits that nobody takes. */
export function leftWords(left: number): string {
  if (left === 0) return 'Each visit has somebody.';
  return left === 1 ? '1 visit stays as it is booked.' : `${left} visits stay as they are booked.`;
}
