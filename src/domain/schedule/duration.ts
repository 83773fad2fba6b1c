/** ISO 8601 durations as the trade uses them: days, hours and minutes, kept as whole minutes. */

const number = String.raw`(\d{1,7}(?:[.,]\d{1,9})?)`;
const pattern = new RegExp(
  `^P(?:0+Y)?(?:0+M)?(?:${number}W)?(?:${number}D)?(?:T(?:${number}H)?(?:${number}M)?(?:${number}S)?)?$`,
);
/** Only the last part may have a fraction. */
const early = /[.,]\d+[A-Z]./;

/** Minutes of `PT1H30M`; undefined when it is no duration or under a minute. Months and years have no fixed length. */
export function readDuration(text: string): number | undefined {
  const parts = pattern.exec(text);
  if (parts === null || text.endsWith('T') || early.test(text)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
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
