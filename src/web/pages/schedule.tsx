/** /schedule: who goes where and when. Every drop saves at once, can be undone, and is put back when refused. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { bookingName, CardBody } from '#web/features/schedule/booking-card.tsx';
import { type Booking, isMovable, toBooking } from '#web/features/schedule/booking.ts';
import { describeDrop, hoverText, moveOf, stepOn } from '#web/features/schedule/board-drop.ts';
import { DayBoard } from '#web/features/schedule/day-board.tsx';
import { MoveDialog } from '#web/features/schedule/move-dialog.tsx';
import { MonthBoard } from '#web/features/schedule/month-board.tsx';
import { ScheduleBar } from '#web/features/schedule/schedule-bar.tsx';
import {
  daysInSight,
  readScheduleSearch,
  type ScheduleSearch,
  writeScheduleSearch,
} from '#web/features/schedule/schedule-search.ts';
import styles from '#web/features/schedule/schedule.module.css';
import { Tray } from '#web/features/schedule/tray.tsx';
import { bookingsOptions, trayOptions, useMove } from '#web/features/schedule/use-bookings.ts';
import { useFollowedFocus } from '#web/features/schedule/use-followed-focus.ts';
import { WeekBoard } from '#web/features/schedule/week-board.tsx';
import { bookingsIn, buildGridKeeper } from '#web/features/schedule/week-grid.ts';
import { listStaffOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { dateText } from '#web/ui/date-text.ts';
import { DragArea } from '#web/ui/drag-and-drop/drag-area.tsx';
import { DragSources } from '#web/ui/drag-and-drop/drag-sources.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { today } from '#web/ui/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const shortDay = (day: string) => dateText(day, { isShort: true });
const noBookings: Booking[] = [];

export function Component() {
  const [params, setParams] = useSearchParams();
  const search = readScheduleSearch(params, today());
  const change = (next: Partial<ScheduleSearch>) => setParams(writeScheduleSearch({ ...search, ...next }, today()));
  const days = useMemo(() => daysInSight({ view: search.view, day: search.day }), [search.view, search.day]);
  const { isManager } = useSession();
  const canMove = useCan('inspections.write') && isManager;
  const [asked, setAsked] = useState<Booking>();
  const move = useMove(shortDay);

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

  const findBooking = (card: HTMLElement) => {
    const id = Number(card.dataset['booking']);
    const booking = bookings.find((one) => one.id === id) ?? trayed.find((one) => one.id === id);
    return canMove && booking !== undefined && isMovable(booking)
      ? { id: `booking:${id}`, kind: 'booking', name: bookingName(booking), data: booking }
      : undefined;
  };

  const isDayBoard = search.view === 'day';
  const describePlace = useMemo(() => describeDrop(isDayBoard), [isDayBoard]);
  const followFocus = useFollowedFocus();
  const hover = useRef<HTMLDivElement>(null);
  const openDay = (day: string) => change({ view: 'day', day });
  const board = { clerks, cellOf, conflicts: grid.conflicts, canMove, onAsk: setAsked };
  return (
    <Page title="Schedule" layout="fill" toolbar={<ScheduleBar search={search} clerks={allClerks} onChange={change} />}>
      <DragArea
        finds="board"
        arrowStep={stepOn(isDayBoard)}
        describePlace={describePlace}
        renderOverlay={({ data }) => (
          <div className={`${styles.card} ${styles.overlay}`}>
            <div ref={hover} className={styles.hover} />
            <CardBody booking={data as Booking} />
          </div>
        )}
        onMove={
          isDayBoard
            ? (state) => {
                if (hover.current !== null) hover.current.textContent = hoverText(state);
              }
            : undefined
        }
        onDrop={(drop) => {
          const wanted = moveOf(drop, isDayBoard);
          if (wanted === undefined) return;
          if (drop.byKeyboard) followFocus(wanted.booking.id);
          move(wanted);
        }}
      >
        <DragSources selector="[data-booking]" find={findBooking} className={styles.frame}>
          <div className={styles.scroll}>
            {staff.data === undefined || inspections.data === undefined ? (
              <Skeleton height="100%" />
            ) : isDayBoard ? (
              <DayBoard
                {...board}
                day={search.day}
                onResize={(booking, minutes) =>
                  move({
                    booking,
                    clerkId: booking.clerkId,
                    clerkName: booking.inspection.clerk?.name ?? null,
                    day: booking.day ?? search.day,
                    from: booking.from,
                    minutes,
                  })
                }
              />
            ) : search.view === 'month' ? (
              <MonthBoard
                days={days}
                month={search.day.slice(0, 7)}
                bookings={bookings.filter(
                  (one) => isShown(one) && (clerkKey === '' || search.clerkIds.includes(one.clerkId ?? 0)),
                )}
                conflicts={grid.conflicts}
                canMove={canMove}
                onAsk={setAsked}
                onOpenDay={openDay}
              />
            ) : (
              <WeekBoard {...board} days={days} onOpenDay={openDay} />
            )}
          </div>
          <Tray bookings={trayed} canMove={canMove} onAsk={setAsked} />
        </DragSources>
      </DragArea>
      {asked !== undefined && (
        <MoveDialog
          key={bookingName(asked)}
          booking={asked}
          clerks={allClerks}
          days={days}
          canMove={canMove}
          onMove={move}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
