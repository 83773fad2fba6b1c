/** The e-mails that tell of news: one to each person, who reads of several visits in a list. */
import { appointmentStanding, standardAnswerChoice } from '#domain/message/appointment-answer.ts';
import {
  asksForAnswer,
  fillNotification,
  isToClerk,
  type JoinedMessage,
  type NotificationKind,
  type NotificationText,
} from '#domain/message/notification-text.ts';
import { answerWords, type WayToAnswer, wayInWords } from '#domain/message/notification-words.ts';
import { visitsWords } from '#domain/message/visits-words.ts';
import type { AccountRow } from '#store/account/people.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { EmailAddition } from '#store/events/emails.ts';
import { buildAccountToken } from '#store/secrets/random-token.ts';
import { appointmentUrl } from '../appointment-page/appointment-url.ts';
import { wordsOf } from './words.ts';
import type { News, Ways } from './write-news.ts';

export type Message = {
  kind: NotificationKind;
  name: string;
  inspectionIds: number[];
  email: EmailAddition;
  /** The list in an e-mail of several visits; a preview leaves it as a placeholder in the text, which somebody may edit. */
  visits: string | null;
};

export const editKey = (inspectionId: number, address: string): string => `${inspectionId} ${address.toLowerCase()}`;

/** In the order in which the first news of each is given. */
export async function writeMessages(tx: StoreTransaction, news: News[], ways: Ways): Promise<Message[]> {
  // A clerk who is told of one visit as a contact reads of it apart: its text is another.
  const byPerson = Map.groupBy(news, (one) => `${isToClerk(one.news.kind)} ${one.recipient.toLowerCase()}`);
  const messages: Message[] = [];
  for (const [, ofPerson] of byPerson) {
    const edited = ofPerson.filter((one) => editOf(one, ways) !== undefined);
    // With words of their own for several visits, somebody has written several e-mails.
    const apart = edited.length > 1 ? edited : [];
    for (const one of apart) messages.push(await writeOne(tx, one, ways));
    const [first, ...others] = ofPerson.filter((one) => !apart.includes(one));
    if (first !== undefined)
      messages.push(
        others.length === 0 ? await writeOne(tx, first, ways) : await writeJoined(tx, [first, ...others], ways),
      );
  }
  return messages;
}

const editOf = ({ row, recipient }: News, { edited }: Ways) => edited?.get(editKey(row.id, recipient));

/** As they stand in a text that somebody may edit before it goes. */
const unfilled = { answer: '{answer}', link: '{link}' };

async function writeOne(tx: StoreTransaction, one: News, ways: Ways): Promise<Message> {
  const { name, recipient, row, calendar, account } = one;
  const { kind } = one.news;
  const texts = textsFor(kind, account, editOf(one, ways));
  const isUnfilled = ways.isPreview === true && !isToClerk(kind);
  const words = { ...one.words(await findWayToAnswer(tx, one, texts, ways)), ...(isUnfilled && unfilled) };
  const email = { inspectionId: row.id, recipient, calendar, ...fillNotification(kind, words, texts) };
  return { kind, name, inspectionIds: [row.id], email, visits: null };
}

async function writeJoined(tx: StoreTransaction, news: [News, ...News[]], ways: Ways): Promise<Message> {
  const sorted = news.toSorted((one, other) => momentOf(one) - momentOf(other) || one.row.id - other.row.id);
  const [{ account, recipient, news: first }] = news;
  const kind: JoinedMessage = isToClerk(first.kind) ? 'clerk_visits_changed' : 'visits_changed';
  const name = [...new Set(sorted.map((one) => one.name))].join(', ');
  const told = [];
  for (const one of sorted) told.push(await visitNews(tx, one, ways));
  const { visits, ...counted } = visitsWords(told);
  const { brand = {} } = account.settings;
  const words = {
    ...counted,
    name,
    company: account.name,
    phone: brand.phone ?? '',
    answer: answerWords(brand),
    link: `${ways.publicUrl}/`,
    visits: ways.isPreview === true ? '{visits}' : visits,
  };
  const edited = news.map((one) => editOf(one, ways)).find((text) => text !== undefined);
  const inspectionIds = sorted.map(({ row }) => row.id);
  const calendar = sorted.map((one) => one.calendar ?? '').join('');
  return {
    kind,
    name,
    inspectionIds,
    email: {
      inspectionId: null,
      visits: inspectionIds,
      recipient,
      calendar: calendar === '' ? null : calendar,
      ...fillNotification(kind, words, textsFor(kind, account, edited)),
    },
    visits,
  };
}

/** The beginning of the visit, also of one that they have lost. */
const momentOf = ({ news, row }: News): number => Date.parse(('as' in news ? news.as : row).conductAt ?? '') || 0;

async function visitNews(tx: StoreTransaction, one: News, ways: Ways) {
  const { account, was } = one;
  const { kind } = one.news;
  const way = await findWayToAnswer(tx, one, account.settings.notifications ?? {}, ways);
  return {
    kind,
    words: one.words(),
    was: was === null ? undefined : wordsOf(was, account, {}),
    answer: way === undefined ? undefined : ways.isPreview === true ? unfilled.answer : wayInWords(way),
  };
}

type Texts = Record<string, NotificationText>;

function textsFor(kind: NotificationKind, { settings }: AccountRow, edited: NotificationText | undefined): Texts {
  return { ...settings.notifications, ...(edited !== undefined && { [kind]: edited }) };
}

/** A link of this e-mail alone, unless its text has no place for one or nothing can be answered any more. */
async function findWayToAnswer(
  tx: StoreTransaction,
  { news, row, account }: News,
  texts: Texts,
  { publicUrl, isPreview }: Ways,
): Promise<WayToAnswer | undefined> {
  const { appointmentAnswers: choice = standardAnswerChoice } = account.settings;
  if (!('contactId' in news) || !asksForAnswer(news.kind, texts) || appointmentStanding(row, Date.now()) !== 'open')
    return undefined;
  if (isPreview === true) return { link: unfilled.link, choice };
  const token = buildAccountToken(row.accountId);
  await tx.appointmentAnswers.addLink(row.accountId, news.contactId, token);
  return { link: appointmentUrl(publicUrl, token), choice };
}
