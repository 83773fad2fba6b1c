/** What a meter counted between two readings, when both are plain numbers of one unit and the later one is not lower. */

export function meterUse(before: string, now: string): string | null {
  const [from, to] = [readNumber(before), readNumber(now)];
  // A lower reading is a new meter, a rollover or a mistake: none of them is a consumption.
  if (from === undefined || to === undefined || to.value < from.value || !isOneUnit(from, to)) return null;
  const used = (to.value - from.value).toFixed(Math.max(from.places, to.places));
  return [used, to.unit ?? from.unit].filter(Boolean).join(' ');
}

/** Lower than before, whether the unit is written after it or not: a new meter, a rollover or a mistake. */
export function ranBackwards(before: string, now: string): boolean {
  const [from, to] = [readNumber(before), readNumber(now)];
  return from !== undefined && to !== undefined && to.value < from.value && isOneUnit(from, to);
}

/** A number, with whatever unit; `No access: lid seized` is none. */
export function isReading(text: string): boolean {
  return /^\W*\d/.test(text);
}

/** A number and the unit it may have: from the front to the end there is one way to read it. */
const plain = /^(\d[\d\s,]*)(?:(\.\d+)\s*)?(kwh|m3|m³|ft3|ft³|units?|l|litres?)?$/i;

type Reading = { value: number; places: number; unit: string | undefined };

/** `12,345.6 kWh` → 12345.6, one place, kWh */
function readNumber(reading: string): Reading | undefined {
  const [, whole, fraction = '', unit] = plain.exec(reading.trim()) ?? [];
  if (whole === undefined) return undefined;
  return {
    value: Number(`${whole.replaceAll(/[\s,]/g, '')}${fraction}`),
    places: Math.max(fraction.length - 1, 0),
    unit,
  };
}

/** A meter of cubic feet that gave way to one of cubic metres: their numbers have nothing to do with each other. */
function isOneUnit(before: Reading, now: Reading): boolean {
  const [one, other] = [plainUnit(before), plainUnit(now)];
  return one === '' || other === '' || one === other;
}

const spellings: Record<string, string> = { 'm³': 'm3', unit: 'units', litre: 'l', litres: 'l' };

function plainUnit({ unit = '' }: Reading): string {
  const lower = unit.toLowerCase();
  return spellings[lower] ?? lower;
}
