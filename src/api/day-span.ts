/** Days of the calendar as moments: whole days of the account, the last one included. */
import { Temporal } from 'temporal-polyfill';

/** `from` and `until`: `2027-02-03`. The span ends with the midnight after its last day. */
export function daySpan(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  timeZone: string,
): { from: string | undefined; until: string | undefined } {
  const startOf = (day: string, more: number) =>
    Temporal.PlainDate.from(day).add({ days: more }).toZonedDateTime(timeZone).toInstant().toString();
  return {
    from: from === undefined ? undefined : startOf(from, 0),
    until: until === undefined ? undefined : startOf(until, 1),
  };
}
