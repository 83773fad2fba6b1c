/** The e-mails about the demo company's latest bookings, written by the same code as for any booking. */
import { states } from '#domain/inspection-state.ts';
import { isAppointment } from '#api/notifications/news.ts';
import { tellNow } from '#api/notifications/tell.ts';
import type { Store } from '#store/build-store.ts';

/** Enough to see how an e-mail looks, and few enough to read. */
const TOLD = 8;

export async function tellOfLatestBookings(store: Store, accountId: number, publicUrl: string): Promise<void> {
  const viewer = { accountId, clientId: null };
  const booked = { stateIds: [states.pending, states.assigned] };
  const { rows } = await store.inspections.list(
    viewer,
    booked,
    { by: 'created', descending: true },
    { page: 1, perPage: 100 },
  );
  const latest = rows.filter(isAppointment).slice(0, TOLD);
  await store.inTransaction(async (tx) => {
    for (const row of latest.toReversed()) {
      const contacts = await tx.inspectionContacts.list(accountId, row.id);
      // Clerks of the demo company know of their visits.
      const untold = { before: null, toldContacts: [], actorId: row.clerkId, row, contacts };
      await tellNow(tx, untold, { publicUrl });
    }
  });
}
