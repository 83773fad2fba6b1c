/** An inspection in a few words. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';

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

/** On the wire a cancelled inspection is Closed with `cancelled_at`. */
export function stateName({ state, cancelled_at }: Pick<Inspection, 'state' | 'cancelled_at'>): string {
  return cancelled_at != null ? 'Cancelled' : state.name;
}
