/** The e-mail that brings the link of a file share. */
import { fillNotification } from '#domain/message/notification-text.ts';
import { sharedPdfWords } from '#domain/pdf-type.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { wordsOf } from '../../notifications/words.ts';

export async function sendShareLink(
  tx: StoreTransaction,
  { accountId, inspectionId, recipient, pdfType, attachmentIds, expiresAt }: FileShareRow,
  inspection: InspectionRow,
  link: string,
): Promise<void> {
  if (recipient === null) return;
  const account = await tx.people.getAccount(accountId);
  const files = attachmentIds.length === 1 ? 'a file' : `${attachmentIds.length} files`;
  const words = wordsOf(inspection, account, {
    name: recipient,
    link,
    files: pdfType === null ? files : sharedPdfWords[pdfType],
    until: new Date(expiresAt).toLocaleDateString('en-GB', { timeZone: account.timeZone, dateStyle: 'long' }),
  });
  const message = fillNotification('file_share', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId, recipient, ...message }]);
}
