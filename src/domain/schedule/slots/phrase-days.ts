/** Days in a phrase: `Wed`, `tomorrow`, `next week`, `3rd Dec`, `3/12`, `2027-02-03`. */

export type ReadDay = { from: string; to: string; words: number };

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekdayWord = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthWord =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `2` and `two`. */
export function readNumber(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = numbers.indexOf(word);
  return at > 0 ? at : undefined;
}

/** The day so many days after another. */
export function weekdaysFrom(day: string, more: number): string {
  return new Date(Date.parse(day) + more * 86_400_000).toISOString().slice(0, 10);
}

/** Monday is 1. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
const single = (day: string | undefined, words: number): ReadDay | undefined =>
  day === undefined ? undefined : { from: day, to: day, words };

/** Reads up to three words; undefined where the first begins no day. */
export function readDay(words: readonly string[], today: string): ReadDay | undefined {
  const [first = '', second = ''] = words;
  if (first === 'today') return single(today, 1);
  if (first === 'tomorrow' || first === 'tmr') return single(weekdaysFrom(today, 1), 1);
  if (first === 'this' || first === 'next') {
    const found = readAfter(first, second, today);
    if (found !== undefined) return found;
  }
  if (weekdayWord.test(first)) return single(nextWeekday(first, today), 1);
  return readDate(words, today);
}

/** A weekday alone is the next one, never today. */
function nextWeekday(word: string, today: string): string {
  const wanted = weekdays.indexOf(word.slice(0, 3)) + 1;
  return weekdaysFrom(today, ((wanted - weekdayOf(today) + 6) % 7) + 1);
}

/** `next Wed` is that of the week that begins with the next Monday. */
function readAfter(first: string, second: string, today: string): ReadDay | undefined {
  const monday = weekdaysFrom(today, 8 - weekdayOf(today));
  if (second === 'week')
    return first === 'next'
      ? { from: monday, to: weekdaysFrom(monday, 6), words: 2 }
      : { from: today, to: weekdaysFrom(monday, -1), words: 2 };
  if (!weekdayWord.test(second)) return undefined;
  const wanted = weekdays.indexOf(second.slice(0, 3));
  return single(first === 'next' ? weekdaysFrom(monday, wanted) : nextWeekday(second, today), 2);
}

function readDate(words: readonly string[], today: string): ReadDay | undefined {
  const [first = '', second = ''] = words;
  if (/^\d{4}-\d\d-\d\d$/.test(first)) return single(existing(first), 1);
  const [, numberedDay, numberedMonth, year] = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d\d))?$/.exec(first) ?? [];
  if (numberedDay !== undefined) return single(dateOf(numberedDay, Number(numberedMonth), year, today), 1);
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(first) ?? [];
  if (day !== undefined && monthWord.test(second)) return single(dateOf(day, monthOf(second), undefined, today), 2);
  const [, dayAfter] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(second) ?? [];
  if (dayAfter !== undefined && monthWord.test(first))
    return single(dateOf(dayAfter, monthOf(first), undefined, today), 2);
  return undefined;
}

const monthOf = (word: string): number => months.indexOf(word.slice(0, 3)) + 1;

/** Without a year the next such day: in December `3 Jan` is of the year to come. */
function dateOf(day: string, month: number, year: string | undefined, today: string): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const inYear = (full: number) => existing(`${full}-${two(month)}-${two(Number(day))}`);
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const thisYear = Number(today.slice(0, 4));
  const date = inYear(thisYear);
  return date !== undefined && date < today ? inYear(thisYear + 1) : date;
}

/** 31 February can be written, and is no day. */
function existing(date: string): string | undefined {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
}
