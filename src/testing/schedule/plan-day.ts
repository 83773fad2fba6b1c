/** Days of a firm to plan again, made up from a number: the same number makes the same day. */
import type { PlanClerk, PlanDay, PlanVisit } from '#domain/schedule/plan/plan-cost.ts';
import { clockText, type Place, travelMinutes } from '#domain/schedule/schedule.ts';

type Size = { clerks: number; visits: number };
type Random = () => number;

/** mulberry32, whose state is one number. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The first of the clerks is away, so `clerks` are one fewer. Nothing that is booked clashes. At most `visits` for each
 * clerk; in a `full` day so many, of short visits near each other.
 */
export function makePlanDay(seed: number, { clerks, visits }: Size, isFull = false): PlanDay {
  const random = randomFrom(seed);
  const all = Array.from({ length: clerks }, (_, at) => makeClerk(random, at + 1));
  const booked = all.flatMap((clerk) => {
    const count = isFull ? visits : 1 + Math.floor(random() * visits);
    return bookDay(random, clerk, { count, clerks, isFull });
  });
  return { clerks: all.slice(1), visits: booked };
}

const pick = <Each>(random: Random, list: readonly Each[]): Each => list[Math.floor(random() * list.length)] as Each;

/** Within some fifteen kilometres of Portsmouth and Southampton. */
function makePlace(random: Random): Place & { postcode: string } {
  const isWest = random() < 0.3;
  return {
    lat: Math.round((50.8 + random() * 0.12) * 1000) / 1000,
    lng: Math.round(((isWest ? -1.4 : -1.1) + random() * 0.15) * 1000) / 1000,
    postcode: `${isWest ? 'SO' : 'PO'}${1 + Math.floor(random() * 9)} ${Math.floor(random() * 10)}AA`,
  };
}

/** Within some two kilometres. */
function nearTo(random: Random, { lat, lng, postcode = 'PO5 1AA' }: Place): Place & { postcode: string } {
  const near = (degrees: number | null) => Math.round(((degrees ?? 0) + random() * 0.03 - 0.015) * 1000) / 1000;
  return { lat: near(lat), lng: near(lng), postcode };
}

function makeClerk(random: Random, id: number): PlanClerk {
  const from = pick(random, [480, 540, 540, 570]);
  return {
    id,
    day: {
      hours:
        random() < 0.2
          ? [
              { from, to: 750 },
              { from: 810, to: 1080 },
            ]
          : [{ from, to: from + 510 }],
      timeOff: null,
      isKnown: true,
      home: random() < 0.9 ? makePlace(random) : undefined,
    },
    areas: random() < 0.15 ? ['PO'] : [],
    inspection_types: random() < 0.15 ? [2, 3, 4] : [],
  };
}

type Booking = { count: number; clerks: number; isFull: boolean };

/** One after the other, with the way between and some air; those for which the day is too short are left out. */
function bookDay(random: Random, clerk: PlanClerk, { count, clerks, isFull }: Booking): PlanVisit[] {
  const booked: PlanVisit[] = [];
  const { hours, home } = clerk.day;
  let free = hours[0]?.from ?? 540;
  let before: Place | undefined = home;
  for (let nth = 0; nth < count; nth += 1) {
    const place = isFull && before !== undefined ? nearTo(random, before) : makePlace(random);
    const postcode = clerk.areas?.length ? place.postcode.replace('SO', 'PO') : place.postcode;
    const minutes = pick(random, isFull ? [30, 45] : [30, 45, 45, 60, 60, 75, 90]);
    const way = before === undefined ? 0 : (travelMinutes(before, { ...place, postcode }) ?? 0);
    const earliest = free + way + pick(random, isFull ? [0] : [0, 0, 15, 30, 45]);
    const from = hours
      .map((each) => Math.ceil(Math.max(earliest, each.from) / 15) * 15)
      .find((start, at) => start + minutes <= (hours[at]?.to ?? 0));
    if (from === undefined) break;
    booked.push({
      ...place,
      postcode,
      id: clerk.id * 100 + nth,
      label: `${clockText(from)} at ${postcode}`,
      from,
      minutes,
      type: pick(random, [2, 3, 4]),
      clerkId: clerk.id,
      isConfirmed: random() < 0.7,
      isFixed: random() < 0.05,
      knownTo: Array.from({ length: clerks }, (_, at) => at + 1).filter(() => random() < 0.25),
    });
    before = place;
    free = from + minutes;
  }
  // Nobody has begun the visits of somebody who is away.
  return clerk.id === 1 ? booked.map((visit) => ({ ...visit, isFixed: false })) : booked;
}
