/** E-mails to the contacts who are sent the report, once it is complete. */
import { states } from '#domain/inspection-state.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import { linkOf, onceEach } from './own-link.ts';
import { type Sealing, withHead } from './with-head.ts';
import { wordsOf } from './words.ts';

/** `sealing`: for those who are told in that moment. */
type Said = { publicUrl: string; sealing?: Sealing };

/** Contacts who join before that hear of it with the others. */
export async function tellOfReport(
  tx: StoreTransaction,
  contacts: ContactRow[],
  row: InspectionRow,
  { publicUrl, sealing }: Said,
): Promise<void> {
  if (row.state < states.complete || row.cancelledAt !== null) return;
  const recipients = onceEach(contacts.filter(({ deliver }) => deliver));
  if (recipients.length === 0) return;
  const account = await tx.people.getAccount(row.accountId);
  const emails: EmailAddition[] = [];
  for (const contact of recipients) {
    const words = wordsOf(row, account, { name: contact.name, link: await linkOf(tx, row, contact, publicUrl) });
    const message = fillNotification('completed', words, account.settings.notifications);
    const said = sealing === undefined ? message : withHead(message, sealing);
    emails.push({ inspectionId: row.id, recipient: contact.email, notBefore: row.sendsAt, ...said });
  }
  await tx.emails.add(row.accountId, emails);
}
