/** The place of a property on the map: what somebody gave by hand, else the middle of its postcode's sector. */
import type * as z from 'zod';
import type { PropertyChange } from '#contract/property.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { PropertyRow } from '#store/properties/property-columns.ts';

type Place = Pick<PropertyRow, 'lat' | 'lng' | 'locatedBy'>;
type Given = z.output<typeof PropertyChange>['own_geocoords'];

export async function locate(tx: StoreTransaction, postcode: string, given: Given): Promise<Place> {
  if (given != null) return { lat: Number(given.lat), lng: Number(given.lng), locatedBy: 'hand' };
  return { ...(await tx.places.find(postcode)), locatedBy: 'postcode' };
}

/**
 * Nothing where it stays. A place that was given by hand outlives a change of the postcode, which mends a mistyped one
 * more often than it moves a home.
 */
export async function relocate(
  tx: StoreTransaction,
  current: PropertyRow,
  { postcode = current.postcode, given }: { postcode?: string | undefined; given: Given },
): Promise<Partial<Place>> {
  const isOwn = current.locatedBy === 'hand';
  if (given != null) return locate(tx, postcode, given);
  const isGivenBack = given === null && isOwn;
  return isGivenBack || (postcode !== current.postcode && !isOwn) ? locate(tx, postcode, null) : {};
}
