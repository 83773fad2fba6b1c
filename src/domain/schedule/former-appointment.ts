/** Tells whether an appointment still stands as its calendar entry says (iCalendar, RFC 5545). */

type Booked = {
  /** A day (`2027-02-03`), or an instant. */
  date: string | null;
  isConfirmed: boolean;
  isCancelled: boolean;
};

/** Undefined when the inspection is still as the entry says: cancelled, or at that hour, or on that day. */
export function changeSince(
  calendar: string,
  { date, isConfirmed, isCancelled }: Booked,
): 'changed' | 'cancelled' | undefined {
  if (/^METHOD:CANCEL\r$/m.test(calendar)) return isCancelled ? undefined : 'changed';
  if (isCancelled) return 'cancelled';
  const start = startLine(calendar)?.split(':').at(-1);
  return isConfirmed && date !== null && start === startOf(date) ? undefined : 'changed';
}

const startLine = (calendar: string) => calendar.split('\r\n').find((line) => line.startsWith('DTSTART'));

/** Spells a day or an hour as iCalendar does: `20270203`, `20270203T093000Z`. */
function startOf(date: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date);
  return (isDay ? date : new Date(date).toISOString()).replaceAll(/[-:]|\.\d+/g, '');
}

/** An e-mail of several visits has one calendar after another: mail programs read one entry of a calendar alone. */
export const splitCalendars = (calendars: string): string[] => calendars.split(/(?<=\r\nEND:VCALENDAR\r\n)/);
