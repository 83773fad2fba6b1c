/** Clerks and times at which a booking would fit, each with its reason: its own time first, else the earliest. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { availabilityOf } from '#domain/schedule/availability.ts';
import type { Suggestion } from '#domain/schedule/schedule.ts';
import { today } from '#web/ui/time/time-zone.ts';
import type { BoardClerk } from './board-clerks.ts';
import { type Booking, placeOf, toAppointment, toBooking } from './booking.ts';
import { bookingsOptions } from './use-bookings.ts';

export type Fit = Suggestion & { clerk: BoardClerk; day: string };

const MOST = 4;

/** Undefined while it is not known yet what those days hold. */
export function useSuggestions(
  booking: Booking,
  clerks: readonly BoardClerk[],
  days: readonly string[],
): Fit[] | undefined {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const { data, isPlaceholderData } = useQuery(bookingsOptions(first, last));
  return useMemo(() => {
    if (data === undefined || isPlaceholderData) return undefined;
    const others = data.filter((one) => one.cancelled_at == null && one.id !== booking.id).map(toBooking);
    const { from: agreed, minutes } = booking;
    const wish = { ...placeOf(booking), minutes, from: agreed, type: booking.inspection.type.id };
    const far = ({ from }: Fit) => (agreed === undefined ? from : Math.abs(from - agreed));
    const ahead = days.filter((day) => day >= today());
    return ahead
      .flatMap((day) =>
        clerks.flatMap((clerk) => {
          const held = others.filter((one) => one.clerkId === clerk.id && one.day === day);
          const appointments = held.flatMap((one) => toAppointment(one) ?? []);
          const found = availabilityOf(clerk, day, appointments).suggest(wish);
          return found === undefined ? [] : [{ clerk, day, ...found }];
        }),
      )
      .toSorted(
        (a, b) =>
          Number(b.from === agreed) - Number(a.from === agreed) || a.day.localeCompare(b.day) || far(a) - far(b),
      )
      .slice(0, MOST);
  }, [data, isPlaceholderData, booking, clerks, days]);
}
