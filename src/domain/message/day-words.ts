/** The next day of a clerk in words, for the e-mail that tells them of it. */
import { dateInWords, durationInWords, keysInWords, STANDARD_MINUTES, timeInWords } from './notification-words.ts';

type Visit = {
  typeName: string;
  /** The parts of an address, of which some are not given. */
  address: readonly (string | null)[];
  /** A moment; null where only the day is agreed. */
  at: string | null;
  minutes: number | null;
  keys: string;
  /** Names with their numbers. */
  contacts: readonly string[];
  link: string;
};

/** `day` such as 2027-02-03. */
export function dayWords({ day, visits, timeZone }: { day: string; visits: readonly Visit[]; timeZone: string }) {
  const [first] = visits;
  return {
    date: dateInWords(day),
    count: visits.length === 1 && first !== undefined ? first.typeName : `${visits.length} visits`,
    visits: visits.map((visit) => visitInWords(visit, timeZone)).join('\n\n'),
  };
}

function visitInWords({ typeName, address, at, minutes, keys, contacts, link }: Visit, timeZone: string): string {
  const time = at === null ? 'A time to be agreed' : timeInWords(at, timeZone);
  return [
    `${time}, ${durationInWords(minutes ?? STANDARD_MINUTES)}: ${typeName}`,
    address.filter((part) => part !== null && part !== '').join(', '),
    `Keys: ${keysInWords(keys)}`,
    ...(contacts.length === 0 ? [] : [`Contacts: ${contacts.join(', ')}`]),
    link,
  ].join('\n');
}
