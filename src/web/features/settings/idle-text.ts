/** A number of minutes in the largest unit that it fills. */
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
