/** Asks before an appointment is given a day that is over: taken, for visits that were never booked, but not unseen. */
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';

/** `before`: the day it had, which nobody is asked about. */
export async function isDayMeant(day: string, before: string | undefined): Promise<boolean> {
  if (day === (before ?? '') || day >= today()) return true;
  return confirm({
    title: 'This day is over',
    text: `${dateText(day)} lies in the past: the visit is late at once, and its contacts are not told.`,
    action: 'Take this day',
    keep: 'Choose another',
  });
}
