/** Finds the clashes of a bulk change: with what its clerks have on those days, and among its own visits. */
import { Temporal } from 'temporal-polyfill';
import { states } from '#domain/inspection-state.ts';
import { type Arrival, clashesOfMany } from '#domain/schedule/clashes-of-many.ts';
import { type Appointment, type Conflict, clockText } from '#domain/schedule/schedule.ts';
import { type Member, USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Store } from '#store/build-store.ts';
import type { BookedTime } from '#store/inspections/booked-times.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { daySpan } from '../../day-span.ts';
import type { Change } from '../inspections/accept.ts';
import { presentStaffMember } from '../staff/present.ts';

/** A visit that gets another clerk or another day. */
export type Arriving = { clerkId: number; date: string; one: Arrival };
export type Clashes = ReadonlyMap<number, readonly Conflict[]>;

/** More than any firm has. */
const MOST_STAFF = 1000;
/** Somebody who has left, or whose hours nobody has said. */
const unknownHours: Member = { working_hours: [], time_off: [] };

/** None for one that nobody would have, or that has no day. */
export function arrivalOf(row: InspectionRow, change: Change, timeZone: string): Arriving[] {
  const clerkId = change.clerk === undefined ? row.clerkId : (change.clerk?.id ?? null);
  const conduct = change.conduct_date ?? row.conductDate ?? row.conductAt;
  if (clerkId === null || conduct === null) return [];
  const { date, from } = wallTimeOf(conduct, timeZone);
  const { lat, lng, postcode } = row.property;
  const one = {
    id: row.id,
    label: labelOf(from ?? 0, postcode),
    from,
    minutes: row.timeToComplete ?? USUAL_MINUTES,
    lat: lat === null ? null : Number(lat),
    lng: lng === null ? null : Number(lng),
    postcode,
    type: row.state <= states.assigned ? row.type : undefined,
  };
  return [{ clerkId, date, one }];
}

function wallTimeOf(conduct: string, timeZone: string): { date: string; from: number | undefined } {
  if (conduct.length === 10) return { date: conduct, from: undefined };
  const at = Temporal.Instant.from(conduct).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), from: at.hour * 60 + at.minute };
}

const labelOf = (from: number, postcode: string) => `${clockText(from)} at ${postcode}`;

/** By the id of the visit. One statement reads all that their clerks have on those days. */
export async function findClashes(
  store: Store,
  accountId: number,
  arriving: readonly Arriving[],
  { timeZone, leavesOut }: { timeZone: string; leavesOut: boolean },
): Promise<Clashes> {
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  // Nobody is sent to a day that is over.
  const ahead = arriving.filter(({ date }) => date >= today);
  if (ahead.length === 0) return new Map();
  const members = await readMembers(store, accountId);
  const booked = await readBooked(store, accountId, ahead, timeZone);
  const leaving = new Set(arriving.map(({ one }) => one.id));
  const staying = Map.groupBy(
    booked.filter(({ id }) => !leaving.has(id)),
    ({ clerkId, date }) => `${clerkId} ${date}`,
  );
  const found = new Map<number, readonly Conflict[]>();
  for (const [key, ofDay] of Map.groupBy(ahead, ({ clerkId, date }) => `${clerkId} ${date}`)) {
    const [{ clerkId, date } = { clerkId: 0, date: '' }] = ofDay;
    const clashes = clashesOfMany({
      member: members.get(clerkId) ?? unknownHours,
      date,
      staying: (staying.get(key) ?? []).map(appointmentOf),
      arriving: ofDay.map(({ one }) => one),
      leavesOut,
    });
    for (const [id, conflicts] of clashes) found.set(id, conflicts);
  }
  return found;
}

/** Without the reasons of time off: they would stand in notes that are kept. */
async function readMembers(store: Store, accountId: number): Promise<ReadonlyMap<number, Member>> {
  const { rows } = await store.staff.list(accountId, { archived: false }, { page: 1, perPage: MOST_STAFF });
  return new Map(
    rows.map((row) => {
      const member = presentStaffMember(row);
      return [row.id, { ...member, time_off: member.time_off.map(({ from, to }) => ({ from, to })) }];
    }),
  );
}

function readBooked(
  store: Store,
  accountId: number,
  ahead: readonly Arriving[],
  timeZone: string,
): Promise<BookedTime[]> {
  const dates = [...new Set(ahead.map(({ date }) => date))].toSorted();
  const span = daySpan({ from: dates[0], until: dates.at(-1) }, timeZone);
  return store.bookedTimes.list(accountId, {
    clerkIds: [...new Set(ahead.map(({ clerkId }) => clerkId))],
    dates,
    from: span.from ?? '',
    until: span.until ?? '',
  });
}

function appointmentOf({ id, from, minutes, lat, lng, postcode, state, type }: BookedTime): Appointment {
  return {
    id,
    label: labelOf(from, postcode),
    from,
    minutes: minutes ?? USUAL_MINUTES,
    lat,
    lng,
    postcode,
    type: state <= states.assigned ? type : undefined,
  };
}
