/** The days of clerks with what is booked and what is kept, as the board counts it. */
import { Temporal } from 'temporal-polyfill';
import type { Viewer } from '#domain/viewer.ts';
import { type Appointment, clockText } from '#domain/schedule/schedule.ts';
import type { ClerkDay } from '#domain/schedule/slots/find-slots.ts';
import type { Store } from '#store/build-store.ts';
import type { SlotHoldRow } from '#store/inspections/slot-holds.ts';
import { daySpan } from '../../day-span.ts';
import { appointmentOf, readDays } from '../schedule/read-days.ts';
import { presentStaffMember } from '../staff/present.ts';

export type Wanted = {
  from: string;
  to: string;
  /** These alone. */
  clerkIds?: readonly number[] | undefined;
  /** The holds of this person are in nobody's way; null counts them all. */
  actorId: number | null;
  /** It is the one that looks for a time. */
  withoutInspection?: number | undefined;
};
export type NamedClerkDay = ClerkDay & { name: string };

export async function readClerkDays(
  store: Store,
  viewer: Viewer,
  { from, to, clerkIds, actorId, withoutInspection }: Wanted,
): Promise<{ timeZone: string; days: NamedClerkDay[] }> {
  const { timeZone, dates, clerks, visits } = await readDays(store, viewer, { from, to, clerkIds });
  const span = daySpan({ from, until: to }, timeZone);
  const holds = await store.slotHolds.list(viewer.accountId, { from: span.from ?? '', until: span.until ?? '' });
  const byDay = new Map<string, Appointment[]>();
  const note = (clerkId: number, date: string, one: Appointment) => {
    const key = `${clerkId} ${date}`;
    byDay.set(key, [...(byDay.get(key) ?? []), one]);
  };
  for (const visit of visits) {
    const one = visit.row.id === withoutInspection ? undefined : appointmentOf(visit);
    if (one !== undefined) note(visit.clerkId, visit.date, one);
  }
  for (const hold of holds) {
    if (hold.actorId === actorId) continue;
    const at = Temporal.Instant.from(hold.startsAt).toZonedDateTimeISO(timeZone);
    note(hold.clerkId, at.toPlainDate().toString(), heldAppointment(hold, at.hour * 60 + at.minute));
  }
  const wanted = clerks.filter(({ id }) => clerkIds === undefined || clerkIds.includes(id));
  return {
    timeZone,
    days: wanted.flatMap((clerk) => {
      const member = presentStaffMember(clerk);
      const { id: clerkId, name } = clerk;
      return dates.map((date) => ({ clerkId, name, member, date, booked: byDay.get(`${clerkId} ${date}`) ?? [] }));
    }),
  };
}

/** No booked appointment has a negative id. */
const heldAppointment = ({ id, actorName, minutes, lat, lng }: SlotHoldRow, from: number): Appointment => ({
  id: -id,
  label: `${clockText(from)}, kept for ${actorName}`,
  from,
  minutes,
  lat,
  lng,
});
