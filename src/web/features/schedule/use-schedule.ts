/** What the schedule shows: the clerks, bookings and tray of the days in sight, as far as the filters let them through. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { roles } from '#domain/role.ts';
import { listStaffOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { type Booking, toBooking } from './booking.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import { bookingsOptions, trayOptions } from './use-bookings.ts';
import { bookingsIn, buildGridKeeper } from './week-grid.ts';

const noBookings: Booking[] = [];

/** Each part stays the same object for as long as it does not change: a board draws hundreds of cards. */
export function useSchedule(search: ScheduleSearch, days: readonly string[]) {
  const staff = useQuery({ ...listStaffOptions({ query: { per_page: 100 } }), throwOnError: true });
  const inspections = useQuery({ ...bookingsOptions(days[0] ?? '', days.at(-1) ?? ''), throwOnError: true });
  const tray = useQuery({ ...trayOptions(), throwOnError: true });

  const clerkKey = search.clerkIds.join(',');
  const allClerks = useMemo(() => (staff.data?.data ?? []).filter(({ role }) => role === roles.clerk), [staff.data]);
  const clerks = useMemo(
    () => allClerks.filter(({ id }) => clerkKey === '' || clerkKey.split(',').includes(String(id))),
    [allClerks, clerkKey],
  );
  const typeKey = search.typeIds.join(',');
  const stateKey = search.stateIds.join(',');
  const isShown = useCallback(
    ({ inspection: { type, state } }: Booking) =>
      (typeKey === '' || typeKey.split(',').includes(String(type.id))) &&
      (stateKey === '' || stateKey.split(',').includes(String(state.id))),
    [typeKey, stateKey],
  );
  const bookings = useMemo(
    () => (inspections.data ?? []).filter(({ cancelled_at }) => cancelled_at == null).map(toBooking),
    [inspections.data],
  );
  const trayed = useMemo(() => tray.data?.map(toBooking) ?? noBookings, [tray.data]);

  const [keepGrid] = useState(buildGridKeeper);
  const grid = useMemo(
    () => keepGrid({ bookings, clerks, days, isShown }),
    [keepGrid, bookings, clerks, days, isShown],
  );
  const cellOf = useCallback((clerkId: number, day: string) => bookingsIn(grid, clerkId, day), [grid]);

  const isLoading = staff.data === undefined || inspections.data === undefined;
  return { isLoading, allClerks, clerks, bookings, trayed, isShown, cellOf, conflicts: grid.conflicts };
}
