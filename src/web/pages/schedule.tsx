/** /schedule: who goes where and when. Every drop saves at once, can be undone, and is put back when refused. */
import { CalendarDays } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookingName, CardBody } from '#web/features/schedule/booking-card.tsx';
import { type Booking, isMovable } from '#web/features/schedule/booking.ts';
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
import { useMove } from '#web/features/schedule/use-bookings.ts';
import { useFollowedFocus } from '#web/features/schedule/use-followed-focus.ts';
import { useSchedule } from '#web/features/schedule/use-schedule.ts';
import { WeekBoard } from '#web/features/schedule/week-board.tsx';
import { useCan, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { dateText } from '#web/ui/date-text.ts';
import type { DragState } from '#web/ui/drag-and-drop/drag.ts';
import { DragArea } from '#web/ui/drag-and-drop/drag-area.tsx';
import { DragSources } from '#web/ui/drag-and-drop/drag-sources.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { today } from '#web/ui/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

function NoClerks({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={<CalendarDays />}
      title="Nobody matches the filter."
      action={<Button onClick={onShowAll}>Show all clerks</Button>}
    />
  ) : (
    <EmptyState icon={<CalendarDays />} title="There are no clerks yet.">
      Everybody with the role of a clerk has a row here.
    </EmptyState>
  );
}

const shortDay = (day: string) => dateText(day, { isShort: true });

export function Component() {
  const [params, setParams] = useSearchParams();
  const search = readScheduleSearch(params, today());
  const change = (next: Partial<ScheduleSearch>) => setParams(writeScheduleSearch({ ...search, ...next }, today()));
  const days = useMemo(() => daysInSight({ view: search.view, day: search.day }), [search.view, search.day]);
  const { isManager } = useSession();
  const canMove = useCan('inspections.write') && isManager;
  const [asked, setAsked] = useState<Booking>();
  const move = useMove(shortDay);

  const { isLoading, allClerks, suggested, assignable, clerks, bookings, trayed, isShown, cellOf, conflicts } =
    useSchedule(search, days);

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
  const showPlace = (state: DragState) => {
    if (hover.current !== null) hover.current.textContent = hoverText(state, describePlace);
  };
  const openDay = (day: string) => change({ view: 'day', day });
  const board = { clerks, cellOf, conflicts, canMove, onAsk: setAsked };
  // A day without bookings has nothing that could take the focus, and is scrolled by keyboard all the same.
  const isEmptyDay =
    isDayBoard && clerks.every(({ id }) => cellOf(id, search.day).every(({ from }) => from === undefined));
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
        // The time follows every move; elsewhere only another place is something new.
        onMove={isDayBoard ? showPlace : undefined}
        onOver={isDayBoard ? undefined : showPlace}
        onDrop={(drop) => {
          const wanted = moveOf(drop, isDayBoard);
          if (wanted === undefined) return;
          if (drop.byKeyboard) followFocus(wanted.booking.id);
          move(wanted);
        }}
      >
        <DragSources selector="[data-booking]" find={findBooking} className={styles.frame}>
          <div
            className={styles.scroll}
            {...(isEmptyDay && { tabIndex: 0, role: 'region', 'aria-label': 'A day without bookings' })}
          >
            {isLoading ? (
              <Skeleton height="100%" />
            ) : clerks.length === 0 && search.view !== 'month' ? (
              <NoClerks isFiltered={search.clerkIds.length > 0} onShowAll={() => change({ clerkIds: [] })} />
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
                  (one) => isShown(one) && (search.clerkIds.length === 0 || search.clerkIds.includes(one.clerkId ?? 0)),
                )}
                conflicts={conflicts}
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
          clerks={assignable}
          suggested={suggested}
          days={days}
          canMove={canMove}
          onMove={move}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
