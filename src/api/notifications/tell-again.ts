/** Tells the contacts of an appointment once more, as somebody does who is asked for it on the telephone. */
import type { Caller } from '#domain/caller.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { writeMessages } from './write-messages.ts';
import { findNews } from './write-news.ts';

/** At once, also from the back office: nothing about it may be waiting. */
export async function tellAgain(
  tx: StoreTransaction,
  caller: Caller,
  row: InspectionRow,
  publicUrl: string,
): Promise<void> {
  const { accountId, id } = row;
  const contacts = await tx.inspectionContacts.list(accountId, id);
  // As if nobody knew of it, but for its clerk, who sees it in the app.
  const untold = { before: null, toldContacts: [], actorId: row.clerkId, row, contacts };
  const messages = await writeMessages(tx, await findNews(tx, untold, { publicUrl }), { publicUrl });
  const emails = messages.map(({ email }) => email);
  if (emails.length === 0) return;
  await tx.emails.add(accountId, emails);
  await tx.audit.add(caller, {
    propertyId: row.propertyId,
    action: 'inspection.email_resent',
    subject: { type: 'inspection', id },
    changes: emails.map(({ recipient }) => ({ field: 'recipient', from: recipient, to: recipient })),
  });
}
