/** What a meter counted between two readings, when both are plain numbers of one unit and the later one is not lower. */

export function meterUse(before: string, now: string): string | null {
  const [from, to] = [numberOf(before), numberOf(now)];
  // A lower reading is a new meter, a rollover or a mistake: none of them is a consumption.
  if (from === null || to === null || to < from || !isOneUnit(before, now)) return null;
  const places = Math.max(placesOf(before), placesOf(now));
  return [(to - from).toFixed(places), unitOf(now) ?? unitOf(before)].filter(Boolean).join(' ');
}

/** Lower than before, whether the unit is written after it or not: a new meter, a rollover or a mistake. */
export function ranBackwards(before: string, now: string): boolean {
  const [from, to] = [numberOf(before), numberOf(now)];
  return from !== null && to !== null && to < from && isOneUnit(before, now);
}

/** A number, with whatever unit; `No access: lid seized` is none. */
export function isReading(text: string): boolean {
  return /^\W*\d/.test(text);
}

const plain = /^\s*(\d[\d\s,]*(?:\.\d+)?)\s*(?:kwh|m3|m³|ft3|ft³|units?|l|litres?)?\s*$/i;

/** `12,345.6 kWh` → 12345.6 */
function numberOf(reading: string): number | null {
  const [, digits] = plain.exec(reading) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[\s,]/g, ''));
}

function unitOf(reading: string): string | undefined {
  return /[\d\s]([a-zµ][a-z0-9³]*)\s*$/i.exec(reading)?.[1];
}

/** A meter of cubic feet that gave way to one of cubic metres: their numbers have nothing to do with each other. */
function isOneUnit(before: string, now: string): boolean {
  const [one, other] = [before, now].map((reading) => spellings[plainUnit(reading)] ?? plainUnit(reading));
  return one === '' || other === '' || one === other;
}

const spellings: Record<string, string> = { 'm³': 'm3', unit: 'units', litre: 'l', litres: 'l' };

function plainUnit(reading: string): string {
  return unitOf(reading)?.toLowerCase() ?? '';
}

function placesOf(reading: string): number {
  const [, digits] = plain.exec(reading) ?? [];
  return digits?.split('.')[1]?.length ?? 0;
}
