/** Asks before an appointment is given a day that is over: taken, for visits that were never booked, but not unseen. */
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';

/** Undefined without a day, and of one that is not over. `before`: the day it had, which nobody is asked about. */
export function pastDayText(day: string, before: string | undefined): string | undefined {
  if (day === '' || day === before || day >= today()) return undefined;
  return `${dateText(day)} lies in the past: the visit is late at once, and its contacts are not told.`;
}

export async function isDayMeant(day: string, before: string | undefined): Promise<boolean> {
  const text = pastDayText(day, before);
  if (text === undefined) return true;
  return confirm({
    title: 'This day is over',
    text,
    action: 'Take this day',
    keep: 'Choose another',
  });
}
