/** Moves a visit to the free time that a contact has taken: the first of those who want it has it. */
import { appointmentStanding, mayTakeTimes, standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { AppointmentLink } from '#store/inspections/appointment-answers.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { tellNow } from '../notifications/tell.ts';
import { wordsOf } from '../notifications/words.ts';
import { inspectionEventData } from '../resources/inspections/announce.ts';
import { isSameTime, type Outcome, tellOffice } from './answer-appointment.ts';
import { mayTake } from './own-times.ts';

/** `at`: the time that they take; `for`: the one that the page showed. */
export type TakenTime = { at: string; for: string };

export function takeTime(store: Store, link: AppointmentLink, taken: TakenTime, publicUrl: string): Promise<Outcome> {
  const { accountId, inspectionId, contactId } = link;
  return store.inTransaction(async (tx) => {
    const row = await tx.inspections.lock({ accountId, clientId: null }, inspectionId);
    if (appointmentStanding(row, Date.now()) !== 'open') return 'not open';
    const { settings } = await tx.people.getAccount(accountId);
    if (!mayTakeTimes(settings.appointmentAnswers ?? standardAnswerChoice)) return 'not allowed';
    // A page that is sent again.
    if (row.conductDate === null && isSameTime(row.conductAt, taken.at)) return 'taken';
    if (!isSameTime(row.conductAt, taken.for)) return 'moved';
    if (row.clerkId !== null) await tx.slotHolds.lockClerk(accountId, row.clerkId);
    if (!(await mayTake(tx, row, taken.at))) return 'no longer free';
    const answer = { kind: 'confirmed', note: null, for: taken.at } as const;
    if (!(await tx.appointmentAnswers.add(accountId, { inspectionId, contactId }, answer))) return 'too many';
    await moveTo(tx, { row, link, at: taken.at }, publicUrl);
    return 'taken';
  });
}

async function moveTo(
  tx: StoreTransaction,
  { row: before, link, at }: { row: InspectionRow; link: AppointmentLink; at: string },
  publicUrl: string,
): Promise<void> {
  const { accountId, id, propertyId } = before;
  const actor = { accountId, userId: null, userName: link.name, applicationName: ownApplications.appointment };
  await tx.inspections.change(accountId, id, {}, { conduct: at });
  await tx.audit.add(actor, {
    propertyId,
    action: 'inspection.updated',
    subject: { type: 'inspection', id },
    changes: [{ field: 'conduct_date', from: before.conductDate ?? before.conductAt, to: at }],
  });
  const row = await tx.inspections.get({ accountId, clientId: null }, id);
  const changed = ['conduct_date', 'contacts'];
  await tx.events.add(accountId, 'inspection.updated', inspectionEventData(row, { changed }));
  // At once: the contact waits for the entry in their calendar, and the clerk plans their days.
  const waiting = await tx.waitingMessages.take(accountId, id);
  const contacts = await tx.inspectionContacts.list(accountId, id);
  const known = waiting ?? { before, toldContacts: contacts.map((contact) => contact.id), actorId: null };
  await tellNow(tx, { ...known, row, contacts }, { publicUrl });
  const account = await tx.people.getAccount(accountId);
  const { date = '', time = '' } = wordsOf(before, account, {});
  await tellOffice(
    tx,
    row,
    { contact: link.name, answered: 'takes another time', note: `It was on ${date}, ${time}.` },
    publicUrl,
  );
}
