/**
 * E-mails once a report is complete: that it is ready, or that it was corrected, to those who are sent it and those who signed it, and of a
 * correction to those who opened a shared PDF of it.
 */
import { differenceLines } from '#domain/correction/difference-words.ts';
import { reopeningText } from '#domain/correction/reopening.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { CorrectionSheet } from '#store/evidence/correction-sheets.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import { linkOf, onceEach } from './own-link.ts';
import { writeToShared } from './tell-shared.ts';
import { tellOfReport } from './tell-of-report.ts';
import { type Sealing, withHead } from './with-head.ts';
import { wordsOf } from './words.ts';

/** In the transaction of the completion, after it has been sealed. */
export async function tellOfCompletion(tx: StoreTransaction, row: InspectionRow, publicUrl: string): Promise<void> {
  const { accountId, id } = row;
  const contacts = await tx.inspectionContacts.list(accountId, id);
  const [sheet] = await tx.reportVersions.listSheets(row, { of: 'newest', reach: false });
  const sealing = await readSealing(tx, row, publicUrl);
  if (sheet === undefined) return tellOfReport(tx, contacts, row, { publicUrl, sealing });
  const signatures = await tx.reportSignatures.listAll(accountId, id);
  const account = await tx.people.getAccount(accountId);
  const emails: EmailAddition[] = [];
  for (const contact of recipientsOf(contacts, signatures)) {
    const corrected = correctionWords(sheet, signaturesOf(contact, signatures), account);
    const link = await linkOf(tx, row, contact, publicUrl);
    const words = wordsOf(row, account, { name: contact.name, link, ...corrected });
    const message = fillNotification('corrected', words, account.settings.notifications);
    emails.push({
      inspectionId: id,
      recipient: contact.email,
      notBefore: row.sendsAt,
      ...withHead(message, sealing),
    });
  }
  const parties = emails.map(({ recipient }) => recipient);
  await tx.emails.add(accountId, [...emails, ...(await writeToShared(tx, row, { account, sealing, parties }))]);
}

async function readSealing(
  tx: StoreTransaction,
  { accountId, id }: InspectionRow,
  publicUrl: string,
): Promise<Sealing> {
  const sealed = (await tx.reportVersions.list(accountId, id)).at(-1);
  if (sealed === undefined) throw new Error(`inspection ${id} was completed and not sealed`);
  const head = await tx.reportVersions.signHead(accountId, publicUrl);
  return { number: sealed.number, sha256: sealed.sha256, head };
}

/** Those who are sent the report, and those who signed it. */
function recipientsOf(contacts: ContactRow[], signatures: SignatureRow[]) {
  return onceEach(contacts.filter((contact) => contact.deliver || signaturesOf(contact, signatures).length > 0));
}

/** Those by the report's key, of earlier days, name no contact, but people. */
function signaturesOf({ id, name }: ContactRow, signatures: SignatureRow[]): SignatureRow[] {
  const plain = (text: string) => text.trim().toLowerCase();
  return signatures.filter(
    (one) =>
      one.outcome === 'signed' && (one.contactId === null ? plain(one.name) === plain(name) : one.contactId === id),
  );
}

function correctionWords(
  { number, previous, correction, differences }: CorrectionSheet,
  signatures: SignatureRow[],
  { timeZone }: AccountRow,
): Record<string, string> {
  const reason = correction === null ? '' : reopeningText(correction);
  const day = (at: string) => new Date(at).toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' });
  return {
    version: String(number),
    previous: String(previous),
    reason: reason === '' ? '' : `Why: ${reason}`,
    changes: differenceLines(differences),
    signed: signatures
      .map(({ versionNumber, signedAt }) => {
        const signed = versionNumber === null ? 'an earlier version' : `version ${versionNumber}`;
        return `You signed ${signed} on ${day(signedAt)}. Your signature stays under that version.`;
      })
      .join('\n'),
  };
}
