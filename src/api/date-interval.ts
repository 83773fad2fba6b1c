/** ISO 8601 dates, durations and intervals as filters take them, meant in the account's time zone. */
import { Temporal } from 'temporal-polyfill';
import { invalid } from '#domain/refusal.ts';
import type { Interval } from '#store/inspections/inspections-filter.ts';

const parameter = 'conduct_date';

type End =
  | { kind: 'open' }
  | { kind: 'day'; day: Temporal.PlainDate }
  | { kind: 'moment'; at: Temporal.Instant }
  | { kind: 'duration'; span: Temporal.Duration };

/**
 * `start/end`, `start/duration`, `duration/end`, `..` for an open end; one date is that day. Ends that are dates
 * include the whole day: `2027-02-01/2027-02-05` and `2027-02-01/P5D` are the same five days.
 */
export function readInterval(text: string, timeZone: string): Interval {
  const parts = text.split('/');
  if (parts.length > 2) throw fault(`has more than one '/'`);
  const [first, last = first] = parts.map((part) => readEnd(part, timeZone)) as [End, End | undefined];
  if (first.kind === 'duration' && last.kind === 'duration') throw fault('needs a start or an end beside the duration');
  const interval = {
    from: first.kind === 'duration' ? before(last, first.span, timeZone) : startOf(first, timeZone),
    until: last.kind === 'duration' ? after(first, last.span, timeZone) : endOf(last, timeZone),
  };
  const { from, until } = interval;
  const order = from === null || until === null ? -1 : Temporal.Instant.compare(from, until);
  // The midnight that ends a day is no longer of that day.
  if (order > 0 || (order === 0 && last.kind === 'day')) throw fault('ends before it starts');
  return {
    from: from?.toString() ?? null,
    until: until?.toString() ?? null,
    untilIncluded: last.kind === 'moment',
  };
}

function readEnd(text: string, timeZone: string): End {
  // A `+` of an offset that was not encoded arrives as a space.
  const word = text.trim().replace(' ', '+');
  if (word === '..') return { kind: 'open' };
  try {
    if (/^[+-]?P/i.test(word)) return { kind: 'duration', span: positive(Temporal.Duration.from(word)) };
    if (/^\d{4}-\d\d-\d\d$/.test(word)) return { kind: 'day', day: inRange(Temporal.PlainDate.from(word)) };
    if (/T/i.test(word) && /(Z|[+-]\d\d:?\d\d)$/i.test(word))
      return { kind: 'moment', at: checked(Temporal.Instant.from(word)) };
    if (/T/i.test(word)) {
      const at = Temporal.PlainDateTime.from(word).toZonedDateTime(timeZone).toInstant();
      return { kind: 'moment', at: checked(at) };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  if (word === '') throw fault(`has nothing where an end belongs; an open end is '..'`);
  throw fault(`has '${word}', which is no ISO 8601 date, date-time or duration`);
}

function positive(span: Temporal.Duration): Temporal.Duration {
  if (span.sign <= 0) throw new RangeError('not positive');
  return span;
}

/** Dates that the database can hold and anybody can mean. */
function inRange(day: Temporal.PlainDate): Temporal.PlainDate {
  if (day.year < 1000 || day.year > 2999) throw new RangeError('out of range');
  return day;
}

function checked(at: Temporal.Instant): Temporal.Instant {
  inRange(at.toZonedDateTimeISO('UTC').toPlainDate());
  return at;
}

function startOf(end: End, timeZone: string): Temporal.Instant | null {
  if (end.kind === 'day') return end.day.toZonedDateTime(timeZone).toInstant();
  return end.kind === 'moment' ? end.at : null;
}

function endOf(end: End, timeZone: string): Temporal.Instant | null {
  return end.kind === 'day'
    ? startOf({ kind: 'day', day: end.day.add({ days: 1 }) }, timeZone)
    : startOf(end, timeZone);
}

function after(start: End, span: Temporal.Duration, timeZone: string): Temporal.Instant {
  return moved(startOf(start, timeZone), (at) => at.add(span), timeZone);
}

function before(end: End, span: Temporal.Duration, timeZone: string): Temporal.Instant {
  return moved(endOf(end, timeZone), (at) => at.subtract(span), timeZone);
}

/** By the calendar of the zone, so that a day across the change of clocks is still a day. */
function moved(
  at: Temporal.Instant | null,
  move: (at: Temporal.ZonedDateTime) => Temporal.ZonedDateTime,
  timeZone: string,
): Temporal.Instant {
  if (at === null) throw fault('has a duration without a start or an end');
  try {
    return checked(move(at.toZonedDateTimeISO(timeZone)).toInstant());
  } catch (error) {
    if (error instanceof RangeError) throw fault('reaches further than dates go');
    throw error;
  }
}

function fault(why: string) {
  return invalid({ parameter, code: 'interval', detail: `${parameter} ${why}.` });
}
