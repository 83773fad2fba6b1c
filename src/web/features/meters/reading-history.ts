/** Orders the readings of a meter by time, and marks odd ones. Readings are text on the wire: `04512.3 kWh`. */
import type { Meter } from '#web/queries/generated/types.gen.ts';

export type Reading = { text: string; value: number | undefined; date: string };

/** The number in a reading, without thousands' separators; undefined when there is none. */
export function readingValue(text: string): number | undefined {
  const match = /-?\d[\d ,]*(?:\.\d+)?/.exec(text);
  return match === null ? undefined : Number(match[0].replaceAll(/[ ,]/g, ''));
}

/** Oldest first, the current one last. */
export function readingHistory(meter: Meter): Reading[] {
  const all = [{ reading: meter.reading, date: meter.date }, ...(meter.previous_readings ?? [])];
  return all
    .filter(({ reading }) => reading !== '')
    .map(({ reading, date }) => ({ text: reading, value: readingValue(reading), date }))
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

/** A year's use of a large household; above it a digit was probably misread. */
const oddJumpFactor = 10;

export function readingWarning(history: readonly Reading[]): string | undefined {
  const [last, before, earlier] = history.toReversed();
  if (last?.value === undefined) return last === undefined ? undefined : 'The reading has no number.';
  if (before?.value === undefined) return undefined;
  if (last.value < before.value) return `Lower than the reading before it (${before.text}).`;
  if (earlier?.value === undefined || earlier.value >= before.value) return undefined;
  const rate = ratePerDay(earlier, before);
  const usual = ratePerDay(before, last) / rate;
  return usual > oddJumpFactor ? `Rises ${Math.round(usual)} times as fast as before.` : undefined;
}

function ratePerDay(from: Reading, to: Reading): number {
  const days = Math.max((Date.parse(to.date) - Date.parse(from.date)) / 86_400_000, 1);
  return ((to.value ?? 0) - (from.value ?? 0)) / days;
}
