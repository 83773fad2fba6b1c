/** Finds the keys of a home for a visit of a day: their place, and whether they will be there. */
import { inspectionTypes, isCarriedOutByTenant, isInspectionType } from '#domain/inspection-type.ts';
import { keysOfVisit, type KeysOfVisit, type KeyVisit } from '#domain/property/keys.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { KeySetRow } from '#store/properties/key-sets.ts';

/** Tenants are at home, and need nobody's keys. */
const tenantTypes = Object.keys(inspectionTypes)
  .map(Number)
  .filter((code) => isInspectionType(code) && isCarriedOutByTenant(code));

export type AskedKeys = {
  propertyId: number;
  /** The day, and today where the account is. */
  on: string;
  today: string;
  /** A booking, or a visit that is not booked yet, by its clerk. */
  inspectionId?: number | undefined;
  clerkId?: number | null | undefined;
};

export async function findKeysOfVisit(
  store: StoreTransaction,
  accountId: number,
  { propertyId, on, today, inspectionId, clerkId = null }: AskedKeys,
): Promise<KeysOfVisit<KeySetRow> & { count: number }> {
  const sets = await store.keySets.listOf(accountId, propertyId);
  if (sets.length === 0) return { count: 0, set: undefined, where: undefined, clash: undefined };
  const visits = await store.keySets.listVisits(accountId, { propertyId, on, tenantTypes });
  const booked = visits.find(({ id }) => id === inspectionId);
  // A booking of another day asks as one that is not there yet: after those of the day.
  const wanted: KeyVisit = booked ?? { id: undefined, clerkId, clerkName: null };
  const all = booked === undefined ? [...visits, wanted] : visits;
  return { count: sets.length, ...keysOfVisit(sets, all, { wanted, day: on, today }) };
}
