/** The days of a plan as they are booked now: who could go out, and what everybody has. */
import { Temporal } from 'temporal-polyfill';
import { states } from '#domain/inspection-state.ts';
import { roles } from '#domain/role.ts';
import { type Appointment, clockText } from '#domain/schedule/schedule.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Store } from '#store/build-store.ts';
import type { StaffRow } from '#store/account/staff.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { daySpan } from '../../day-span.ts';

/** `from` is the minute of the day in the account's time zone; undefined for a visit that has a day alone. */
export type BookedVisit = {
  row: InspectionRow;
  clerkId: number;
  date: string;
  from: number | undefined;
  minutes: number;
};
export type PlanDays = { timeZone: string; dates: string[]; clerks: StaffRow[]; visits: BookedVisit[] };

/** More than any firm has. */
const MOST_STAFF = 1000;
/** More than a large firm has in a fortnight. */
const MOST_VISITS = 5000;
const READ_TOGETHER = 500;

/** `from` and `to`: `2027-02-03`. `clerkIds`: the visits of these alone. */
export async function readDays(
  store: Store,
  viewer: Viewer,
  { from, to, clerkIds }: { from: string; to: string; clerkIds?: readonly number[] | undefined },
): Promise<PlanDays> {
  const { accountId } = viewer;
  const timeZone = await store.people.getTimeZone(accountId);
  const span = daySpan({ from, until: to }, timeZone);
  const conducted = { from: span.from ?? null, until: span.until ?? null, untilIncluded: false };
  const { rows: staff } = await store.staff.list(accountId, { archived: false }, { page: 1, perPage: MOST_STAFF });
  const theirs = clerkIds === undefined ? { unassigned: false } : { clerkIds: [...clerkIds] };
  const found = await store.bulkChanges.findMatching(viewer, { conducted, ...theirs }, MOST_VISITS);
  const rows: InspectionRow[] = [];
  for (let at = 0; at < found.length; at += READ_TOGETHER) {
    const ids = found.slice(at, at + READ_TOGETHER).map(({ id }) => id);
    rows.push(...(await store.inspections.listThese(accountId, ids)));
  }
  return {
    timeZone,
    dates: datesBetween(from, to),
    clerks: staff.filter(({ role }) => role === roles.clerk).toSorted((one, other) => one.id - other.id),
    visits: rows.filter(({ cancelledAt }) => cancelledAt === null).flatMap((row) => bookedVisit(row, timeZone)),
  };
}

function datesBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to)).days;
  return Array.from({ length: days + 1 }, (_, at) => first.add({ days: at }).toString());
}

function bookedVisit(row: InspectionRow, timeZone: string): BookedVisit[] {
  const { clerkId } = row;
  if (clerkId === null) return [];
  const minutes = row.timeToComplete ?? USUAL_MINUTES;
  if (row.conductDate !== null) return [{ row, clerkId, date: row.conductDate, from: undefined, minutes }];
  if (row.conductAt === null) return [];
  const at = Temporal.Instant.from(row.conductAt).toZonedDateTimeISO(timeZone);
  return [{ row, clerkId, date: at.toPlainDate().toString(), from: at.hour * 60 + at.minute, minutes }];
}

/** Whether somebody else may still be given it. */
export const isBooked = ({ row }: BookedVisit): boolean => row.state === states.assigned;

/** The visits of each clerk on each day, in a form that differs as soon as anything does that a plan looked at. */
export function seenOf({ dates, clerks, visits }: PlanDays): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const { id } of clerks) for (const date of dates) seen[`${id} ${date}`] = '';
  for (const { row, clerkId, date, from, minutes } of visits) {
    const key = `${clerkId} ${date}`;
    if (key in seen) seen[key] += `${row.id}@${from ?? 'day'}+${minutes} `;
  }
  return seen;
}

/** As the board counts it; undefined for a visit that has a day alone. */
export function appointmentOf(visit: BookedVisit): Appointment | undefined {
  const { row, from, minutes } = visit;
  if (from === undefined) return undefined;
  const { lat, lng, postcode } = row.property;
  return {
    id: row.id,
    label: `${clockText(from)} at ${postcode}`,
    from,
    minutes,
    lat: lat === null ? null : Number(lat),
    lng: lng === null ? null : Number(lng),
    postcode,
    type: isBooked(visit) ? row.type : undefined,
  };
}
