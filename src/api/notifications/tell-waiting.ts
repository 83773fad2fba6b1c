/** Tells people of the changes that have waited, for the worker: of all at once that wait for the same people. */
import { goAt, visitsTogether } from '#domain/message/message-wait.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { tellTogether } from './tell.ts';
import type { Untold } from './write-news.ts';

type Due = { accountId: number; id: number };

export function buildTellWaiting({ store, publicUrl }: { store: Store; publicUrl: string }) {
  return ({ accountId, id }: Due): Promise<void> =>
    store.inTransaction(async (tx) => {
      const { now, visits } = await tx.waitingMessages.listVisits(accountId);
      const group = visitsTogether(visits).find((together) => together.some((one) => one.id === id));
      // Somebody was quicker.
      if (group === undefined) return;
      if (goAt(group) > now) {
        await tx.waitingMessages.putOff(
          accountId,
          group.map((one) => one.id),
        );
        return;
      }
      const due = group.filter(({ dueAt }) => dueAt <= now).map((one) => one.id);
      // Otherwise they are due again in a moment: one that is changed just now has not been quiet.
      if (await tx.waitingMessages.lockAll(accountId, due))
        await tellTogether(tx, await takeDue(tx, accountId, due), { publicUrl });
    });
}

/** Their inspections are locked. */
async function takeDue(tx: StoreTransaction, accountId: number, ids: number[]): Promise<Untold[]> {
  const taken: Untold[] = [];
  for (const id of ids) {
    const row = await tx.inspections.get({ accountId, clientId: null }, id);
    const waiting = await tx.waitingMessages.takeDue(accountId, id);
    // It was changed once more, or somebody was quicker.
    if (waiting === undefined) continue;
    taken.push({ ...waiting, row, contacts: await tx.inspectionContacts.list(accountId, id) });
  }
  return taken;
}
