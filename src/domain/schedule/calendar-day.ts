/** Arithmetic of days of the calendar, `2027-02-03`, which know no time zone. */

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * 86_400_000);

/** The same day of another month, or its last: 31 January and one month are 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** From 1, Monday, to 7, Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
