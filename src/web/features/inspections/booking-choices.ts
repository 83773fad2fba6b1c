/** The choices of the booking form: durations, people with their load of the day, properties by address. */

import { minutesText } from '#domain/schedule/minutes-text.ts';
import { outsideRemit } from '#domain/schedule/remit.ts';
import { availabilityOf } from '#domain/schedule/availability.ts';
import { type Place, travelMinutes } from '#domain/schedule/schedule.ts';
import { workingDayOf } from '#domain/schedule/working-day.ts';
import { durationChoices } from '#domain/schedule/duration-choices.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { roles } from '#domain/role.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ListPropertiesResponse, StaffMember } from '#web/queries/generated/types.gen.ts';
import type { LookupOption } from '#web/ui/fields/lookup.tsx';
import { durationText } from '#web/ui/time/date-text.ts';
import { fullAddress, shortTypeName } from './inspection-text.ts';

export const typeChoices = Object.entries(inspectionTypes).map(([value, name]) => ({
  value,
  label: shortTypeName({ id: Number(value), name }),
}));

export const lengthChoices = (own: string) =>
  durationChoices(own).map((value) => ({ value, label: durationText(value) }));

export const propertyChoicesOptions = (address: string) =>
  listPropertiesOptions({ query: { per_page: 20, sort: 'match', ...(address !== '' && { address }) } });

export function propertyChoices(found: ListPropertiesResponse): LookupOption[] {
  return found.data.map(({ id, address, client }) => ({
    value: String(id),
    label: fullAddress(address),
    note: client?.name,
  }));
}

/** Everything on one day, for the load of each clerk. */
export const dayOptions = (day: string) => allInspectionsOptions({ conduct_date: day });

type Busy = { clerk: { id: number } | null };

type Work = { postcode?: string | undefined; type?: number | undefined; place?: Place | undefined };

/** A longer way from home is said, since a day without bookings may still have no room for it. */
const LONG_WAY = 60;

/**
 * The freest first, behind them those from far away, then those who do not take such work, and the absent last, each with
 * the day's load; `others` are undefined until they are known.
 */
export function clerkChoices(
  staff: readonly StaffMember[],
  day: string,
  others: readonly Busy[] | undefined,
  work: Work = {},
) {
  const loadOf = (id: number) => (others ?? []).filter((one) => one.clerk?.id === id).length;
  return staff
    .filter(({ role }) => role === roles.clerk || role === roles.manager)
    .map((member) => ({
      ...member,
      load: loadOf(member.id),
      way: longWay(member, day, work.place),
      isClerk: member.role === roles.clerk,
      absence: others === undefined ? null : availabilityOf(member, day, []).absence,
      untaken: outsideRemit(member, work)[0],
    }))
    .toSorted(
      (a, b) =>
        Number(a.absence !== null) - Number(b.absence !== null) ||
        Number(a.untaken !== undefined) - Number(b.untaken !== undefined) ||
        Number(a.way !== undefined) - Number(b.way !== undefined) ||
        Number(b.isClerk) - Number(a.isClerk) ||
        a.load - b.load ||
        a.name.localeCompare(b.name),
    )
    .map(({ id, name, load, absence, untaken, way }) => ({
      value: String(id),
      label: [name, others !== undefined && dayText(load, absence, way), untaken && lowerFirst(untaken)]
        .filter(Boolean)
        .join(' · '),
    }));
}

/** Minutes from home to the property; undefined where they are not known, or few. */
function longWay(member: StaffMember, day: string, place: Place | undefined): number | undefined {
  const { home } = workingDayOf(member, day);
  const travel = place === undefined || home === undefined ? undefined : travelMinutes(home, place);
  return travel === undefined || travel <= LONG_WAY ? undefined : travel;
}

/** `2 that day, 1 h 10 min from home`, `away: Annual leave, 2 booked` */
function dayText(load: number, absence: string | null, way: number | undefined): string {
  if (absence === null) {
    const booked = load === 0 ? 'nothing booked that day' : `${load} that day`;
    if (way !== undefined) return `${booked}, ${minutesText(way)} from home`;
    return load === 0 ? 'free that day' : booked;
  }
  const reason = lowerFirst(absence);
  return load === 0 ? reason : `${reason}, ${load} booked`;
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export function typistChoices(staff: readonly StaffMember[] | undefined) {
  return (staff ?? [])
    .filter(({ role }) => role === roles.typist)
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
