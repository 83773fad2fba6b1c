/** The values of the placeholders in an e-mail about an inspection, in the account's time zone. */
import type { AnswerChoice } from './appointment-answer.ts';

type Appointment = {
  typeName: string;
  title: string;
  /** The parts of an address, of which some are not given. */
  address: readonly (string | null)[];
  clerk: string | null;
  /** A moment, or a day such as 2027-02-03; null when neither is agreed. */
  at: string | null;
  minutes: number | null;
};
type Brand = { email?: string | undefined; phone?: string | undefined; website?: string | undefined };
type Firm = { name: string; timeZone: string; brand: Brand };
type Words = Record<string, string>;
/** The page on which the recipient answers, and the answers that it takes. */
export type WayToAnswer = { link: string; choice: AnswerChoice };

export function notificationWords(
  appointment: Appointment,
  { name: company, timeZone, brand }: Firm,
  more: Words,
  wayToAnswer?: WayToAnswer,
): Words {
  const { typeName, title, address, clerk, at, minutes } = appointment;
  const isDay = at !== null && /^\d{4}-\d\d-\d\d$/.test(at);
  const moment = at === null ? undefined : new Date(at);
  return {
    company,
    type: typeName,
    title,
    address: address.filter((part) => part !== null && part !== '').join(', '),
    clerk: clerk ?? company,
    date:
      moment === undefined
        ? 'a day to be agreed'
        : isDay
          ? dateInWords(at)
          : formatterOf(timeZone, { dateStyle: 'full' }).format(moment),
    time: at === null || isDay ? 'a time to be agreed' : timeInWords(at, timeZone),
    duration: durationInWords(minutes ?? STANDARD_MINUTES),
    phone: brand.phone ?? '',
    answer: answerWords(brand, wayToAnswer),
    link: wayToAnswer?.link ?? '',
    ...more,
  };
}

/** 2027-02-03 → `Wednesday 3 February 2027`. */
export const dateInWords = (day: string): string => formatterOf('UTC', { dateStyle: 'full' }).format(new Date(day));

export const timeInWords = (at: string, timeZone: string): string =>
  formatterOf(timeZone, { timeStyle: 'short' }).format(new Date(at));

/** `Wednesday 3 February 2027, 17:00`. */
export const momentInWords = (at: string, timeZone: string): string =>
  `${formatterOf(timeZone, { dateStyle: 'full' }).format(new Date(at))}, ${timeInWords(at, timeZone)}`;

type Style = { dateStyle: 'full' } | { timeStyle: 'short' };

/** Two for each time zone. To make one takes a quarter of a millisecond, and every e-mail of an appointment needs both. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string, style: Style): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(style).join()}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...style });
  formatters.set(key, made);
  return made;
}

/** The ways to answer, since nobody reads answers to the e-mail itself. */
const askedFor: Readonly<Record<AnswerChoice, string>> = {
  confirm: 'Please confirm here:',
  another_time: 'Please confirm here, or ask for another time:',
  take_time: 'Please confirm here, or take another time:',
};

/** The page, with what it is for. */
export const wayInWords = ({ link, choice }: WayToAnswer): string => `${askedFor[choice]}\n${link}`;

/** `way` is left out where an e-mail names several pages itself. */
export function answerWords({ email = '', phone = '', website = '' }: Brand, way?: WayToAnswer): string {
  const ways = [email && `write to ${email}`, phone && `call ${phone}`].filter(Boolean).join(' or ');
  const page = way === undefined ? '' : wayInWords(way);
  const people =
    ways === ''
      ? way === undefined && 'If you cannot be there, please let us know.'
      : `If you cannot be there, or have a question, ${ways}.${website === '' ? '' : `\n${website}`}`;
  return [page, people].filter(Boolean).join('\n\n');
}

/** The place of the keys, for the clerk. */
export const keysInWords = (place: string): string => (place === '' ? 'not known yet' : place);

/** The assumed length of a visit when none is given. */
export const STANDARD_MINUTES = 60;

/** 90 → `1 hour 30 minutes`. */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const counted = (count: number, noun: string) => (count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`);
  return [counted(hours, 'hour'), counted(rest, 'minute')].filter(Boolean).join(' ');
}
