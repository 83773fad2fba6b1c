/** Links that are one contact's own: in each e-mail about a finished report, and on request. */
import { fillNotification } from '#domain/message/notification-text.ts';
import { hasOwnLink } from '#domain/report-party.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { wordsOf } from './words.ts';

/** The address of the report for one contact. Each call makes a link; those who have none of their own get the report's. */
export async function linkOf(
  tx: StoreTransaction,
  { accountId, id, reportKey }: InspectionRow,
  contact: ContactRow,
  publicUrl: string,
): Promise<string> {
  if (contact.email === null || !hasOwnLink(contact)) return `${publicUrl}/r/${reportKey}`;
  const link = await tx.reportLinks.add(accountId, { inspectionId: id, contactId: contact.id, sentTo: contact.email });
  return `${publicUrl}/p/${link.token}`;
}

/** One message an address, however many contacts share it, but one for each who has a link of their own. */
export function onceEach(contacts: ContactRow[]): (ContactRow & { email: string })[] {
  const told = new Set<string>();
  return contacts.filter((contact): contact is ContactRow & { email: string } => {
    if (contact.email === null) return false;
    const address = contact.email.toLowerCase();
    if (!hasOwnLink(contact) && told.has(address)) return false;
    told.add(address);
    return true;
  });
}

/** Answers the id of the link. */
export async function sendOwnLink(
  tx: StoreTransaction,
  row: InspectionRow,
  contact: ContactRow & { email: string },
  publicUrl: string,
): Promise<number> {
  const { accountId, id: inspectionId } = row;
  const account = await tx.people.getAccount(accountId);
  const { id, token } = await tx.reportLinks.add(accountId, {
    inspectionId,
    contactId: contact.id,
    sentTo: contact.email,
  });
  const words = wordsOf(row, account, { name: contact.name, link: `${publicUrl}/p/${token}` });
  const message = fillNotification('completed', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId, recipient: contact.email, ...message }]);
  return id;
}
