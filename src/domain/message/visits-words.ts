/** The news of several visits in words, for one e-mail that tells of all of them. */
import type { AppointmentMessage, ClerkMessage } from './notification-text.ts';

type Words = Readonly<Record<string, string>>;
type Kind = AppointmentMessage | ClerkMessage;
export type VisitNews = {
  kind: Kind;
  /** The placeholders of its own e-mail: the visit as it is, or as it was for whoever has lost it. */
  words: Words;
  /** The same of the visit as the recipient knows it. */
  was?: Words | undefined;
  /** The page on which this recipient answers about this visit. */
  answer?: string | undefined;
};

const titles: Readonly<Record<Kind, string>> = {
  scheduled: 'New',
  moved: 'Moved',
  clerk_changed: 'Somebody else will visit',
  cancelled: 'Cancelled',
  clerk_assigned: 'Yours',
  clerk_moved: 'Moved',
  clerk_released: 'No longer yours',
  clerk_cancelled: 'Cancelled',
  clerk_offered: 'Offered',
};

/** After the number of visits, where all of them have the same news. */
const allAlike: Readonly<Record<Kind, (count: number) => string>> = {
  scheduled: (count) => `${count} visits`,
  moved: (count) => `${count} visits moved`,
  clerk_changed: (count) => `Somebody else will make ${count} visits`,
  cancelled: (count) => `${count} visits cancelled`,
  clerk_assigned: (count) => `${count} visits are yours`,
  clerk_moved: (count) => `${count} visits moved`,
  clerk_released: (count) => `${count} visits are no longer yours`,
  clerk_cancelled: (count) => `${count} visits cancelled`,
  clerk_offered: (count) => `${count} visits offered`,
};

/** `news` is for the subject. */
export function visitsWords(visits: readonly VisitNews[]): Record<'news' | 'count' | 'visits', string> {
  const [first] = visits;
  const isAlike = first !== undefined && visits.every(({ kind }) => kind === first.kind);
  return {
    news: isAlike ? allAlike[first.kind](visits.length) : `${visits.length} visits changed`,
    count: `${visits.length} visits`,
    visits: visits.map(visitInWords).join('\n\n'),
  };
}

function visitInWords({ kind, words, was, answer = '' }: VisitNews): string {
  const { type = '', address = '' } = words;
  return [`${titles[kind]}: ${type} at ${address}`, ...linesOf(kind, words, was), answer].filter(Boolean).join('\n');
}

const moment = ({ date = '', time = '' }: Words) => `${date}, ${time}`;
const longMoment = (words: Words) => `${moment(words)}, about ${words['duration']}`;
const withClerk = (words: Words) => `${moment(words)}, with ${words['clerk']}`;

function linesOf(kind: Kind, words: Words, was: Words | undefined): (string | undefined)[] {
  const { reason, keys, contacts, link, until } = words;
  const forClerk = [`Keys: ${keys}`, `Contacts: ${contacts}`, link];
  switch (kind) {
    case 'scheduled':
      return [`${withClerk(words)}, about ${words['duration']}`];
    case 'moved':
      return [was && `Was: ${moment(was)}`, `Now: ${withClerk(words)}`];
    case 'clerk_changed':
      return [`As before: ${moment(words)}`, `Now: with ${words['clerk']}`];
    case 'cancelled':
      return [`Was: ${moment(words)}`, reason];
    case 'clerk_assigned':
      return [longMoment(words), ...forClerk];
    case 'clerk_moved':
      return [was && `Was: ${wasInWords(was, words)}`, `Now: ${longMoment(words)}`, ...forClerk];
    case 'clerk_released':
      return [`Was: ${moment(words)}`, link];
    case 'clerk_cancelled':
      return [`Was: ${moment(words)}`, reason, link];
    case 'clerk_offered':
      return [longMoment(words), `Keys: ${keys}`, `The first to accept has it, until ${until}:`, link];
  }
}

/** A visit may have moved to another property as well. */
const wasInWords = (was: Words, { address }: Words) =>
  was['address'] === address ? longMoment(was) : `${longMoment(was)}, at ${was['address']}`;
