/** Looks for free times: where it is, how long it takes, who could come. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { SlotQuery } from '#contract/inspections/slot.ts';
import type { Caller } from '#domain/caller.ts';
import { states } from '#domain/inspection-state.ts';
import { isInspectionType } from '#domain/inspection-type.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { predictDuration } from '#domain/schedule/duration-prediction.ts';
import { learnDuration } from '#domain/schedule/learnt-duration.ts';
import { minutesOfDay, type Place } from '#domain/schedule/schedule.ts';
import { findSlots, type Slot } from '#domain/schedule/slots/find-slots.ts';
import { MOST_SLOT_DAYS } from '#domain/schedule/slots/slot-hold.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Store } from '#store/build-store.ts';
import { findKeysOfVisit } from '../keys/find-keys.ts';
import { type NamedClerkDay, readClerkDays } from './read-clerk-days.ts';

type Query = z.output<typeof SlotQuery>;
export type FoundSlots = { timeZone: string; minutes: number; keys: string | null; slots: (Slot & { name: string })[] };

const A_WEEK = 6;
/** As in the booking form: what took long years ago says little. */
const MOST_FORMER = 100;

export async function findFreeSlots(store: Store, caller: Caller, query: Query): Promise<FoundSlots> {
  const { accountId, userId: actorId } = caller;
  const now = Temporal.Now.zonedDateTimeISO(await store.people.getTimeZone(accountId));
  const today = now.toPlainDate().toString();
  const span = spanOf(query, today);
  const where = await findWhere(store, caller, query);
  const minutes = query.minutes ?? (await usualMinutes(store, caller, query, where));
  const clerkIds = query.staff_id === undefined ? undefined : [query.staff_id];
  const { timeZone, days } = await readClerkDays(store, caller, { ...span, clerkIds, actorId });
  const knownTo = where.propertyId === undefined ? undefined : await visitorsOf(store, accountId, where.propertyId);
  const wish = { ...where.place, minutes, type: query.type_id, knownTo, ...timesOf(query) };
  const slots = findSlots(days, wish, { date: today, minute: now.hour * 60 + now.minute });
  const keys = where.propertyId === undefined ? null : await whereKeysAre(store, accountId, where.propertyId, today);
  return { timeZone, minutes, keys, slots: slots.map((slot) => ({ ...slot, name: nameOf(days, slot.clerkId) })) };
}

/** The sets of the home say it, and otherwise what was written for an earlier visit. */
async function whereKeysAre(
  store: Store,
  accountId: number,
  propertyId: number,
  today: string,
): Promise<string | null> {
  const { where } = await findKeysOfVisit(store, accountId, { propertyId, on: today, today });
  return where ?? (await store.inspections.findKeys(accountId, propertyId));
}

export const nameOf = (days: readonly NamedClerkDay[], clerkId: number): string =>
  days.find((day) => day.clerkId === clerkId)?.name ?? '';

function spanOf({ from: given, to }: Query, today: string): { from: string; to: string } {
  const from = given ?? today;
  const until = to ?? Temporal.PlainDate.from(from).add({ days: A_WEEK }).toString();
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until)).days + 1;
  if (days < 1) throw invalid({ parameter: 'to', code: 'order', detail: 'to must not be earlier than from.' });
  if (days > MOST_SLOT_DAYS)
    throw invalid({ parameter: 'to', code: 'too_big', detail: `It looks at ${MOST_SLOT_DAYS} days at most.` });
  return { from, to: until };
}

const timesOf = ({ earliest, latest, near }: Query) => ({
  earliest: earliest === undefined ? undefined : minutesOfDay(earliest),
  latest: latest === undefined ? undefined : minutesOfDay(latest),
  near: near === undefined ? undefined : minutesOfDay(near),
});

export type Where = {
  propertyId: number | undefined;
  place: Place;
  beds: number | undefined;
  furnished: string | null | undefined;
};
type WhereGiven = {
  property_id?: number | null | undefined;
  postcode?: string | null | undefined;
  beds?: number | undefined;
  furnished?: string | undefined;
};

/** A property that nobody knows is nowhere. */
const nowhere: Where = {
  propertyId: undefined,
  place: { lat: null, lng: null },
  beds: undefined,
  furnished: undefined,
};

export async function findWhere(
  store: Store,
  caller: Caller,
  { property_id: id, postcode, beds, furnished }: WhereGiven,
): Promise<Where> {
  if (id == null) {
    const found = postcode == null ? { lat: null, lng: null } : await store.places.findRoughly(postcode);
    return { propertyId: undefined, place: { ...found, postcode: postcode ?? undefined }, beds, furnished };
  }
  const property = await store.properties.get(caller, id).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
  });
  if (property === undefined) return nowhere;
  const { lat, lng } = property;
  const numbered = { lat: lat === null ? null : Number(lat), lng: lng === null ? null : Number(lng) };
  return {
    propertyId: id,
    place: { ...numbered, postcode: property.postcode },
    beds: property.noOfBeds,
    furnished: property.furnished,
  };
}

async function visitorsOf(store: Store, accountId: number, propertyId: number): Promise<readonly number[]> {
  return (await store.inspections.listVisitors(accountId, [propertyId])).get(propertyId) ?? [];
}

/** From the firm's own visits; before there are enough, from ours. */
export async function usualMinutes(
  store: Store,
  caller: Caller,
  { type_id: type }: Pick<Query, 'type_id'>,
  home: Pick<Where, 'beds' | 'furnished'>,
): Promise<number> {
  if (type === undefined || !isInspectionType(type)) return USUAL_MINUTES;
  const shape = { beds: home.beds ?? 2, furnished: home.furnished ?? null };
  const finished = { typeIds: [type], stateIds: [states.review, states.complete, states.closed] };
  const order = { by: 'conduct_date', descending: true } as const;
  const { rows } = await store.inspections.list(caller, finished, order, { page: 1, perPage: MOST_FORMER });
  const visits = rows
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ startedAt, submittedAt, timeToComplete, property }) => ({
      startedAt,
      submittedAt,
      planned: timeToComplete ?? undefined,
      beds: property.noOfBeds,
      furnished: property.furnished,
    }));
  return learnDuration(visits, shape)?.minutes ?? predictDuration(type, shape);
}
