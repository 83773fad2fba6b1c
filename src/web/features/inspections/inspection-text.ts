/** An inspection in a few words. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

type Address = Inspection['property']['address'];

export function addressLine({ line1, line2, city }: Address): string {
  return [line1, line2, city].filter((part) => part !== null && part !== '').join(', ');
}

export function fullAddress(address: Address): string {
  return `${addressLine(address)}, ${address.postcode}`;
}

/** `Check In / Move In` → `Check In`: the first word of the pair is the trade's. */
export function shortTypeName({ id, name }: { id: number; name: string }): string {
  return id === 6 ? 'Inventory & Check In' : (name.split(' / ')[0] ?? name);
}

/** `Check In, 12 Harbour Lane, Tue 3 Feb 2027`: a report that another one comes from. */
export function reportText({ type, property, conduct_date }: Pick<Inspection, 'type' | 'property' | 'conduct_date'>) {
  const { line1, line2 } = property.address;
  const day = conduct_date === null ? null : dateText(toWallTime(conduct_date).date);
  return [shortTypeName(type), line1, line2, day].filter(Boolean).join(', ');
}

/** On the wire a cancelled inspection is Closed with `cancelled_at`. */
export function stateName({ state, cancelled_at }: Pick<Inspection, 'state' | 'cancelled_at'>): string {
  return cancelled_at != null ? 'Cancelled' : state.name;
}
