/** Whether work can be given to somebody. */
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';

export async function worksHere(store: Store, accountId: number, staffId: number): Promise<boolean> {
  try {
    return (await store.staff.get(accountId, staffId)).archivedAt === null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return false;
    throw error;
  }
}
