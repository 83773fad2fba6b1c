/**
 * Reads what somebody says on the phone: `2-bed check-out PO4 8AA Wed pm`. The words are taken from left to right, each by the
 * first reader that knows it, so that the time grows with their number alone. `unread` has the words that nobody knows.
 */
import { type InspectionTypeCode, types } from '../../inspection-type.ts';
import { readDay, readNumber, weekdaysFrom } from './phrase-days.ts';
import { readClock, readTimes } from './phrase-times.ts';
import type { Reader, SlotAsk } from './slot-ask.ts';

/** Nobody says more in one breath. */
const LONGEST = 200;
const A_WEEK = 6;

/** `today`: the account's, `2027-02-03`. */
export function readSlotPhrase(text: string, today: string): SlotAsk {
  const words = wordsOf(text);
  const ask: SlotAsk = { from: today, to: weekdaysFrom(today, A_WEEK), isDated: false, unread: [] };
  for (let at = 0; at < words.length; ) {
    const taken = readers.reduce((found, read) => (found > 0 ? found : read(words, at, ask, today)), 0);
    if (taken === 0) ask.unread.push(words[at] ?? '');
    at += Math.max(1, taken);
  }
  return ask;
}

/** Whether it is a wish for a slot and no mere search: a place, and something that no address says. */
export const asksForSlot = ({ postcode, type, beds, isDated, earliest, latest, unread }: SlotAsk): boolean =>
  postcode !== undefined &&
  unread.length === 0 &&
  (type !== undefined || beds !== undefined || isDated || earliest !== undefined || latest !== undefined);

/** `2-bed check-out` → `2 bed check out`; the hyphens of `2027-02-03` stay. */
const wordsOf = (text: string): string[] =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/-(?=[a-z])/g, ' ')
    .replaceAll(/(?<=[a-z])-/g, ' ')
    .split(/[\s,;]+/)
    .map((word) => word.replace(/[.?!]$/, ''))
    .filter((word) => word !== '');

/** Longer ones first. */
const typeWords: readonly (readonly [words: string, type: InspectionTypeCode])[] = [
  ['inventory and check in', types.inventoryAndCheckIn],
  ['inventory & check in', types.inventoryAndCheckIn],
  ['inventory + check in', types.inventoryAndCheckIn],
  ['routine inspection', types.routine],
  ['routine visit', types.routine],
  ['risk assessment', types.riskAssessment],
  ['mid term', types.routine],
  ['check out', types.checkOut],
  ['move out', types.checkOut],
  ['check in', types.checkIn],
  ['move in', types.checkIn],
  ['midterm', types.routine],
  ['routine', types.routine],
  ['checkout', types.checkOut],
  ['checkin', types.checkIn],
  ['inventory', types.inventory],
  ['inv', types.inventory],
  ['inspection', types.inspection],
  ['update', types.update],
];
const splitTypes = typeWords.map(([words, type]) => [words.split(' '), type] as const);

const startsWith = (words: readonly string[], at: number, wanted: readonly string[]): boolean =>
  wanted.every((word, nth) => words[at + nth] === word);

const readType: Reader = (words, at, ask) => {
  const found = splitTypes.find(([wanted]) => startsWith(words, at, wanted));
  if (found === undefined) return 0;
  const [wanted, type] = found;
  ask.type = type;
  return wanted.length;
};

const bedWord = /^(?:beds?|bedrooms?|bedroomed)$/;
const readBeds: Reader = (words, at, ask) => {
  const word = words[at] ?? '';
  if (word === 'studio') {
    ask.beds = 0;
    return 1;
  }
  const [, joined] = /^(\d{1,2})(?:beds?|bedrooms?)$/.exec(word) ?? [];
  if (joined !== undefined) {
    ask.beds = Number(joined);
    return 1;
  }
  const beds = readNumber(word);
  if (beds === undefined || !bedWord.test(words[at + 1] ?? '')) return 0;
  ask.beds = beds;
  return 2;
};

const readFurnished: Reader = (words, at, ask) => {
  const word = words[at] ?? '';
  if ((word === 'part' || word === 'partly') && words[at + 1] === 'furnished') {
    ask.furnished = 'Part Furnished';
    return 2;
  }
  if (word === 'fully' && words[at + 1] === 'furnished') {
    ask.furnished = 'Fully Furnished';
    return 2;
  }
  if (word !== 'furnished' && word !== 'unfurnished') return 0;
  ask.furnished = word === 'furnished' ? 'Fully Furnished' : 'Unfurnished';
  return 1;
};

const outward = /^[a-z]{1,2}\d[a-z\d]?$/;
/** Royal Mail uses no C, I, K, M, O and V there, which keeps `2pm` out. */
const inward = /^\d[abd-hjlnp-uw-z]{2}$/;
const wholePostcode = /^([a-z]{1,2}\d[a-z\d]?)(\d[abd-hjlnp-uw-z]{2})$/;
/** `PO4 3rd Dec` is a district and a day. */
const ordinal = /^(?:1st|2nd|3rd)$/;

const readPostcode: Reader = (words, at, ask, today) => {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const [, district, rest] = wholePostcode.exec(word) ?? [];
  if (district !== undefined && rest !== undefined) {
    ask.postcode = `${district} ${rest}`.toUpperCase();
    return 1;
  }
  if (!outward.test(word)) return 0;
  const isDay = ordinal.test(next) && readDay(words.slice(at + 1, at + 4), today) !== undefined;
  const hasRest = inward.test(next) && !isDay;
  ask.postcode = (hasRest ? `${word} ${next}` : word).toUpperCase();
  return hasRest ? 2 : 1;
};

const readDays: Reader = (words, at, ask, today) => {
  const day = readDay(words.slice(at, at + 3), today);
  if (day === undefined) return 0;
  const follows = ask.isDated && ask.from === ask.to && day.from > ask.from;
  // `Wed to Fri`, and `Wed Fri`, are the days from one to the other.
  if (!follows) ask.from = day.from;
  ask.to = day.to;
  ask.isDated = true;
  return day.words;
};

const readLength: Reader = (words, at, ask) => {
  const word = words[at] ?? '';
  const [, hours, rest = '0'] = /^(\d)h(\d\d)?$/.exec(word) ?? [];
  if (hours !== undefined) {
    ask.minutes = Number(hours) * 60 + Number(rest);
    return 1;
  }
  const [, count, unit] = /^(\d{1,3})(min|mins|minutes|hr|hrs|hours)$/.exec(word) ?? [];
  if (count !== undefined && unit !== undefined) {
    ask.minutes = Number(count) * (unit.startsWith('m') ? 1 : 60);
    return 1;
  }
  const number = readNumber(word);
  const [isMinutes, isHours] = [/^(?:mins?|minutes?)$/, /^(?:hrs?|hours?)$/].map((one) =>
    one.test(words[at + 1] ?? ''),
  );
  if (number === undefined || (!isMinutes && !isHours)) return 0;
  ask.minutes = number * (isMinutes ? 1 : 60);
  return 2;
};

const fillers = new Set(
  'a an and at by flat for free from home house in is me near of on please property slot somebody the to until us we who with'.split(
    ' ',
  ),
);
const readFiller: Reader = (words, at) => (fillers.has(words[at] ?? '') ? 1 : 0);

const readers: readonly Reader[] = [
  readType,
  readBeds,
  readFurnished,
  readLength,
  readPostcode,
  readDays,
  readTimes,
  readClock,
  readFiller,
];
