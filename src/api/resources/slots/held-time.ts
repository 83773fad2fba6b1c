/** Refuses a booking of a time that is kept for somebody else. */
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { Change } from '../inspections/accept.ts';
import { acceptDuration, acceptMoment } from '../inspections/accept.ts';

const isDay = (moment: string) => moment.length === 10;

export const heldForAnother = (): Refusal =>
  new Refusal('slot_taken', 'This time of the clerk is kept for somebody who is on the phone about it.');

/** Whether a change would take a time that is kept for another. One that leaves clerk and time takes none. */
export async function takesHeldTime(
  store: Store,
  { accountId, userId: actorId }: Caller,
  current: InspectionRow,
  { clerk, conduct_date: conduct, time_to_complete: length }: Change,
): Promise<boolean> {
  if (clerk === undefined && conduct === undefined && length === undefined) return false;
  const clerkId = clerk === undefined ? current.clerkId : (clerk?.id ?? null);
  const given = conduct ?? null;
  const before = current.conductDate ?? current.conductAt;
  const startsAt =
    conduct === undefined ? before : given && (await acceptMoment(given, () => store.people.getTimeZone(accountId)));
  if (clerkId === null || startsAt === null || isDay(startsAt)) return false;
  const minutes = length === undefined ? current.timeToComplete : acceptDuration(length);
  const isSame =
    clerkId === current.clerkId &&
    before !== null &&
    Date.parse(startsAt) === Date.parse(before) &&
    minutes === current.timeToComplete;
  if (isSame) return false;
  const wanted = { clerkId, actorId, startsAt, minutes };
  if ((await store.slotHolds.findInTheWay(accountId, wanted)) !== undefined) return true;
  await store.slotHolds.release(accountId, wanted);
  return false;
}
