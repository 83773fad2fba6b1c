/** E-mails about a correction to those who opened a PDF of the report by a shared link. */
import { fillNotification } from '#domain/message/notification-text.ts';
import { sharedPdfWords } from '#domain/pdf-type.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { type Sealing, withHead } from './with-head.ts';
import { wordsOf } from './words.ts';

type Told = { account: AccountRow; sealing: Sealing /** Addresses that hear of it as parties. */; parties: string[] };

/**
 * Nothing of what changed is said: they may have been shown a part of the report. Nor is the link, which they have: each who is
 * sent it anew could open it.
 */
export async function writeToShared(
  tx: StoreTransaction,
  row: InspectionRow,
  { account, sealing, parties }: Told,
): Promise<EmailAddition[]> {
  const told = new Set(parties.map(plain));
  const emails: EmailAddition[] = [];
  for (const share of await tx.fileShares.listOpened(row.accountId, row.id)) {
    const { recipient, pdfType } = share;
    if (recipient === null || pdfType === null || told.has(plain(recipient))) continue;
    told.add(plain(recipient));
    const words = wordsOf(row, account, {
      name: recipient,
      files: sharedPdfWords[pdfType],
      version: String(sealing.number),
      again: wayToSeeIt(share, account),
    });
    const message = fillNotification('share_corrected', words, account.settings.notifications);
    emails.push({ inspectionId: row.id, recipient, notBefore: row.sendsAt, ...withHead(message, sealing) });
  }
  return emails;
}

const plain = (address: string): string => address.trim().toLowerCase();

function wayToSeeIt({ expiresAt }: FileShareRow, { timeZone }: AccountRow): string {
  if (Date.parse(expiresAt) <= Date.now())
    return 'The link that you were sent has ended. Please ask us for another one.';
  const until = new Date(expiresAt).toLocaleDateString('en-GB', { timeZone, dateStyle: 'long' });
  return `The link that you were sent shows it, until ${until}.`;
}
