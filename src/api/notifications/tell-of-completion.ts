/** E-mails once a report is complete: that it is ready, or that it was corrected, to those who are sent it and those who signed it. */
import { differenceLines } from '#domain/correction/difference-words.ts';
import { reopeningText } from '#domain/correction/reopening.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { CorrectionSheet } from '#store/evidence/correction-sheets.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';
import { tellOfReport } from './tell-of-report.ts';
import { wordsOf } from './words.ts';

/** In the transaction of the completion, after it has been sealed. */
export async function tellOfCompletion(tx: StoreTransaction, row: InspectionRow, publicUrl: string): Promise<void> {
  const { accountId, id } = row;
  const contacts = await tx.inspectionContacts.list(accountId, id);
  const [sheet] = await tx.reportVersions.listSheets(row, { of: 'newest', reach: false });
  if (sheet === undefined) return tellOfReport(tx, contacts, row, publicUrl);
  const signatures = await tx.reportSignatures.listAll(accountId, id);
  const account = await tx.people.getAccount(accountId);
  const link = `${publicUrl}/r/${row.reportKey}`;
  await tx.emails.add(
    accountId,
    recipientsOf(contacts, signatures).map(({ name, email }) => {
      const corrected = correctionWords(sheet, signaturesOf(name, signatures), account);
      const words = wordsOf(row, account, { name, link, ...corrected });
      return {
        inspectionId: id,
        recipient: email,
        ...fillNotification('corrected', words, account.settings.notifications),
      };
    }),
  );
}

/** One message an address, however many contacts share it: to those who are sent the report, and to those who signed it. */
function recipientsOf(contacts: ContactRow[], signatures: SignatureRow[]): { name: string; email: string }[] {
  const found = new Map<string, { name: string; email: string }>();
  for (const { name, email, deliver } of contacts)
    if (email !== null && (deliver || signaturesOf(name, signatures).length > 0) && !found.has(email.toLowerCase()))
      found.set(email.toLowerCase(), { name, email });
  return [...found.values()];
}

/** Signatures name no contact, but people. */
function signaturesOf(name: string, signatures: SignatureRow[]): SignatureRow[] {
  const plain = (text: string) => text.trim().toLowerCase();
  return signatures.filter((signature) => plain(signature.name) === plain(name));
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
