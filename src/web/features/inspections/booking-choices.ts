/** The choices of the booking form: durations, people with their load of the day, properties by address. */

import { outsideRemit } from '#domain/schedule/remit.ts';
import { availabilityOf } from '#domain/schedule/availability.ts';
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

type Work = { postcode?: string | undefined; type?: number | undefined };

/**
 * The freest first, behind them those who do not take such work, and the absent last, each with the day's load; `others`
 * are undefined until they are known.
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
      isClerk: member.role === roles.clerk,
      absence: others === undefined ? null : availabilityOf(member, day, []).absence,
      untaken: outsideRemit(member, work)[0],
    }))
    .toSorted(
      (a, b) =>
        Number(a.absence !== null) - Number(b.absence !== null) ||
        Number(a.untaken !== undefined) - Number(b.untaken !== undefined) ||
        Number(b.isClerk) - Number(a.isClerk) ||
        a.load - b.load ||
        a.name.localeCompare(b.name),
    )
    .map(({ id, name, load, absence, untaken }) => ({
      value: String(id),
      label: [name, others !== undefined && dayText(load, absence), untaken && lowerFirst(untaken)]
        .filter(Boolean)
        .join(' · '),
    }));
}

/** `away: Annual leave, 2 booked` */
function dayText(load: number, absence: string | null): string {
  if (absence === null) return load === 0 ? 'free that day' : `${load} that day`;
  const reason = lowerFirst(absence);
  return load === 0 ? reason : `${reason}, ${load} booked`;
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export function typistChoices(staff: readonly StaffMember[] | undefined) {
  return (staff ?? [])
    .filter(({ role }) => role === roles.typist)
    .map(({ id, name }) => ({ value: String(id), label: name }));
}
