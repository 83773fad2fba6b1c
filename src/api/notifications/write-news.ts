/** The news for each recipient about one visit, with an entry for their calendar, of which e-mails are written. */
import { keysInWords, momentInWords, type WayToAnswer } from '#domain/message/notification-words.ts';
import type { NotificationText } from '#domain/message/notification-text.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { Known } from '#store/events/waiting-messages.ts';
import type { Appointment } from '#store/inspections/appointment.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { findOrganiser } from './find-organiser.ts';
import { writeCalendar } from './appointment-calendar.ts';
import { type ClerkNews, type ContactNews, newsForClerks, newsForContacts } from './news.ts';
import { wordsOf } from './words.ts';

export type Untold = Known & { actorId: number | null; row: InspectionRow; contacts: ContactRow[] };
/** All that one person is told about one visit: nothing else of it reaches them. */
export type News = {
  news: ContactNews | ClerkNews;
  name: string;
  recipient: string;
  row: InspectionRow;
  account: AccountRow;
  calendar: string | null;
  /** The visit as they know it, where that is told beside the news. */
  was: Appointment | null;
  words: (way?: WayToAnswer) => Record<string, string>;
};
export type Ways = {
  publicUrl: string;
  /** The texts that somebody wrote in place of the firm's, by inspection and address. */
  edited?: ReadonlyMap<string, NotificationText>;
  /** Nothing is written: the place of each link is left as a placeholder. */
  isPreview?: boolean;
};

export async function hasNews(tx: StoreTransaction, { row, contacts, actorId, ...known }: Untold): Promise<boolean> {
  return (
    newsForContacts(known, row, contacts).length > 0 ||
    newsForClerks(known.before, row, actorId).length > 0 ||
    (await findUntoldOffer(tx, row)) !== undefined
  );
}

/** To contacts first. */
export async function findNews(tx: StoreTransaction, untold: Untold, ways: Ways): Promise<News[]> {
  const { row, contacts, actorId, ...known } = untold;
  const toContacts = newsForContacts(known, row, contacts);
  const found: News[] = [];
  if (toContacts.length > 0) {
    const account = await tx.people.getAccount(row.accountId);
    for (const news of toContacts) found.push(await ofContact(tx, { news, row, account, was: known.before }, ways));
  }
  for (const news of newsForClerks(known.before, row, actorId)) {
    const one = await ofClerk(tx, { news, row, contacts, was: known.before }, ways);
    if (one !== undefined) found.push(one);
  }
  return [...found, ...(await ofOffer(tx, { row, contacts }, ways))];
}

/** Nobody is offered a visit that somebody has. */
const findUntoldOffer = async (tx: StoreTransaction, { accountId, id, clerkId }: InspectionRow) =>
  clerkId === null ? tx.offers.findUntold(accountId, id) : undefined;

async function ofOffer(
  tx: StoreTransaction,
  { row, contacts }: Pick<Untold, 'row' | 'contacts'>,
  ways: Ways,
): Promise<News[]> {
  const offer = await findUntoldOffer(tx, row);
  if (offer === undefined) return [];
  const found: News[] = [];
  for (const clerkId of offer.clerkIds) {
    const news = { kind: 'clerk_offered', clerkId, as: row } as const;
    const one = await ofClerk(tx, { news, row, contacts, was: null, until: offer.endsAt }, ways);
    if (one !== undefined) found.push(one);
  }
  if (ways.isPreview !== true) await tx.offers.noteTold(row.accountId, row.id);
  return found;
}

type ToContact = Pick<News, 'row' | 'account' | 'was'> & { news: ContactNews };

async function ofContact(tx: StoreTransaction, one: ToContact, { publicUrl }: Ways): Promise<News> {
  const { news, row, account } = one;
  const { kind, name, email } = news;
  const isCancelled = kind === 'cancelled';
  const organiser = await findOrganiser(tx, row, email, publicUrl);
  const invitation = { publicUrl, organiser, company: account.name, isCancelled, recipient: { name, email } };
  const reason = isCancelled ? (row.cancellationReason ?? '') : '';
  return {
    ...one,
    name,
    recipient: email,
    calendar: writeCalendar(row, invitation),
    words: (way) => wordsOf(row, account, { name, reason }, way),
  };
}

/** `until`: when an offer ends. */
type ToClerk = Pick<News, 'row' | 'was'> & { news: ClerkNews; contacts: ContactRow[]; until?: string };

/** Undefined for somebody who has left. */
async function ofClerk(
  tx: StoreTransaction,
  { news, row, contacts, was, until }: ToClerk,
  { publicUrl }: Ways,
): Promise<News | undefined> {
  const { accountId } = row;
  const { kind, clerkId, as } = news;
  const { user, account } = await tx.people.getPerson({ accountId, userId: clerkId });
  const { name, email, archivedAt } = user;
  if (archivedAt !== null) return undefined;
  const isCancelled = kind === 'clerk_released' || kind === 'clerk_cancelled';
  const words = wordsOf(as, account, {
    name,
    reason: kind === 'clerk_cancelled' ? (row.cancellationReason ?? '') : '',
    link: `${publicUrl}/inspections/${row.id}`,
    keys: keysInWords(as.locationOfKeys),
    contacts: contacts.map((one) => [one.name, one.phone].filter(Boolean).join(' ')).join(', ') || 'none',
    ...(until !== undefined && { until: momentInWords(until, account.timeZone) }),
  });
  const organiser = await findOrganiser(tx, row, email, publicUrl);
  const invitation = { publicUrl, organiser, company: account.name, recipient: { name, email }, isCancelled };
  return {
    news,
    name,
    recipient: email,
    row,
    account,
    // Nobody's calendar has a visit that is not theirs yet.
    calendar: kind === 'clerk_offered' ? null : writeCalendar(as, invitation),
    was,
    words: () => words,
  };
}
