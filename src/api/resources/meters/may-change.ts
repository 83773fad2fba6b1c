/** Says who may write meters, their readings and their pictures. */
import type { Writer } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { StoreTransaction } from '#store/build-store.ts';

export async function checkMayChangeMeters(tx: StoreTransaction, writer: Writer, propertyId: number): Promise<void> {
  const { accountId, role, userId } = writer;
  if (role !== 'tenant' && (isManager(role) || (await tx.meters.isClerkAt(accountId, { propertyId, userId })))) return;
  throw new Refusal('role_forbids', 'Meters are for managers and for the clerk of an inspection of this property.');
}
