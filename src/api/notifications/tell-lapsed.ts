/** Tells the office of offers that have ended without anybody, for the worker. */
import { fillNotification } from '#domain/message/notification-text.ts';
import { momentInWords } from '#domain/message/notification-words.ts';
import { lapseInWords } from '#domain/schedule/lapse.ts';
import type { Store } from '#store/build-store.ts';
import { findManager, findOffice } from './find-office.ts';
import { wordsOf } from './words.ts';

type Due = { accountId: number; id: number };

export function buildTellLapsed({ store, publicUrl }: { store: Store; publicUrl: string }) {
  return ({ accountId, id }: Due): Promise<void> =>
    store.inTransaction(async (tx) => {
      const { inspectionId, offeredBy } = await tx.offers.get(accountId, id);
      const row = await tx.inspections.lock({ accountId, clientId: null }, inspectionId);
      const offer = await tx.offers.takeLapsed(accountId, id);
      // Somebody has the visit, it is offered again, or another worker was quicker.
      if (offer === undefined) return;
      const account = await tx.people.getAccount(accountId);
      const offerer = await findManager(tx, { accountId, actorId: offeredBy.id });
      const office = offerer ?? (await findOffice(tx, row, account));
      if (office === undefined) return;
      const words = wordsOf(row, account, {
        name: office.name,
        offered: lapseInWords(offer, momentInWords(offer.endsAt, account.timeZone)),
        link: `${publicUrl}/inspections/${inspectionId}`,
      });
      const message = fillNotification('offer_lapsed', words, account.settings.notifications);
      await tx.emails.add(accountId, [{ inspectionId, recipient: office.email, ...message }]);
    });
}
