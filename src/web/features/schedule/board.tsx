/** The board of the chosen view, or the reason why there is none. */
import { CalendarDays } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Booking } from './booking.ts';
import { DayBoard } from './day-board.tsx';
import { MonthBoard } from './month-board.tsx';
import { type Move, unmoved } from './move.ts';
import type { ScheduleSearch } from './schedule-search.ts';
import type { HeldOf } from './cards/use-held.ts';
import type { Schedule } from './use-schedule.ts';
import { WeekBoard } from './week-board.tsx';

type Props = {
  search: ScheduleSearch;
  days: readonly string[];
  schedule: Schedule;
  canMove: boolean;
  onAsk: (booking: Booking) => void;
  onMove: (move: Move) => void;
  /** Asks who takes the visits of a clerk who is away; undefined where nobody may. */
  onAway: ((clerkId: number) => void) | undefined;
  onSearch: (next: Partial<ScheduleSearch>) => void;
  heldOf: HeldOf;
};

export function Board({ search, days, schedule, canMove, onAsk, onMove, onAway, onSearch, heldOf }: Props) {
  const { view, day, clerkIds } = search;
  const { isLoading, clerks, cellOf, conflicts } = schedule;
  const openDay = (wanted: string) => onSearch({ view: 'day', day: wanted });
  const shared = { conflicts, canMove, onAsk };

  if (isLoading) return <Skeleton height="100%" />;
  if (view === 'month') {
    const bookings = schedule.bookings.filter(
      (one) => schedule.isShown(one) && (clerkIds.length === 0 || clerkIds.includes(one.clerkId ?? 0)),
    );
    const board = { days, month: day.slice(0, 7), bookings, clerks: schedule.allClerks, onOpenDay: openDay };
    return <MonthBoard {...shared} {...board} />;
  }
  if (clerks.length === 0)
    return <NoClerks isFiltered={clerkIds.length > 0} onShowAll={() => onSearch({ clerkIds: [] })} />;
  if (view === 'week') {
    const board = { days, clerks, cellOf, heldOf, isCompact: search.isCompact, onAway, onOpenDay: openDay };
    return <WeekBoard {...shared} {...board} />;
  }
  return (
    <DayBoard
      {...shared}
      day={day}
      clerks={clerks}
      cellOf={cellOf}
      heldOf={heldOf}
      onAway={onAway}
      onResize={(booking, minutes) => onMove({ ...unmoved(booking), minutes })}
    />
  );
}

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
