/** Finds a clerk and a time for each visit: within working hours, off days kept free, with time to travel in between. */
import { addDays, type Day, weekdayOf } from '#demo/calendar.ts';
import type { DemoPerson } from '#demo/content/company/people.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';
import type { Random } from '#demo/random.ts';
import { travelMinutes } from './durations.ts';

type Place = { lat: number; lng: number };
type Booking = { from: number; to: number; place: Place };
export type Slot = { clerk: DemoPerson; day: Day; from: number };

export class ClerkDays {
  readonly #bookings = new Map<string, Booking[]>();
  readonly #clerks: readonly DemoPerson[];

  constructor(clerks: readonly DemoPerson[]) {
    this.#clerks = clerks;
  }

  /** The first free time on the day, of a clerk who lives on the right side if possible. */
  findSlot(day: Day, minutes: number, property: DemoProperty, random: Random): Slot | undefined {
    const place = placeOf(property);
    const near = (clerk: DemoPerson) => (clerk.home === null ? 99 : travelMinutes(clerk.home, place));
    const ranked = random
      .shuffle(this.#clerks)
      .map((clerk) => ({ clerk, cost: near(clerk) + 14 * this.bookingsOf(clerk, day).length }))
      .sort((one, other) => one.cost - other.cost);
    for (const { clerk } of ranked) {
      const from = this.#freeTime(clerk, day, minutes, place, random);
      if (from !== undefined) return { clerk, day, from };
    }
    return undefined;
  }

  book({ clerk, day, from }: Slot, minutes: number, property: DemoProperty): void {
    const key = `${clerk.key} ${day}`;
    this.#bookings.set(
      key,
      [...(this.#bookings.get(key) ?? []), { from, to: from + minutes, place: placeOf(property) }].sort(
        (a, b) => a.from - b.from,
      ),
    );
  }

  bookingsOf(clerk: DemoPerson, day: Day): readonly Booking[] {
    return this.#bookings.get(`${clerk.key} ${day}`) ?? [];
  }

  #freeTime(clerk: DemoPerson, day: Day, minutes: number, place: Place, random: Random): number | undefined {
    const hours = hoursOn(clerk, day);
    if (hours === undefined) return undefined;
    const booked = this.bookingsOf(clerk, day);
    const earliest = hours.from + (booked.length === 0 ? 15 * random.int(0, 4) : 0);
    for (let from = earliest; from + minutes <= hours.to; from += 15) {
      const fits = booked.every((other) => {
        const travel = travelMinutes(other.place, place);
        return from >= other.to + travel || other.from >= from + minutes + travel;
      });
      const isFirst = booked.every((other) => other.from >= from);
      if (fits && (!isFirst || from >= hours.from + wayFromHome(clerk, place))) return from;
    }
    return undefined;
  }
}

/** The day begins at home. */
function wayFromHome({ home }: DemoPerson, place: Place): number {
  return home === null ? 0 : travelMinutes(home, place);
}

function placeOf(property: DemoProperty): Place {
  return { lat: Number(property.lat), lng: Number(property.lng) };
}

export function isOff(clerk: DemoPerson, day: Day): boolean {
  return clerk.timeOff.some(({ from, to }) => from <= day && day <= to);
}

export function hoursOn(clerk: DemoPerson, day: Day): { from: number; to: number } | undefined {
  const hours = clerk.workingHours.find((one) => one.day === weekdayOf(day));
  if (hours === undefined || isOff(clerk, day)) return undefined;
  return { from: minutesOf(hours.from), to: minutesOf(hours.to) };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The wanted day, else the nearest ones on the same side of today; today gives way to the days after it. */
export function daysNear(offset: number, today: Day): Day[] {
  const reach = 14;
  const shifts = Array.from({ length: 2 * reach + 1 }, (_, at) => (at % 2 === 0 ? -at / 2 : (at + 1) / 2));
  const isSameSide = (one: number) => (offset < 0 ? one < 0 : one >= Math.min(offset, 1) || one === offset);
  return shifts
    .map((shift) => offset + shift)
    .filter(isSameSide)
    .map((one) => addDays(today, one));
}
