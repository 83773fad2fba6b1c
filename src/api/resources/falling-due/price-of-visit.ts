/** The price of a visit: what was agreed with the client, or the firm's own; null where neither has one for the home. */
import { agreedPrice } from '#domain/firm/prices.ts';
import type { Caller } from '#domain/caller.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { StoreTransaction } from '#store/build-store.ts';

export async function priceOfVisit(
  tx: StoreTransaction,
  caller: Caller,
  { propertyId, type }: { propertyId: number; type: InspectionTypeCode },
): Promise<{ price: string; margin?: string } | null> {
  const { accountId } = caller;
  const { noOfBeds, furnished, clientId } = await tx.properties.get(caller, propertyId);
  const { settings } = await tx.people.getAccount(accountId);
  const own = clientId === null ? [] : ((await tx.clients.get(accountId, clientId)).prices ?? []);
  const found = agreedPrice({ own, firm: settings.prices ?? [] }, type, { no_of_beds: noOfBeds, furnished });
  if (found === undefined) return null;
  const { price, margin } = found.price;
  return { price, ...(margin !== null && { margin }) };
}
