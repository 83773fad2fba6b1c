/** Days as the screens write them: `Wed 5 Feb 2031`. */
export function shortDay(day: string, { year = true } = {}): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(',', '');
}
