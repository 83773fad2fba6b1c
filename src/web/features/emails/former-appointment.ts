/** Whether the appointment in an e-mail still stands. The service refuses to send one again that does not. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';

type Booked = Pick<Inspection, 'conduct_date' | 'conduct_date_option' | 'cancelled_at'>;

/** Undefined where it is as it says: cancelled, or at that hour or on that day. */
export function changeSince(calendar: string, booked: Booked): 'changed' | 'cancelled' | undefined {
  const isCancelled = (booked.cancelled_at ?? null) !== null;
  if (/^METHOD:CANCEL\r$/m.test(calendar)) return isCancelled ? undefined : 'changed';
  if (isCancelled) return 'cancelled';
  const start = /^DTSTART[^:\r]*:(.*)\r$/m.exec(calendar)?.[1];
  return booked.conduct_date_option === 0 && start === startOf(booked.conduct_date) ? undefined : 'changed';
}

/** As iCalendar writes a day, or an hour: `20270203`, `20270203T093000Z`. */
function startOf(date: string | null): string | undefined {
  if (date === null) return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date);
  return (isDay ? date : new Date(date).toISOString()).replaceAll(/[-:]|\.\d+/g, '');
}
