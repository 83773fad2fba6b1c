/** The risks of tomorrow, in words. */
import { types } from '#domain/inspection-type.ts';
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import { findConflicts } from '#domain/schedule/schedule.ts';
import { readAppointment } from '#domain/schedule/working-day.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

export type Risk = { inspection: Inspection; reasons: string[] };

const appointmentOf = (inspection: Inspection) =>
  readAppointment(inspection, inspection.conduct_date === null ? '' : toWallTime(inspection.conduct_date).time);

/** Working hours are the schedule's matter; here a clerk is only asked to be in one place at a time. */
const anyHours = { hours: [], timeOff: null, isKnown: false };

export function findRisks(inspections: readonly Inspection[]): Risk[] {
  const planned = inspections.filter(({ state }) => state.id <= states.assigned);
  const conflicts = new Map<number, string[]>();
  for (const [clerkId, ofClerk] of Map.groupBy(planned, ({ clerk }) => clerk?.id)) {
    if (clerkId === undefined) continue;
    for (const [id, found] of findConflicts(
      ofClerk.flatMap((one) => appointmentOf(one) ?? []),
      anyHours,
    )) {
      conflicts.set(
        id,
        found.map((one) => one.reason),
      );
    }
  }
  return planned
    .map((inspection) => ({
      inspection,
      reasons: [
        ...(inspection.clerk === null ? ['Nobody is assigned'] : []),
        ...(inspection.conduct_date_option === 1 ? ['The date is not confirmed'] : []),
        ...(inspection.location_of_keys.trim() === '' ? ['Nobody knows where the keys are'] : []),
        ...(inspection.type.id === types.checkOut && inspection.initialization?.type !== startsFrom.report
          ? ['A check-out without its check-in report']
          : []),
        ...(conflicts.get(inspection.id) ?? []),
      ],
    }))
    .filter(({ reasons }) => reasons.length > 0);
}
