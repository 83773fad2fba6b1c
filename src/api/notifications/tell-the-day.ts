/**
 * In the evening clerks are told of the visits that they have on the next day, with a calendar of them, and those are reminded who have
 * not signed.
 */
import { inspectionTypes } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { dayWords } from '#domain/message/day-words.ts';
import { fillNotification } from '#domain/message/notification-text.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { HandOverPerson } from '#store/account/staff.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { writeFeed } from '../calendar-feed/write-feed.ts';
import { readInterval } from '../date-interval.ts';
import { remindSignees } from './remind-signees.ts';

/** The visits that are read at a time. */
const AT_ONCE = 100;

export function buildTellTheDay({ store, publicUrl }: { store: Store; publicUrl: string }) {
  return ({ accountId }: { accountId: number }): Promise<void> =>
    store.inTransaction(async (tx) => {
      const round = await tx.dayRounds.lock(accountId);
      if (round === undefined) return;
      if (!round.isTold) {
        const account = await tx.people.getAccount(accountId);
        await tellOf(round.day, tx, account, publicUrl);
        await remindSignees(tx, account, round.next, publicUrl);
      }
      await tx.dayRounds.end(accountId, round);
    });
}

async function tellOf(day: string, tx: StoreTransaction, account: AccountRow, publicUrl: string): Promise<void> {
  const visits = Map.groupBy(await visitsOn(day, tx, account), ({ clerkId }) => clerkId ?? 0);
  const clerks = await tx.staff.listToTellOfDay(account.id, [...visits.keys()]);
  const emails: EmailAddition[] = [];
  for (const clerk of clerks)
    emails.push(await writeDay(tx, { clerk, day, account, visits: visits.get(clerk.id) ?? [] }, publicUrl));
  if (emails.length > 0) await tx.emails.add(account.id, emails);
}

/** By time, those that somebody has still to make. */
async function visitsOn(day: string, tx: StoreTransaction, account: AccountRow): Promise<InspectionRow[]> {
  const filter = {
    conducted: readInterval(day, account.timeZone),
    unassigned: false,
    stateIds: [states.assigned, states.active],
  };
  const visits: InspectionRow[] = [];
  for (let page = 1; ; page += 1) {
    const { rows } = await tx.inspections.list(
      { accountId: account.id, clientId: null },
      filter,
      { by: 'conduct_date', descending: false },
      { page, perPage: AT_ONCE },
    );
    visits.push(...rows);
    if (rows.length < AT_ONCE) return visits;
  }
}

type ClerkDay = { clerk: HandOverPerson; day: string; account: AccountRow; visits: InspectionRow[] };

async function writeDay(
  tx: StoreTransaction,
  { clerk, day, account, visits }: ClerkDay,
  publicUrl: string,
): Promise<EmailAddition> {
  const told = [];
  for (const { id, type, property, conductAt, conductDate, timeToComplete, locationOfKeys } of visits) {
    const contacts = await tx.inspectionContacts.list(account.id, id);
    told.push({
      typeName: inspectionTypes[type],
      address: [property.line1, property.line2, property.city, property.postcode],
      at: conductDate === null ? conductAt : null,
      minutes: timeToComplete,
      keys: locationOfKeys,
      contacts: contacts.map(({ name, phone }) => [name, phone].filter(Boolean).join(' ')),
      link: `${publicUrl}/inspections/${id}`,
    });
  }
  const words = dayWords({ day, visits: told, timeZone: account.timeZone });
  return {
    inspectionId: null,
    recipient: clerk.email,
    calendar: writeFeed({ company: account.name, name: clerk.name }, visits, publicUrl),
    ...fillNotification(
      'clerk_day',
      { name: clerk.name, company: account.name, link: `${publicUrl}/`, ...words },
      account.settings.notifications,
    ),
  };
}
