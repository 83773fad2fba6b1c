/** E-mails to the contacts of an inspection, written in the same transaction as the change. */
import { states } from '#domain/inspection-state.ts';
import { appointmentStanding, standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import { asksForAnswer, fillNotification } from '#domain/message/notification-text.ts';
import type { WayToAnswer } from '#domain/message/notification-words.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { buildAccountToken } from '#store/secrets/random-token.ts';
import { appointmentUrl } from '../appointment-page/appointment-url.ts';
import { writeCalendar } from './appointment-calendar.ts';
import { wordsOf } from './words.ts';

export type Message =
  | { kind: 'scheduled' | 'moved' | 'clerk_changed' }
  | { kind: 'cancelled'; reason: string | null }
  /** To those who are sent the report. */
  | { kind: 'completed' };

export async function notifyContacts(
  tx: StoreTransaction,
  row: InspectionRow,
  message: Message,
  publicUrl: string,
): Promise<void> {
  const contacts = await tx.inspectionContacts.list(row.accountId, row.id);
  await writeTo(tx, contacts, row, message, publicUrl);
}

/** To contacts who join later: of the appointment while there is one, of the report once it is complete. */
export async function welcomeContacts(
  tx: StoreTransaction,
  contacts: ContactRow[],
  row: InspectionRow,
  publicUrl: string,
): Promise<void> {
  if (isAppointment(row)) await writeTo(tx, contacts, row, { kind: 'scheduled' }, publicUrl);
  if (row.state >= states.complete && row.cancelledAt === null)
    await writeTo(tx, contacts, row, { kind: 'completed' }, publicUrl);
}

async function writeTo(
  tx: StoreTransaction,
  contacts: ContactRow[],
  row: InspectionRow,
  message: Message,
  publicUrl: string,
): Promise<void> {
  const recipients = recipientsOf(contacts, message);
  if (recipients.length === 0) return;
  const account = await tx.people.getAccount(row.accountId);
  const isAppointment = message.kind !== 'completed';
  const invitation = { publicUrl, company: account.name, isCancelled: message.kind === 'cancelled' };
  const emails: EmailAddition[] = [];
  for (const { id, name, email } of recipients) {
    const more = {
      name,
      ...(message.kind === 'completed' && { link: `${publicUrl}/r/${row.reportKey}` }),
      reason: message.kind === 'cancelled' ? (message.reason ?? '') : '',
    };
    const wayToAnswer = await addWayToAnswer(tx, { account, row, contactId: id, message }, publicUrl);
    emails.push({
      inspectionId: row.id,
      recipient: email,
      calendar: isAppointment ? writeCalendar(row, { ...invitation, recipient: { name, email } }) : null,
      ...fillNotification(message.kind, wordsOf(row, account, more, wayToAnswer), account.settings.notifications),
    });
  }
  await tx.emails.add(row.accountId, emails);
}

type Asked = { account: AccountRow; row: InspectionRow; contactId: number; message: Message };

/** A link of this e-mail alone, unless its text has no place for one or nothing can be answered any more. */
async function addWayToAnswer(
  tx: StoreTransaction,
  { account, row, contactId, message }: Asked,
  publicUrl: string,
): Promise<WayToAnswer | undefined> {
  const { notifications, appointmentAnswers: choice = standardAnswerChoice } = account.settings;
  if (!asksForAnswer(message.kind, notifications) || appointmentStanding(row, Date.now()) !== 'open') return undefined;
  const token = buildAccountToken(row.accountId);
  await tx.appointmentAnswers.addLink(row.accountId, contactId, token);
  return { link: appointmentUrl(publicUrl, token), choice };
}

type Recipient = { id: number; name: string; email: string };

/** One message an address, however many contacts share it. */
function recipientsOf(contacts: ContactRow[], { kind }: Message): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { id, name, email, notify, deliver } of contacts) {
    if (email === null || !(kind === 'completed' ? deliver : notify)) continue;
    const address = email.toLowerCase();
    if (!found.has(address)) found.set(address, { id, name, email });
  }
  return [...found.values()];
}

/** Whether people can be told to come: a date that is agreed and not over, of an inspection not yet done. */
export function isAppointment({ conductAt, conductDateOption, state }: InspectionRow): boolean {
  const aDay = 86_400_000;
  return (
    state < states.complete &&
    conductDateOption === 0 &&
    conductAt !== null &&
    Date.parse(conductAt) > Date.now() - aDay
  );
}

/** After a change of the appointment: nothing, a first invitation, or word that it has moved. */
export async function notifyOfMove(
  tx: StoreTransaction,
  before: InspectionRow,
  row: InspectionRow,
  publicUrl: string,
): Promise<void> {
  if (!isAppointment(row)) return;
  const wasAgreed = before.conductAt !== null && before.conductDateOption === 0;
  const stands = wasAgreed && before.conductAt === row.conductAt && before.conductDate === row.conductDate;
  // Told by name before.
  const isAnother = before.clerkId !== null && before.clerkId !== row.clerkId;
  if (stands && isAnother) await notifyContacts(tx, row, { kind: 'clerk_changed' }, publicUrl);
  if (!stands) await notifyContacts(tx, row, { kind: wasAgreed ? 'moved' : 'scheduled' }, publicUrl);
}
