/** Times that people set, in words. A number of minutes is said in the largest unit that it fills. */
const units = [
  { minutes: 7 * 24 * 60, name: 'week' },
  { minutes: 24 * 60, name: 'day' },
  { minutes: 60, name: 'hour' },
  { minutes: 1, name: 'minute' },
];

/** `60` → `1 hour`, `90` → `90 minutes` */
export function idleText(minutes: number): string {
  const unit = units.find((each) => minutes % each.minutes === 0) ?? { minutes: 1, name: 'minute' };
  const count = minutes / unit.minutes;
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** Days as people say them: `730` → `2 years`, `90` → `90 days` */
export function daysText(days: number): string {
  if (days % DAYS_OF_A_YEAR !== 0) return `${days} days`;
  const years = days / DAYS_OF_A_YEAR;
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

const DAYS_OF_A_YEAR = 365;
