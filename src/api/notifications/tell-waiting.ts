/** Tells people of the changes that have waited, for the worker. */
import type { Store } from '#store/build-store.ts';
import { tellNow } from './tell.ts';

type Due = { accountId: number; id: number };

export function buildTellWaiting({ store, publicUrl }: { store: Store; publicUrl: string }) {
  return ({ accountId, id }: Due): Promise<void> =>
    store.inTransaction(async (tx) => {
      const row = await tx.inspections.lock({ accountId, clientId: null }, id);
      const waiting = await tx.waitingMessages.takeDue(accountId, id);
      // It was changed once more, or somebody was quicker.
      if (waiting === undefined) return;
      const contacts = await tx.inspectionContacts.list(accountId, id);
      await tellNow(tx, { ...waiting, row, contacts }, { publicUrl });
    });
}
