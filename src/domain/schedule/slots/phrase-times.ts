/** Times in a phrase: `pm`, `morning`, `after 2pm`, `before 11`, `at 10:30`. */
import type { Reader } from './slot-ask.ts';

const NOON = 12 * 60;
const EVENING = 17 * 60;
/** `at 10` means about then: it may be taken. */
const ABOUT = 60;

const parts: Readonly<Record<string, { earliest?: number; latest?: number }>> = {
  am: { latest: NOON - 1 },
  morning: { latest: NOON - 1 },
  pm: { earliest: NOON },
  afternoon: { earliest: NOON },
  evening: { earliest: EVENING },
};

export const readTimes: Reader = (words, at, ask) => {
  const word = words[at] ?? '';
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) {
    Object.assign(ask, part);
    return 1;
  }
  const time = minuteOf(words[at + 1] ?? '', true);
  if (time === undefined) return 0;
  if (word === 'after' || word === 'from') {
    ask.earliest = time;
    return 2;
  }
  if (word === 'before' || word === 'until' || word === 'by') {
    ask.latest = time - 1;
    return 2;
  }
  if (word !== 'at' && word !== 'around' && word !== 'about') return 0;
  near(ask, time);
  return 2;
};

/** `10:30` and `2pm`; a number alone is no time. */
export const readClock: Reader = (words, at, ask) => {
  const time = minuteOf(words[at] ?? '', false);
  if (time === undefined) return 0;
  near(ask, time);
  return 1;
};

function near(ask: Parameters<Reader>[2], time: number): void {
  ask.near = time;
  ask.earliest = time - ABOUT;
  ask.latest = time + ABOUT;
}

/** Minutes of the day. `takesNumber`: `after 2` has no other meaning, and at two in the night nobody comes. */
function minuteOf(word: string, takesNumber: boolean): number | undefined {
  if (word === 'noon') return NOON;
  const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?(am|pm)?$/.exec(word) ?? [];
  if (hours === undefined || (half === undefined && !takesNumber && !/[:.]/.test(word))) return undefined;
  const hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  const isAfternoon = half === 'pm' || (half === undefined && hour < 7);
  return ((hour % 12) + (isAfternoon || (half === undefined && hour >= 12) ? 12 : 0)) * 60 + Number(minutes);
}
