/** The office that an answer about a visit is for: the person who booked it, or else the address of the firm. */
import { isManager } from '#domain/role.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

/** `id`: null for the firm itself. */
export type Office = { id: number | null; name: string; email: string };

/** Undefined where nobody can be written to. */
export async function findOffice(
  tx: StoreTransaction,
  row: InspectionRow,
  { name, settings }: AccountRow,
): Promise<Office | undefined> {
  const booker = await findManager(tx, row);
  if (booker !== undefined) return booker;
  const email = settings.brand?.email ?? '';
  return email === '' ? undefined : { id: null, name, email };
}

/** They manage the visit, as long as they work here as one who does. */
export async function findManager(
  tx: StoreTransaction,
  { accountId, actorId }: Pick<InspectionRow, 'accountId' | 'actorId'>,
): Promise<Office | undefined> {
  if (actorId === null) return undefined;
  const { user } = await tx.people.getPerson({ accountId, userId: actorId });
  const { id, name, email } = user;
  return user.archivedAt === null && isManager(user.role) && email !== '' ? { id, name, email } : undefined;
}
