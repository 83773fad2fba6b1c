/** Takes the answer of a contact to an appointment: kept with the contact, on the trail, announced, and told to the office. */
import {
  type AnswerKind,
  answerInWords,
  answersOf,
  appointmentStanding,
  standardAnswerChoice,
} from '#domain/message/appointment-answer.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { AppointmentLink } from '#store/inspections/appointment-answers.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { findOffice } from '../notifications/find-office.ts';
import { wordsOf } from '../notifications/words.ts';
import { contactHomes } from '../resources/contacts/homes.ts';

/** `for`: the time that the page showed. */
export type AnswerOfContact = { kind: AnswerKind; note: string | null; for: string };
export type Outcome = 'taken' | 'moved' | 'not open' | 'too many' | 'not allowed' | 'no longer free';

export function answerAppointment(
  store: Store,
  link: AppointmentLink,
  answer: AnswerOfContact,
  publicUrl: string,
): Promise<Outcome> {
  const { accountId, inspectionId, contactId, name } = link;
  const viewer = { accountId, clientId: null };
  return store.inTransaction(async (tx) => {
    const row = await tx.inspections.lock(viewer, inspectionId);
    if (appointmentStanding(row, Date.now()) !== 'open') return 'not open';
    if (!isSameTime(row.conductAt, answer.for)) return 'moved';
    const { settings } = await tx.people.getAccount(accountId);
    if (!answersOf(settings.appointmentAnswers ?? standardAnswerChoice).includes(answer.kind)) return 'not allowed';
    const ids = { homeId: inspectionId, id: contactId };
    const { answer: former } = await tx.inspectionContacts.lock(accountId, ids);
    const isSame = former?.kind === answer.kind && former.note === answer.note && isSameTime(former.for, answer.for);
    // A second click, or a page that is sent again, is the same answer.
    if (isSame) return 'taken';
    if (!(await tx.appointmentAnswers.add(accountId, { inspectionId, contactId }, answer))) return 'too many';
    const actor = { accountId, userId: null, userName: name, applicationName: ownApplications.appointment };
    await tx.audit.add(actor, {
      propertyId: row.propertyId,
      action: 'contact.answered',
      subject: { type: 'inspection_contact', id: contactId },
      changes: [{ field: 'answer', from: former?.kind ?? null, to: answer.kind }],
    });
    await contactHomes.inspection.announce(tx, viewer, inspectionId);
    const note = answer.note === null ? 'They added nothing.' : `“${answer.note}”`;
    await tellOffice(tx, row, { contact: name, answered: answerInWords[answer.kind], note }, publicUrl);
    return 'taken';
  });
}

export const isSameTime = (one: string | null, other: string): boolean =>
  one !== null && Date.parse(one) === Date.parse(other);

/** To the office: the contact, their answer, and a sentence of its own. */
type Told = { contact: string; answered: string; note: string };

export async function tellOffice(
  tx: StoreTransaction,
  row: InspectionRow,
  told: Told,
  publicUrl: string,
): Promise<void> {
  const account = await tx.people.getAccount(row.accountId);
  const office = await findOffice(tx, row, account);
  if (office === undefined) return;
  const words = wordsOf(row, account, {
    name: office.name,
    ...told,
    link: `${publicUrl}/inspections/${row.id}`,
  });
  const message = fillNotification('appointment_answered', words, account.settings.notifications);
  await tx.emails.add(row.accountId, [{ inspectionId: row.id, recipient: office.email, ...message }]);
}
