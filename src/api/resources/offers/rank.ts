/** Ranks the clerks who could take a visit as it is agreed. */
import { Temporal } from 'temporal-polyfill';
import type { Caller } from '#domain/caller.ts';
import { type RankedClerk, rankClerks } from '#domain/schedule/slots/rank-clerks.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Store } from '#store/build-store.ts';
import { nameOf } from '../slots/find-free.ts';
import { readClerkDays } from '../slots/read-clerk-days.ts';

export async function rankForVisit(
  store: Store,
  caller: Caller,
  inspectionId: number,
): Promise<(RankedClerk & { name: string })[]> {
  const { accountId, userId: actorId } = caller;
  const row = await store.inspections.get(caller, inspectionId);
  const { conductAt, conductDate, timeToComplete, type, propertyId } = row;
  const { lat, lng, postcode } = row.property;
  const timeZone = await store.people.getTimeZone(accountId);
  const isTimed = conductAt !== null && conductDate === null;
  const at = isTimed ? Temporal.Instant.from(conductAt).toZonedDateTimeISO(timeZone) : undefined;
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  const date = conductDate ?? at?.toPlainDate().toString() ?? today;
  const { days } = await readClerkDays(store, caller, { from: date, to: date, actorId, withoutInspection: row.id });
  const visitors = await store.inspections.listVisitors(accountId, [propertyId]);
  const ranked = rankClerks(days, {
    lat: lat === null ? null : Number(lat),
    lng: lng === null ? null : Number(lng),
    postcode,
    minutes: timeToComplete ?? USUAL_MINUTES,
    type,
    knownTo: visitors.get(propertyId) ?? [],
    isDated: conductAt !== null,
    from: at && at.hour * 60 + at.minute,
  });
  return ranked.map((one) => ({ ...one, name: nameOf(days, one.clerkId) }));
}
