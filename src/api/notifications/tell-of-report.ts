/** E-mails to the contacts who are sent the report, once it is complete. */
import { states } from '#domain/inspection-state.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { wordsOf } from './words.ts';

/** Contacts who join before that hear of it with the others. */
export async function tellOfReport(
  tx: StoreTransaction,
  contacts: ContactRow[],
  row: InspectionRow,
  publicUrl: string,
): Promise<void> {
  if (row.state < states.complete || row.cancelledAt !== null) return;
  const recipients = recipientsOf(contacts);
  if (recipients.length === 0) return;
  const account = await tx.people.getAccount(row.accountId);
  const link = `${publicUrl}/r/${row.reportKey}`;
  await tx.emails.add(
    row.accountId,
    recipients.map(({ name, email }) => ({
      inspectionId: row.id,
      recipient: email,
      ...fillNotification('completed', wordsOf(row, account, { name, link }), account.settings.notifications),
    })),
  );
}

/** One message an address, however many contacts share it. */
function recipientsOf(contacts: ContactRow[]): { name: string; email: string }[] {
  const found = new Map<string, { name: string; email: string }>();
  for (const { name, email, deliver } of contacts)
    if (email !== null && deliver && !found.has(email.toLowerCase())) found.set(email.toLowerCase(), { name, email });
  return [...found.values()];
}
