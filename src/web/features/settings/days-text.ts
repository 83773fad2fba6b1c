/** Days as people say them: `730` → `2 years`, `90` → `90 days` */
export function daysText(days: number): string {
  if (days % DAYS_OF_A_YEAR !== 0) return `${days} days`;
  const years = days / DAYS_OF_A_YEAR;
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

const DAYS_OF_A_YEAR = 365;
