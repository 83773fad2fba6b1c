/** Sending an e-mail again. However often it is asked for, nobody is sent the same twice. */
import type { Caller } from '#domain/caller.ts';
import { emailState } from '#domain/message/email-state.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { EmailRow, EmailTarget } from '#store/events/emails.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { changeOf, inviteInstead } from '../../notifications/appointment-calendar.ts';

export function resendEmail(
  store: Store,
  caller: Caller,
  id: number,
  recipient: string | undefined,
  isServerSet: boolean,
): Promise<EmailRow> {
  if (!isServerSet) {
    throw new Refusal('state_forbids', 'No mail server is set, so nothing can be sent: pass its text on by hand.', {
      facts: { state: 'kept' },
    });
  }
  return store.inTransaction(async (tx) => {
    const current = await tx.emails.lock(caller.accountId, id);
    const to = recipient ?? current.recipient;
    if (current.confidential && (current.sentAt !== null || !isSame(to, current.recipient)))
      throw new Refusal('state_forbids', 'This e-mail is for its recipient alone, and is not sent to anybody else.');
    if (current.sentAt !== null && isSame(to, current.recipient)) {
      throw new Refusal(
        'state_forbids',
        `It has been sent to ${current.recipient}. It can be sent again to another address only.`,
        { facts: { state: 'sent' } },
      );
    }
    await refuseFormerAppointment(tx, caller, current);
    if (current.sentAt === null) return retry(tx, caller, current, to);
    const added = await tx.emails.addResent(caller.accountId, current, targetOf(current, to));
    if (added === undefined) return retry(tx, caller, await tx.emails.getResent(caller.accountId, id, to), to);
    await record(tx, caller, added, current.recipient);
    return added;
  });
}

/** Nobody is to wait at an hour that has moved. The later e-mail can be sent, to any address. */
async function refuseFormerAppointment(tx: StoreTransaction, caller: Caller, current: EmailRow): Promise<void> {
  const { calendar } = current;
  if (calendar === null) return;
  const rows = await inspectionsOf(tx, caller, current);
  const change = rows.map((row) => changeOf(calendar, row)).find((one) => one !== undefined);
  if (change === undefined) return;
  throw new Refusal(
    'state_forbids',
    `The appointment has been ${change} since this was written, so it is not sent again. ` +
      'Send the latest e-mail about this inspection, or tell by hand anyone who got none.',
    { facts: { state: emailState(current, true, Date.now()) } },
  );
}

/** One, several, or none. */
async function inspectionsOf(
  tx: StoreTransaction,
  caller: Caller,
  { id, inspectionId }: EmailRow,
): Promise<InspectionRow[]> {
  const { accountId } = caller;
  const visits = (await tx.emails.listVisits(accountId, [id])).get(id) ?? [];
  const rows = [];
  for (const one of inspectionId === null ? visits : [inspectionId])
    rows.push(await tx.inspections.get({ accountId, clientId: null }, one));
  return rows;
}

/** An e-mail about to be tried already, as after a second click, or sent meanwhile, is left alone. */
async function retry(tx: StoreTransaction, caller: Caller, current: EmailRow, to: string): Promise<EmailRow> {
  if (current.sentAt !== null) return current;
  const isDue = emailState(current, true, Date.now()) === 'waiting' && current.attempts === 0;
  if (isDue && isSame(to, current.recipient)) return current;
  const row = await tx.emails.retry(caller.accountId, current.id, targetOf(current, to));
  await record(tx, caller, row, current.recipient);
  return row;
}

/** The appointment names the recipient. */
function targetOf({ recipient: before, calendar }: EmailRow, recipient: string): EmailTarget {
  return {
    recipient,
    calendar: calendar === null || recipient === before ? calendar : inviteInstead(calendar, recipient),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function record(tx: StoreTransaction, caller: Caller, row: EmailRow, before: string): Promise<void> {
  const facts = { other_address: !isSame(row.recipient, before) };
  await tx.securityLog.add(caller, { kind: 'email.sent_again', subject: { type: 'email', id: row.id }, facts });
  for (const { id, propertyId } of await inspectionsOf(tx, caller, row))
    await tx.audit.add(caller, {
      propertyId,
      action: 'inspection.email_resent',
      subject: { type: 'inspection', id },
      changes: [{ field: 'recipient', from: before, to: row.recipient }],
    });
}
