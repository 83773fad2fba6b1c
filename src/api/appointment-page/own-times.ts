/** Finds the times that a contact may take by themselves, by what the board calls free. */
import { Temporal } from 'temporal-polyfill';
import {
  type DaySpan,
  type DayTime,
  findOwnTimes,
  isOwnTime,
  MOST_ALTERNATIVES,
  MOST_OWN_TIMES,
  nearSpan,
  ownSpan,
} from '#domain/schedule/slots/own-times.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Store } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { momentOf } from '../resources/slots/present.ts';
import { readClerkDays } from '../resources/slots/read-clerk-days.ts';

/** Moments. */
export async function listOwnTimes(store: Store, row: InspectionRow): Promise<string[]> {
  const around = await readAround(store, row);
  if (around === undefined) return [];
  const { agreed: centre, span } = around;
  return findFree(store, row, around, { span, centre, most: MOST_OWN_TIMES });
}

/** Near `wanted`, for somebody who was too late for it: the days around it are enough, unless they are full. */
export async function listAlternatives(store: Store, row: InspectionRow, wanted: string): Promise<string[]> {
  const around = await readAround(store, row);
  if (around === undefined) return [];
  const centre = dayTimeOf(wanted, around.timeZone);
  const asked = { centre, most: MOST_ALTERNATIVES };
  const near = nearSpan(around.span, centre.date);
  const found = near.from > near.to ? [] : await findFree(store, row, around, { ...asked, span: near });
  return found.length === MOST_ALTERNATIVES ? found : findFree(store, row, around, { ...asked, span: around.span });
}

type Around = { timeZone: string; now: DayTime };
type Asked = { span: DaySpan; centre: DayTime; most: number };

async function findFree(
  store: Store,
  row: InspectionRow,
  { timeZone, now }: Around,
  { span, centre, most }: Asked,
): Promise<string[]> {
  const days = await readOwnDays(store, row, span);
  const times = findOwnTimes(days, wishOf(row), { centre, now, most });
  return times.map(({ date, minute }) => momentOf(date, minute, timeZone));
}

/** Its clerk is locked, so that nobody else is told that the same time is free. */
export async function mayTake(tx: Store, row: InspectionRow, moment: string): Promise<boolean> {
  const around = await readAround(tx, row);
  if (around === undefined) return false;
  const { now, span, timeZone } = around;
  const wanted = dayTimeOf(moment, timeZone);
  const isWhole = Date.parse(momentOf(wanted.date, wanted.minute, timeZone)) === Date.parse(moment);
  if (!isWhole || wanted.date < span.from || wanted.date > span.to) return false;
  const days = await readOwnDays(tx, row, { from: wanted.date, to: wanted.date });
  return isOwnTime(days, wishOf(row), { wanted, now });
}

/** Undefined without a clerk or a date: there is nobody whose times could be free. */
async function readAround(store: Store, { accountId, clerkId, conductAt, conductDate }: InspectionRow) {
  if (clerkId === null || conductAt === null) return undefined;
  const timeZone = await store.people.getTimeZone(accountId);
  const now = dayTimeOf(new Date().toISOString(), timeZone);
  const agreed = dayTimeOf(conductAt, timeZone);
  const span = ownSpan(agreed.date, now.date);
  return { timeZone, now, span, agreed: conductDate === null ? agreed : { ...agreed, minute: NOON } };
}

const NOON = 12 * 60;

async function readOwnDays(store: Store, row: InspectionRow, span: DaySpan) {
  const { accountId, id, clerkId } = row;
  const clerkIds = clerkId === null ? [] : [clerkId];
  const wanted = { ...span, clerkIds, actorId: null, withoutInspection: id };
  return (await readClerkDays(store, { accountId, clientId: null }, wanted)).days;
}

function wishOf({ property: { lat, lng, postcode }, timeToComplete, type }: InspectionRow) {
  const place = { lat: lat === null ? null : Number(lat), lng: lng === null ? null : Number(lng), postcode };
  return { ...place, minutes: timeToComplete ?? USUAL_MINUTES, type };
}

function dayTimeOf(moment: string, timeZone: string): DayTime {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), minute: at.hour * 60 + at.minute };
}
