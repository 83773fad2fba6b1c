/** E-mails between the parties of a finished report and the office: what they said of it, and what the office answers. */
import { fillNotification } from '#domain/message/notification-text.ts';
import type { SignatureOutcome } from '#domain/message/signature-outcome.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { SignatureRow } from '#store/reports/report-signatures.ts';
import { findOffice } from './find-office.ts';
import { linkOf } from './own-link.ts';
import { wordsOf } from './words.ts';

/** Those who comment by the key that all share have given a name, and no address. */
export async function tellOfReply(
  tx: StoreTransaction,
  row: InspectionRow,
  { contactId, about, text, reply }: CommentRow,
  publicUrl: string,
): Promise<void> {
  if (contactId === null || reply === null) return;
  const { accountId, id } = row;
  const contact = (await tx.inspectionContacts.list(accountId, id)).find((one) => one.id === contactId);
  if (contact === undefined || contact.email === null) return;
  const account = await tx.people.getAccount(accountId);
  const link = await linkOf(tx, row, contact, publicUrl);
  const said = { about: about ?? 'the report as a whole', comment: text, reply };
  const words = wordsOf(row, account, { name: contact.name, link, ...said });
  const message = fillNotification('comment_replied', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId: id, recipient: contact.email, ...message }]);
}

/** Somebody who comments on twenty items sends one e-mail, of the first; the page has the others. */
export async function tellOfComment(
  tx: StoreTransaction,
  row: InspectionRow,
  { author, about, text }: CommentRow,
  publicUrl: string,
): Promise<void> {
  if ((await tx.reportComments.countLately(row.accountId, row.id)) > 1) return;
  const note = `${about === null ? '' : `${about}: `}“${text}”\n\nFurther comments within the hour stand on the page alone.`;
  await tellOffice(tx, row, { contact: author, answered: 'has commented on', note }, publicUrl);
}

/** A signature in person needs no word: somebody of the office has seen it. */
export async function tellOfSignature(
  tx: StoreTransaction,
  row: InspectionRow,
  { name, outcome, reason, versionNumber }: SignatureRow,
  publicUrl: string,
): Promise<void> {
  const note = [`Version ${versionNumber}.`, reason === null ? '' : `“${reason}”`].join(' ').trim();
  await tellOffice(tx, row, { contact: name, answered: signedWords[outcome], note }, publicUrl);
}

const signedWords: Record<SignatureOutcome, string> = {
  signed: 'has signed',
  declined: 'does not sign',
  not_present: 'was not there to sign',
};

type Answer = Record<'contact' | 'answered' | 'note', string>;

/** About no inspection: the record of sending in its PDF is of those who were sent the report. */
async function tellOffice(tx: StoreTransaction, row: InspectionRow, answer: Answer, publicUrl: string): Promise<void> {
  const { accountId, id } = row;
  const account = await tx.people.getAccount(accountId);
  const office = await findOffice(tx, row, account);
  if (office === undefined) return;
  const link = `${publicUrl}/inspections/${id}/comments`;
  const words = wordsOf(row, account, { name: office.name, link, ...answer });
  const message = fillNotification('report_answered', words, account.settings.notifications);
  await tx.emails.add(accountId, [{ inspectionId: null, recipient: office.email, ...message }]);
}
