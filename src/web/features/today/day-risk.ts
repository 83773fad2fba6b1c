/** The risks of tomorrow, in words. */
import { types } from '#domain/inspection-type.ts';
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import { availabilityOf } from '#domain/schedule/availability.ts';
import { readAppointment } from '#domain/schedule/working-day.ts';
import { isBroken } from '#web/forms/readiness/readiness-line.tsx';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

/** `reasons`: beside what its readiness says. */
export type Risk = { inspection: Inspection; reasons: string[] };

const appointmentOf = (inspection: Inspection) =>
  readAppointment(inspection, inspection.conduct_date === null ? '' : toWallTime(inspection.conduct_date).time);

/** Somebody who has left, with bookings left behind: the rest of the list says nothing of their hours. */
const unknownHours = { working_hours: [], time_off: [] };

/** `day`: of all these inspections, `2027-02-03`. */
export function findRisks(inspections: readonly Inspection[], staff: readonly StaffMember[], day: string): Risk[] {
  const planned = inspections.filter(({ state }) => state.id <= states.assigned);
  const conflicts = new Map<number, string[]>();
  for (const [clerkId, ofClerk] of Map.groupBy(planned, ({ clerk }) => clerk?.id)) {
    if (clerkId === undefined) continue;
    const clerk = staff.find(({ id }) => id === clerkId) ?? unknownHours;
    const availability = availabilityOf(
      clerk,
      day,
      ofClerk.flatMap((one) => appointmentOf(one) ?? []),
    );
    // An appointment without a time overlaps nothing, but its clerk may be away all the same.
    const ofTheDay = availability.absence === null ? [] : [availability.absence];
    for (const { id } of ofClerk) {
      conflicts.set(id, availability.conflicts.get(id)?.map(({ reason }) => reason) ?? ofTheDay);
    }
  }
  return planned
    .map((inspection) => ({
      inspection,
      reasons: [
        ...(inspection.readiness == null ? promisesOf(inspection) : []),
        ...(conflicts.get(inspection.id) ?? []),
      ],
    }))
    .filter(({ inspection, reasons }) => reasons.length > 0 || isBroken(inspection));
}

/** For a deployment that says nothing of readiness. */
function promisesOf({ clerk, conduct_date_option: option, location_of_keys: keys, type, initialization }: Inspection) {
  return [
    ...(clerk === null ? ['Nobody is assigned'] : []),
    ...(option === 1 ? ['The date is not confirmed'] : []),
    ...(keys.trim() === '' ? ['Nobody knows where the keys are'] : []),
    ...(type.id === types.checkOut && initialization?.type !== startsFrom.report
      ? ['A check-out without its check-in report']
      : []),
  ];
}
