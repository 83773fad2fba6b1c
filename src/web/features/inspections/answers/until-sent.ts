/** How long a page waits before it looks again whether the e-mails of a report have gone. */
import { SECONDS_TO_TAKE_BACK } from '#domain/correction/taking-back.ts';

/** In milliseconds: the service sends by its own clock, and that of the computer may be another. */
const AFTER_SENDING = 1_500;
const SOONEST = 3_000;
const LATEST = SECONDS_TO_TAKE_BACK * 1_000 + AFTER_SENDING;

/** False where nothing waits. */
export function untilSent(sendsAt: string | null | undefined, now: number): number | false {
  if (sendsAt == null) return false;
  return Math.min(LATEST, Math.max(SOONEST, Date.parse(sendsAt) - now + AFTER_SENDING));
}
