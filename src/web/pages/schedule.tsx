/** /schedule: who goes where and when. Every drop saves at once, can be undone, and is put back when refused. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { roles } from '#domain/role.ts';
import { bookingName, CardBody } from '#web/features/schedule/booking-card.tsx';
import { type Booking, toBooking } from '#web/features/schedule/booking.ts';
import { describeDrop, moveOf, stepOn } from '#web/features/schedule/board-drop.ts';
import { DayBoard } from '#web/features/schedule/day-board.tsx';
import { MoveDialog } from '#web/features/schedule/move-dialog.tsx';
import {
  daysInSight,
  readScheduleSearch,
  type ScheduleSearch,
  type ScheduleView,
  stepBy,
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
import { Button, IconButton } from '#web/ui/button.tsx';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { dateText } from '#web/ui/date-text.ts';
import { DragArea } from '#web/ui/drag-and-drop/drag-area.tsx';
import { Page } from '#web/ui/page.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { today } from '#web/ui/time-zone.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const shortDay = (day: string) => dateText(day, { isShort: true });
const typeOptions = Object.entries(inspectionTypes).map(([value, name]) => ({
  value,
  label: name.split(' / ')[0] ?? name,
}));
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
  const bookings = useMemo(
    () =>
      (inspections.data ?? [])
        .filter(
          ({ type, cancelled_at }) =>
            cancelled_at == null && (typeKey === '' || typeKey.split(',').includes(String(type.id))),
        )
        .map(toBooking),
    [inspections.data, typeKey],
  );
  const trayed = useMemo(() => tray.data?.map(toBooking) ?? noBookings, [tray.data]);

  const [keepGrid] = useState(buildGridKeeper);
  const grid = useMemo(() => keepGrid(bookings, clerks, days), [keepGrid, bookings, clerks, days]);
  const cellOf = useCallback((clerkId: number, day: string) => bookingsIn(grid, clerkId, day), [grid]);

  const isDayBoard = search.view === 'day';
  const describePlace = useMemo(() => describeDrop(isDayBoard), [isDayBoard]);
  const followFocus = useFollowedFocus();
  const board = { clerks, cellOf, conflicts: grid.conflicts, canMove, onAsk: setAsked };
  return (
    <Page
      title="Schedule"
      layout="fill"
      toolbar={
        <div className={styles.bar}>
          <Segmented
            label="View"
            options={[
              { value: 'week', label: 'Week' },
              { value: 'day', label: 'Day' },
            ]}
            value={search.view}
            onChange={(view) => change({ view: view as ScheduleView })}
          />
          <Button onClick={() => change({ day: today() })}>Today</Button>
          <IconButton
            label={`Previous ${search.view}`}
            icon={<ChevronLeft />}
            onClick={() => change({ day: stepBy(search, -1) })}
          />
          <IconButton
            label={`Next ${search.view}`}
            icon={<ChevronRight />}
            onClick={() => change({ day: stepBy(search, 1) })}
          />
          <span className={styles.range} aria-live="polite">
            {isDayBoard ? dateText(search.day) : `${shortDay(days[0] ?? '')} to ${dateText(days.at(-1) ?? '')}`}
          </span>
          <div className={styles.end}>
            <ChoiceFilter
              label="Clerk"
              options={allClerks.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={search.clerkIds.map(String)}
              onChange={(ids) => change({ clerkIds: ids.map(Number) })}
            />
            <ChoiceFilter
              label="Type"
              options={typeOptions}
              value={search.typeIds.map(String)}
              onChange={(ids) => change({ typeIds: ids.map(Number) })}
            />
          </div>
        </div>
      }
    >
      <DragArea
        finds="board"
        arrowStep={stepOn(isDayBoard)}
        describePlace={describePlace}
        renderOverlay={({ data }) => (
          <div className={`${styles.card} ${styles.overlay}`}>
            <CardBody booking={data as Booking} />
          </div>
        )}
        onDrop={(drop) => {
          const wanted = moveOf(drop, isDayBoard);
          if (wanted === undefined) return;
          if (drop.byKeyboard) followFocus(wanted.booking.id);
          move(wanted);
        }}
      >
        <div className={styles.frame}>
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
            ) : (
              <WeekBoard {...board} days={days} onOpenDay={(day) => change({ view: 'day', day })} />
            )}
          </div>
          <Tray bookings={trayed} canMove={canMove} onAsk={setAsked} />
        </div>
      </DragArea>
      {asked !== undefined && (
        <MoveDialog
          key={bookingName(asked)}
          booking={asked}
          clerks={allClerks}
          cellOf={cellOf}
          isInSight={(day) => days.includes(day)}
          canMove={canMove}
          onMove={move}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
