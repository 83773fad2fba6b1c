/** The diary: 400 inspections with their clerks, times and states, and a few of the troubles a real diary has. */
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant, isWholeHome, types } from '#domain/inspection-type.ts';
import { addDays, type Day, daysBetween } from '#demo/calendar.ts';
import { clerksOf, type DemoPerson } from '#demo/content/company/people.ts';
import { type DemoProperty, largestPropertyKey } from '#demo/content/portfolio/properties.ts';
import { canBeDictated, dictatedVisits } from '#demo/dictations.ts';
import type { Random } from '#demo/random.ts';
import type { Appointment, Diary } from './appointment.ts';
import { ClerkDays, daysNear, type Slot } from './clerk-days.ts';
import { minutesFor } from './durations.ts';
import { stateOf } from './states.ts';
import { type Wish, wishes } from './tenancies.ts';
import { addTroubles } from './troubles.ts';

export function buildDiary(
  properties: readonly DemoProperty[],
  people: readonly DemoPerson[],
  today: Day,
  nowMinutes: number,
  random: Random,
): Diary {
  const days = new ClerkDays(clerksOf(people));
  const wanted = wishes(properties, random.fork('wishes')).sort(
    (one, other) => one.offset - other.offset || one.propertyKey - other.propertyKey,
  );
  const appointments = wanted.map((wish) =>
    place(wish, properties, days, today, random.fork(`place/${wish.propertyKey}/${wish.type}/${wish.offset}`)),
  );
  const diary: Diary = { today, nowMinutes, people, appointments };
  assignStates(diary, random.fork('states'));
  fillQueues(diary);
  addTroubles(diary, random.fork('troubles'));
  appointments.sort((one, other) => sortKey(one, today).localeCompare(sortKey(other, today)));
  appointments.forEach((one, key) => {
    one.key = key;
  });
  return diary;
}

function place(
  wish: Wish,
  properties: readonly DemoProperty[],
  days: ClerkDays,
  today: Day,
  random: Random,
): Appointment {
  const property = properties[wish.propertyKey];
  if (property === undefined) throw new Error(`There is no property ${wish.propertyKey}.`);
  const minutes = minutesFor(wish.type, property);
  const slot = isCarriedOutByTenant(wish.type) ? undefined : findSlot(wish, minutes, property, days, today, random);
  return {
    key: 0,
    property,
    type: wish.type,
    tenancy: wish.tenancy,
    day: slot?.day ?? addDays(today, wish.offset),
    from: slot?.from ?? 600,
    minutes,
    clerkKey: slot?.clerk.key ?? null,
    state: states.pending,
    cancelled: false,
    confirmed: true,
    hasKeys: true,
  };
}

function findSlot(
  wish: Wish,
  minutes: number,
  property: DemoProperty,
  days: ClerkDays,
  today: Day,
  random: Random,
): Slot {
  for (const day of daysNear(wish.offset, today)) {
    const slot = days.findSlot(day, minutes, property, random);
    if (slot !== undefined) {
      days.book(slot, minutes, property);
      return slot;
    }
  }
  throw new Error(`No clerk is free around day ${wish.offset}.`);
}

function assignStates(diary: Diary, random: Random): void {
  for (const one of diary.appointments) {
    if (one.day === null) continue;
    const outcome = stateOf(
      daysBetween(diary.today, one.day),
      (one.from ?? 600) <= diary.nowMinutes,
      one,
      random.fork(`${one.property.key}/${one.type}/${one.day}`),
    );
    one.state = outcome.state;
    one.cancelled = outcome.cancelled;
    one.confirmed = outcome.confirmed;
    one.hasKeys = outcome.hasKeys;
    if (
      one.property.key === largestPropertyKey &&
      (one.type === types.inventoryAndCheckIn || one.type === types.inventory) &&
      one.tenancy === 1
    ) {
      one.state = states.complete;
      one.cancelled = false;
    }
    if (one.state === states.pending) one.clerkKey = null;
    // The tenant carries these out; a clerk looks at the result.
    if (isCarriedOutByTenant(one.type) && one.state >= states.active && !one.cancelled)
      one.clerkKey = random.pick(clerksOf(diary.people)).key;
  }
}

/** The newest finished ones go back a step where a queue would be too short to look at. */
function fillQueues({ appointments, today }: Diary): void {
  const least: [InspectionStateCode, number, (one: Appointment) => boolean][] = [
    [states.processing, dictatedVisits, canBeDictated],
    [states.processing, 8, ({ type }) => isWholeHome(type)],
    [states.review, 8, () => true],
    [states.active, 4, ({ type }) => !isCarriedOutByTenant(type)],
  ];
  const finished = appointments
    .filter(
      (one) =>
        one.state === states.complete &&
        !one.cancelled &&
        one.day !== null &&
        one.day < today &&
        one.property.key !== largestPropertyKey,
    )
    .toSorted((one, other) => sortKey(other, today).localeCompare(sortKey(one, today)));
  for (const [state, wanted, fits] of least) {
    for (const one of finished) {
      if (appointments.filter((other) => other.state === state && fits(other)).length >= wanted) break;
      if (one.state === states.complete && fits(one)) one.state = state;
    }
  }
}

function sortKey({ day, from, property }: Appointment, today: Day): string {
  return `${day ?? addDays(today, 60)} ${String(from ?? 0).padStart(4, '0')} ${String(property.key).padStart(3, '0')}`;
}
