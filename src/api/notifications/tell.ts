/**
 * Tells people of an appointment in the transaction that changes it, or lets the change wait: those of the back office
 * do, so that one taken back tells nobody and three moves tell once. Other applications expect it at once, and take what
 * waits along.
 */
import type { Caller } from '#domain/caller.ts';
import { minutesToWait } from '#domain/message/message-wait.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { type Appointment, appointmentOf } from '#store/inspections/appointment.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { isAppointment, newsForClerks, newsSince } from './news.ts';
import { writeMessages } from './write-messages.ts';
import { findNews, hasNews, type Untold, type Ways } from './write-news.ts';

type Change = {
  /** Null for a new one. */
  before: InspectionRow | null;
  row: InspectionRow;
  /** False for one that was created a moment ago without any. */
  hasContacts?: boolean;
};

export async function tellOfChange(
  tx: StoreTransaction,
  caller: Caller,
  { before, row, hasContacts = true }: Change,
  publicUrl: string,
): Promise<void> {
  const isForContacts = hasContacts && newsSince(before, row) !== undefined;
  if (!isForContacts && newsForClerks(before, row, caller.userId).length === 0) return;
  const contacts = hasContacts ? await tx.inspectionContacts.list(row.accountId, row.id) : [];
  await tell(tx, caller, { before, row, contacts, newcomers: [] }, publicUrl);
}

/** To contacts who join later: of the appointment while there is one. */
export async function tellNewcomers(
  tx: StoreTransaction,
  caller: Caller,
  { row, newcomers }: { row: InspectionRow; newcomers: ContactRow[] },
  publicUrl: string,
): Promise<void> {
  const ids = newcomers.filter(({ notify }) => notify).map(({ id }) => id);
  if (ids.length === 0 || !isAppointment(row)) return;
  const contacts = await tx.inspectionContacts.list(row.accountId, row.id);
  await tell(tx, caller, { before: row, row, contacts, newcomers: ids }, publicUrl);
}

/** To the clerks of an offer: before they are written to it may be withdrawn, and then they never are. */
export async function tellOfOffer(
  tx: StoreTransaction,
  caller: Caller,
  { row, endsAt }: { row: InspectionRow; endsAt: string },
  publicUrl: string,
): Promise<void> {
  const contacts = await tx.inspectionContacts.list(row.accountId, row.id);
  await tell(tx, caller, { before: row, row, contacts, newcomers: [], endsAt }, publicUrl);
}

/** Nobody waits for an offer that was withdrawn. */
export async function forgetUntold(tx: StoreTransaction, row: InspectionRow): Promise<void> {
  const { accountId, id } = row;
  const waiting = await tx.waitingMessages.find(accountId, id);
  if (waiting === undefined) return;
  const contacts = await tx.inspectionContacts.list(accountId, id);
  if (!(await hasNews(tx, { ...waiting, row, contacts }))) await tx.waitingMessages.take(accountId, id);
}

/** `endsAt`: of an offer. */
type Told = {
  before: Appointment | null;
  row: InspectionRow;
  contacts: ContactRow[];
  newcomers: number[];
  endsAt?: string | null;
};

async function tell(
  tx: StoreTransaction,
  caller: Caller,
  { before, row, contacts, newcomers, endsAt = null }: Told,
  publicUrl: string,
) {
  const { accountId, userId: actorId } = caller;
  const inspectionId = row.id;
  const toldContacts = contacts.map(({ id }) => id).filter((id) => !newcomers.includes(id));
  const own = { before, toldContacts, actorId };
  if (caller.isFirstParty) {
    const minutes = minutesToWait([before?.conductAt ?? null, row.conductAt, endsAt], Date.now());
    const wait = { inspectionId, ...own, before: before && appointmentOf(before), newcomers, minutes };
    const waiting = await tx.waitingMessages.wait(accountId, wait);
    if (!(await hasNews(tx, { ...waiting, row, contacts }))) await tx.waitingMessages.take(accountId, inspectionId);
    return;
  }
  const waiting = before === null ? undefined : await tx.waitingMessages.take(accountId, inspectionId);
  const known =
    waiting === undefined
      ? own
      : { ...waiting, toldContacts: waiting.toldContacts.filter((id) => !newcomers.includes(id)) };
  await tellNow(tx, { ...known, row, contacts }, { publicUrl });
}

/** Answers the addresses of those who are told. */
export const tellNow = (tx: StoreTransaction, untold: Untold, ways: Ways): Promise<string[]> =>
  tellTogether(tx, [untold], ways);

/** The same about several visits of an account, once to each. */
export async function tellTogether(tx: StoreTransaction, untold: Untold[], ways: Ways): Promise<string[]> {
  const news = [];
  for (const one of untold) news.push(...(await findNews(tx, one, ways)));
  const [first] = news;
  if (first === undefined) return [];
  const emails = (await writeMessages(tx, news, ways)).map(({ email }) => email);
  await tx.emails.add(first.account.id, emails);
  return emails.map(({ recipient }) => recipient.toLowerCase());
}
