/** /schedule: who goes where and when. Every drop saves at once, can be undone, and is put back when refused. */
import { useMemo, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Board } from '#web/features/schedule/board.tsx';
import type { Booking } from '#web/features/schedule/booking.ts';
import type { Picked } from '#web/features/schedule/many/use-picking.ts';
import styles from '#web/features/schedule/schedule.module.css';
import { ScheduleBar } from '#web/features/schedule/schedule-bar.tsx';
import {
  daysInSight,
  readScheduleSearch,
  type ScheduleSearch,
  writeScheduleSearch,
} from '#web/features/schedule/schedule-search.ts';
import { Tray } from '#web/features/schedule/tray.tsx';
import { bookingsOptions, trayOptions, useMove } from '#web/features/schedule/use-bookings.ts';
import { useHeld } from '#web/features/schedule/cards/use-held.ts';
import { withOwnClerk } from '#web/features/schedule/board-clerks.ts';
import { useSchedule } from '#web/features/schedule/use-schedule.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { DragBoard } from '#web/ui/drag-and-drop/board-drag.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { today } from '#web/ui/time/time-zone.ts';
import { useRest } from '#web/ui/use-rest.ts';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { useDragging } from './use-dragging.tsx';
import { useOffering } from './use-offering.tsx';

/** Fetched when somebody first opens a booking: the board is there sooner. */
const MoveDialog = late(async () => (await import('#web/features/schedule/move-dialog.tsx')).MoveDialog, {
  failed: failedDialog,
});

/** Several at once, and the menu of a booking. */
const Many = late(async () => (await import('./many.tsx')).ScheduleMany, { failed: () => null });

const AwayDialog = late(async () => (await import('#web/features/bulk-changes/away/away-dialog.tsx')).AwayDialog, {
  failed: failedDialog,
});

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

/** The board's data starts before the board is drawn. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const days = daysInSight(readScheduleSearch(new URL(request.url).searchParams, today()));
  void queryClient.prefetchQuery(allStaffOptions());
  void queryClient.prefetchQuery(bookingsOptions(days[0] ?? '', days.at(-1) ?? ''));
  void queryClient.prefetchQuery(trayOptions());
  return null;
}

/** Today where it is in sight: most who are away have just called. */
const awayFrom = (search: ScheduleSearch) => (daysInSight(search).includes(today()) ? today() : search.day);

/** Such a day has nothing that could take the focus, and is scrolled by keyboard all the same. */
const hasNoTimes = (cell: readonly Booking[]) => cell.every(({ from }) => from === undefined);

export function Component() {
  const [params, setParams] = useSearchParams();
  const search = readScheduleSearch(params, today());
  const change = (next: Partial<ScheduleSearch>) => setParams(writeScheduleSearch({ ...search, ...next }, today()));
  const days = useMemo(() => daysInSight({ view: search.view, day: search.day }), [search.view, search.day]);
  const schedule = useSchedule(search, days);
  const { allClerks, suggested, assignable, clerks, bookings, trayed, cellOf, conflictsThere } = schedule;
  const { isManager } = useSession();
  const canMove = useCan('inspections.write') && isManager;
  const [asked, setAsked] = useState<Booking>();
  const [away, setAway] = useState<number>();
  const { move, conflictDialog } = useMove();
  const isResting = useRest();
  const { offered, offer, offerDialog } = useOffering(canMove && isResting);
  const heldOf = useHeld(canMove && isResting);
  const tray = { bookings: trayed, day: search.day, canMove, onAsk: setAsked, onOffer: offer, offered };

  const picked = useRef<Picked>(new Set());
  const all = [...bookings, ...trayed];

  const isDayBoard = search.view === 'day';
  const dragging = useDragging({ bookings: all, canMove, isDayBoard, picked, conflictsThere, move });
  const isEmptyDay = isDayBoard && clerks.every(({ id }) => hasNoTimes(cellOf(id, search.day)));
  return (
    <Page title="Schedule" layout="fill" toolbar={<ScheduleBar search={search} clerks={allClerks} onChange={change} />}>
      <DragBoard {...dragging} className={styles.frame}>
        <div
          className={styles.scroll}
          data-ground
          {...(isEmptyDay && { tabIndex: 0, role: 'region', 'aria-label': 'A day without bookings' })}
        >
          <Board
            search={search}
            days={days}
            schedule={schedule}
            canMove={canMove}
            onAsk={setAsked}
            onMove={(one) => move([one])}
            onAway={canMove ? setAway : undefined}
            onSearch={change}
            heldOf={heldOf}
          />
        </div>
        <Tray {...tray} />
      </DragBoard>
      {canMove && isResting && (
        <Many key={params.toString()} {...{ pickedRef: picked, bookings: all }} onAsk={setAsked} onOffer={offer} />
      )}
      {conflictDialog}
      {offerDialog}
      {away !== undefined && <AwayDialog clerkId={away} from={awayFrom(search)} onClose={() => setAway(undefined)} />}
      {asked !== undefined && (
        <MoveDialog
          key={asked.id}
          booking={asked}
          clerks={withOwnClerk(assignable, asked)}
          suggested={suggested}
          days={days}
          canMove={canMove}
          onMove={(one) => move([one])}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
