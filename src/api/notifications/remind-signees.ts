/** In the evening those are reminded who are to sign a report and have not, a day before its time is over. */
import { fillNotification } from '#domain/message/notification-text.ts';
import { momentInWords } from '#domain/message/notification-words.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import { issuedOf } from '#store/evidence/version-rows.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { linkOf } from './own-link.ts';
import { wordsOf } from './words.ts';

/** `from`: the next evening. Each report ends between two evenings, so that each is reminded of once. */
export async function remindSignees(
  tx: StoreTransaction,
  account: AccountRow,
  from: string,
  publicUrl: string,
): Promise<void> {
  const emails: EmailAddition[] = [];
  for (const id of await tx.publishedReports.listEnding(account.id, from)) {
    const row = await tx.inspections.get({ accountId: account.id, clientId: null }, id);
    emails.push(...(await writeReminders(tx, { row, account }, publicUrl)));
  }
  await tx.emails.add(account.id, emails);
}

async function writeReminders(
  tx: StoreTransaction,
  { row, account }: { row: InspectionRow; account: AccountRow },
  publicUrl: string,
): Promise<EmailAddition[]> {
  const { accountId, id, commentsUntil } = row;
  const newest = issuedOf(await tx.reportVersions.list(accountId, id)).at(-1);
  if (commentsUntil === null || newest === undefined) return [];
  const signatures = await tx.reportSignatures.listAll(accountId, id);
  const hasAnswered = (contactId: number) =>
    signatures.some((one) => one.contactId === contactId && one.versionNumber === newest.number);
  const emails: EmailAddition[] = [];
  for (const contact of await tx.inspectionContacts.list(accountId, id)) {
    if (!contact.signee || contact.email === null || hasAnswered(contact.id)) continue;
    const words = wordsOf(row, account, {
      name: contact.name,
      until: momentInWords(commentsUntil, account.timeZone),
      link: await linkOf(tx, row, contact, publicUrl),
    });
    const message = fillNotification('signature_reminder', words, account.settings.notifications);
    emails.push({ inspectionId: id, recipient: contact.email, ...message });
  }
  return emails;
}
