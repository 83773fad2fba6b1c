/** The e-mails that tell of news, with an entry for the calendar of whoever gets them. */
import { appointmentStanding, standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import { asksForAnswer, fillNotification, type NotificationText } from '#domain/message/notification-text.ts';
import { keysInWords, momentInWords, type WayToAnswer } from '#domain/message/notification-words.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import type { Known } from '#store/events/waiting-messages.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { ContactRow } from '#store/properties/contacts.ts';
import { buildAccountToken } from '#store/secrets/random-token.ts';
import { appointmentUrl } from '../appointment-page/appointment-url.ts';
import { findOrganiser } from './find-organiser.ts';
import { writeCalendar } from './appointment-calendar.ts';
import { type ClerkNews, type ContactNews, newsForClerks, newsForContacts } from './news.ts';
import { wordsOf } from './words.ts';

export type Untold = Known & { actorId: number | null; row: InspectionRow; contacts: ContactRow[] };
/** The news, and the e-mail that tells it. */
export type Message = { news: ContactNews | ClerkNews; name: string; email: EmailAddition };
export type Ways = {
  publicUrl: string;
  /** The text that somebody wrote in place of the firm's, by address. */
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
export async function writeNews(tx: StoreTransaction, untold: Untold, ways: Ways): Promise<Message[]> {
  const { row, contacts, actorId, ...known } = untold;
  const toContacts = newsForContacts(known, row, contacts);
  const messages: Message[] = [];
  if (toContacts.length > 0) {
    const account = await tx.people.getAccount(row.accountId);
    for (const news of toContacts) messages.push(await writeToContact(tx, { news, row, account }, ways));
  }
  for (const news of newsForClerks(known.before, row, actorId)) {
    const message = await writeToClerk(tx, { news, row, contacts }, ways);
    if (message !== undefined) messages.push(message);
  }
  return [...messages, ...(await writeOffer(tx, { row, contacts }, ways))];
}

/** Nobody is offered a visit that somebody has. */
const findUntoldOffer = async (tx: StoreTransaction, { accountId, id, clerkId }: InspectionRow) =>
  clerkId === null ? tx.offers.findUntold(accountId, id) : undefined;

async function writeOffer(
  tx: StoreTransaction,
  { row, contacts }: Pick<Untold, 'row' | 'contacts'>,
  ways: Ways,
): Promise<Message[]> {
  const offer = await findUntoldOffer(tx, row);
  if (offer === undefined) return [];
  const messages: Message[] = [];
  for (const clerkId of offer.clerkIds) {
    const news = { kind: 'clerk_offered', clerkId, as: row } as const;
    const message = await writeToClerk(tx, { news, row, contacts, until: offer.endsAt }, ways);
    if (message !== undefined) messages.push(message);
  }
  if (ways.isPreview !== true) await tx.offers.noteTold(row.accountId, row.id);
  return messages;
}

type ToContact = { news: ContactNews; row: InspectionRow; account: AccountRow };

async function writeToContact(tx: StoreTransaction, one: ToContact, ways: Ways): Promise<Message> {
  const { news, row, account } = one;
  const { kind, name, email } = news;
  const { publicUrl } = ways;
  const invitation = {
    publicUrl,
    organiser: await findOrganiser(tx, row, email, publicUrl),
    company: account.name,
    isCancelled: kind === 'cancelled',
    recipient: { name, email },
  };
  const reason = kind === 'cancelled' ? (row.cancellationReason ?? '') : '';
  const texts = textsFor(news, email, account, ways);
  const way = await findWayToAnswer(tx, one, texts, ways);
  const words = { ...wordsOf(row, account, { name, reason }, way), ...(ways.isPreview === true && unfilled) };
  return {
    news,
    name,
    email: {
      inspectionId: row.id,
      recipient: email,
      calendar: writeCalendar(row, invitation),
      ...fillNotification(kind, words, texts),
    },
  };
}

/** As they stand in a text that somebody may edit before it goes. */
const unfilled = { answer: '{answer}', link: '{link}' };

type Texts = Record<string, NotificationText>;

function textsFor({ kind }: Message['news'], address: string, { settings }: AccountRow, { edited }: Ways): Texts {
  const own = edited?.get(address.toLowerCase());
  return { ...settings.notifications, ...(own !== undefined && { [kind]: own }) };
}

/** A link of this e-mail alone, unless its text has no place for one or nothing can be answered any more. */
async function findWayToAnswer(
  tx: StoreTransaction,
  { news: { kind, contactId }, row, account }: ToContact,
  texts: Texts,
  { publicUrl, isPreview }: Ways,
): Promise<WayToAnswer | undefined> {
  const { appointmentAnswers: choice = standardAnswerChoice } = account.settings;
  if (isPreview === true || !asksForAnswer(kind, texts) || appointmentStanding(row, Date.now()) !== 'open')
    return undefined;
  const token = buildAccountToken(row.accountId);
  await tx.appointmentAnswers.addLink(row.accountId, contactId, token);
  return { link: appointmentUrl(publicUrl, token), choice };
}

/** `until`: when an offer ends. */
type ToClerk = { news: ClerkNews; row: InspectionRow; contacts: ContactRow[]; until?: string };

/** Undefined for somebody who has left. */
async function writeToClerk(
  tx: StoreTransaction,
  { news, row, contacts, until }: ToClerk,
  ways: Ways,
): Promise<Message | undefined> {
  const { accountId } = row;
  const { kind, clerkId, as } = news;
  const { user, account } = await tx.people.getPerson({ accountId, userId: clerkId });
  const { name, email, archivedAt } = user;
  if (archivedAt !== null) return undefined;
  const { publicUrl } = ways;
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
    email: {
      inspectionId: row.id,
      recipient: email,
      // Nobody's calendar has a visit that is not theirs yet.
      calendar: kind === 'clerk_offered' ? null : writeCalendar(as, invitation),
      ...fillNotification(kind, words, textsFor(news, email, account, ways)),
    },
  };
}
