/**
 * Computes the use of a meter between two readings, if both are plain numbers of one unit and the later is not lower.
 */

export function meterUse(before: string, now: string): string | null {
  const [from, to] = [readNumber(before), readNumber(now)];
  // A lower reading is a new meter, a rollover or a mistake: none of them is a consumption.
  if (from === undefined || to === undefined || to.value < from.value || !isOneUnit(from, to)) return null;
  const used = (to.value - from.value).toFixed(Math.max(from.decimals, to.decimals));
  return [used, to.unit ?? from.unit].filter(Boolean).join(' ');
}

/** True for a lower reading than before, with the unit or without: a new meter, a rollover or a mistake. */
export function ranBackwards(before: string, now: string): boolean {
  const [from, to] = [readNumber(before), readNumber(now)];
  return from !== undefined && to !== undefined && to.value < from.value && isOneUnit(from, to);
}

/** True for a reading from before the day of the visit: the meter was not read there. */
export function isOfEarlierDay(date: string | null, visit: string | null): boolean {
  return date !== null && visit !== null && Date.parse(date) < Date.parse(visit) - longestVisit;
}

/** In milliseconds. Clerks note a reading before they start the report, and dates without a time begin at midnight. */
const longestVisit = 24 * 60 * 60 * 1000;

/** True for a number with any unit; `No access: lid seized` is none. */
export function isReading(text: string): boolean {
  return /^\W*\d/.test(text);
}

/** A number and perhaps its unit. The pattern can match in one way only, so its time is linear. */
const plain = /^(\d[\d\s,]*)(?:(\.\d+)\s*)?(kwh|m3|m³|ft3|ft³|units?|l|litres?)?$/i;

type Reading = { value: number; decimals: number; unit: string | undefined };

/** `12,345.6 kWh` → 12345.6, one decimal, kWh */
function readNumber(reading: string): Reading | undefined {
  const [, whole, fraction = '', unit] = plain.exec(reading.trim()) ?? [];
  if (whole === undefined) return undefined;
  return {
    value: Number(`${whole.replaceAll(/[\s,]/g, '')}${fraction}`),
    decimals: Math.max(fraction.length - 1, 0),
    unit,
  };
}

/** A meter of cubic feet may give way to one of cubic metres; their numbers cannot be compared. */
function isOneUnit(before: Reading, now: Reading): boolean {
  const [one, other] = [plainUnit(before), plainUnit(now)];
  return one === '' || other === '' || one === other;
}

const spellings: Record<string, string> = { 'm³': 'm3', unit: 'units', litre: 'l', litres: 'l' };

function plainUnit({ unit = '' }: Reading): string {
  const lower = unit.toLowerCase();
  return spellings[lower] ?? lower;
}
