/** ISO 8601 durations as the trade uses them: days, hours and minutes, kept as whole minutes. */

const pattern = /^P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/;

/** Minutes of `PT1H30M`; undefined when it is no duration or under a minute. Months and years have no fixed length. */
export function readDuration(text: string): number | undefined {
  const parts = pattern.exec(text);
  if (parts === null || text.endsWith('T')) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const exact = ((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60;
  const total = Math.round(exact);
  return exact >= 1 && total < 1_000_000 ? total : undefined;
}

export function isDuration(text: string): boolean {
  return readDuration(text) !== undefined;
}

/** 90 → `PT1H30M`. */
export function writeDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `PT${rest}M`;
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`;
}
