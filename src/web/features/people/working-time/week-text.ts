/** The hours that somebody works, in words and in the order of the week. */

/** `day`: 1 Monday to 7 Sunday; `from` and `to`: `09:30`, on the account's clock. */
export type Span = { day: number; from: string; to: string };

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const LAST_WORKDAY = 5;

export const inOrder = (spans: readonly Span[]): Span[] =>
  spans
    .map(({ day, from, to }) => ({ day, from, to }))
    .sort((one, other) => one.day - other.day || one.from.localeCompare(other.from));

/** `Mon–Fri 09:00–17:30`, `Sat 09:00–12:00 and 13:00–16:00`: days in a row with the same hours share a line. */
export function weekLines(spans: readonly Span[]): string[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const [index] of weekdays.entries()) {
    const day = index + 1;
    const hours = hoursOf(day, spans);
    if (hours === '') continue;
    const before = lines.at(-1);
    if (before?.last === day - 1 && before.hours === hours) before.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => `${daysText(first, last)} ${hours}`);
}

export const weekText = (spans: readonly Span[]): string => weekLines(spans).join(', ');

/** Every working day from Monday to Friday with Monday's hours; the weekend stays. */
export function likeMonday(spans: readonly Span[]): Span[] {
  const monday = spans.filter(({ day }) => day === 1);
  const weekend = spans.filter(({ day }) => day > LAST_WORKDAY);
  const workdays = weekdays
    .slice(0, LAST_WORKDAY)
    .flatMap((_, index) => monday.map((span) => ({ ...span, day: index + 1 })));
  return inOrder([...workdays, ...weekend]);
}

const hoursOf = (wanted: number, spans: readonly Span[]) =>
  inOrder(spans)
    .filter(({ day }) => day === wanted)
    .map(({ from, to }) => `${from}–${to}`)
    .join(' and ');

function daysText(first: number, last: number): string {
  const [from, to] = [first, last].map((day) => weekdays[day - 1]?.slice(0, 3));
  if (first === last) return from ?? '';
  return `${from}${last === first + 1 ? ', ' : '–'}${to}`;
}
