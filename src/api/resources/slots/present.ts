/** Free and kept times on the wire. */
import { Temporal } from 'temporal-polyfill';
import type { SlotHoldRow } from '#store/inspections/slot-holds.ts';
import type { FoundSlots } from './find-free.ts';

export const presentSlots = ({ timeZone, minutes, keys, slots }: FoundSlots) => ({
  minutes,
  location_of_keys: keys,
  slots: slots.map((slot) => ({
    staff_id: slot.clerkId,
    staff_name: slot.name,
    conduct_date: momentOf(slot.date, slot.from, timeZone),
    minutes,
    detour_minutes: slot.detourMinutes,
    knows_property: slot.knowsProperty,
  })),
});

export const presentSlotHold = ({ id, clerkId, actorId, actorName, startsAt, minutes, until }: SlotHoldRow) => ({
  id,
  staff_id: clerkId,
  conduct_date: startsAt,
  minutes,
  held_by: { id: actorId, name: actorName },
  until,
});

/** A time that the clocks leave out is the one after it. */
export function momentOf(date: string, minute: number, timeZone: string): string {
  const plainTime = Temporal.PlainTime.from('00:00').add({ minutes: minute });
  const at = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime });
  return new Date(at.epochMilliseconds).toISOString().replace(/\.\d+Z$/, '+00:00');
}
