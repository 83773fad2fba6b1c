/** The booking form opens with a chosen time: its first values, and its address. */
import { writeDuration } from '#domain/schedule/duration.ts';
import type { Slot } from '#web/queries/generated/types.gen.ts';
import { paths } from '#web/paths.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { emptyInspection, type InspectionValues } from '../inspection-values.ts';
import type { CustomField } from '#web/queries/generated/types.gen.ts';

export type SlotStart = {
  propertyId: number | null;
  /** Known of a property that is not there yet; else empty. */
  postcode: string;
  /** Its bedrooms; null where nobody said how many. */
  beds: number | null;
  typeId: number;
  clerkId: number;
  /** On the clocks of the account. */
  day: string;
  time: string;
  minutes: number;
  keys: string;
};

export const startOf = (
  { staff_id: clerkId, conduct_date, minutes }: Slot,
  rest: Pick<SlotStart, 'propertyId' | 'postcode' | 'beds' | 'typeId' | 'keys'>,
): SlotStart => {
  const { date: day, time } = toWallTime(conduct_date);
  return { ...rest, clerkId, day, time, minutes };
};

export function slotStartHref({ propertyId, postcode, beds, ...start }: SlotStart): string {
  const told = new URLSearchParams({
    ...(propertyId !== null && { property: String(propertyId) }),
    ...(postcode !== '' && { postcode }),
    ...(beds !== null && { beds: String(beds) }),
    type: String(start.typeId),
    clerk: String(start.clerkId),
    day: start.day,
    time: start.time,
    minutes: String(start.minutes),
    ...(start.keys !== '' && { keys: start.keys }),
  });
  return `${paths.newInspection()}?${told}`;
}

/** Undefined for an address that names no time. */
export function readSlotStart(params: URLSearchParams): SlotStart | undefined {
  const [day, time] = [params.get('day'), params.get('time')];
  const [clerkId, typeId, minutes] = ['clerk', 'type', 'minutes'].map((name) => Number(params.get(name)) || 0);
  if (!day || !time || !clerkId || !typeId || !minutes) return undefined;
  return {
    propertyId: Number(params.get('property')) || null,
    postcode: params.get('postcode') ?? '',
    beds: params.has('beds') ? Number(params.get('beds')) : null,
    typeId,
    clerkId,
    day,
    time,
    minutes,
    keys: params.get('keys') ?? '',
  };
}

export const slotValues = (start: SlotStart, fields: readonly CustomField[]): InspectionValues => ({
  ...emptyInspection({ propertyId: start.propertyId, day: start.day }, fields),
  type: { id: String(start.typeId) },
  time: start.time,
  clerk: { id: String(start.clerkId) },
  time_to_complete: writeDuration(start.minutes),
  location_of_keys: start.keys,
});
