/**
 * The contents of the schedule: the clerks, bookings and tray of the visible days, as far as the filters let them
 * through.
 */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { isForClerk } from '#domain/inspection-type.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { findAssignable, findBoardClerks, findClerks } from './board-clerks.ts';
import { type Booking, toBooking } from './booking.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import { bookingsOptions, trayOptions } from './use-bookings.ts';
import { bookingsIn, buildGridKeeper, findConflictsThere } from './week-grid.ts';

const noBookings: Booking[] = [];
/** Nobody of the firm goes where the tenant does the work. */
const isClerks = ({ inspection: { type } }: Booking) => isForClerk(type.id);

export type Schedule = ReturnType<typeof useSchedule>;

/** Each part stays the same object for as long as it does not change: a board draws hundreds of cards. */
export function useSchedule(search: ScheduleSearch, days: readonly string[]) {
  const staff = useQuery({ ...allStaffOptions(), throwOnError: whenEmpty });
  const inspections = useQuery({ ...bookingsOptions(days[0] ?? '', days.at(-1) ?? ''), throwOnError: whenEmpty });
  const tray = useQuery({ ...trayOptions(), throwOnError: whenEmpty });

  const bookings = useMemo(
    () => (inspections.data ?? []).filter(({ cancelled_at }) => cancelled_at == null).map(toBooking),
    [inspections.data],
  );
  const clerkKey = search.clerkIds.join(',');
  const allClerks = useMemo(
    () => findBoardClerks(staff.data ?? [], bookings, clerkKey.split(',').map(Number)),
    [staff.data, bookings, clerkKey],
  );
  const suggested = useMemo(() => findClerks(staff.data ?? []), [staff.data]);
  const assignable = useMemo(() => findAssignable(staff.data ?? [], allClerks), [staff.data, allClerks]);
  const clerks = useMemo(
    () => allClerks.filter(({ id }) => clerkKey === '' || clerkKey.split(',').includes(String(id))),
    [allClerks, clerkKey],
  );
  const typeKey = search.typeIds.join(',');
  const stateKey = search.stateIds.join(',');
  const isOfType = useCallback((id: number) => typeKey === '' || typeKey.split(',').includes(String(id)), [typeKey]);
  const isShown = useCallback(
    ({ inspection: { type, state } }: Booking) =>
      isOfType(type.id) && (stateKey === '' || stateKey.split(',').includes(String(state.id))),
    [isOfType, stateKey],
  );
  const trayed = useMemo(
    () => tray.data?.map(toBooking).filter((one) => isClerks(one) && isOfType(one.inspection.type.id)) ?? noBookings,
    [tray.data, isOfType],
  );

  const [keepGrid] = useState(buildGridKeeper);
  const grid = useMemo(
    () => keepGrid({ bookings, clerks, days, isShown }),
    [keepGrid, bookings, clerks, days, isShown],
  );
  const cellOf = useCallback((clerkId: number, day: string) => bookingsIn(grid, clerkId, day), [grid]);

  const conflictsThere = useMemo(() => findConflictsThere({ bookings, clerks }), [bookings, clerks]);

  const isLoading = staff.data === undefined || inspections.data === undefined;
  return {
    isLoading,
    allClerks,
    suggested,
    assignable,
    clerks,
    bookings,
    trayed,
    isShown,
    cellOf,
    conflicts: grid.conflicts,
    conflictsThere,
  };
}
