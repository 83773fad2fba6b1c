/** One day: clerks as columns over a time scale, bookings as long as they take, a line for now. */
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { availabilityOf } from '#domain/schedule/availability.ts';
import { type Conflict, clockText, minutesOfDay, type WorkingDay } from '#domain/schedule/schedule.ts';
import { findWays, shareWidth, type Way } from '#domain/schedule/schedule-day.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Swatch } from '#web/ui/controls/swatch.tsx';
import { useBoardTarget } from '#web/ui/drag-and-drop/board-drag.tsx';
import { today, toWallTime } from '#web/ui/time/time-zone.ts';
import { AwayButton } from './cards/away-button.tsx';
import type { BoardClerk } from './board-clerks.ts';
import { type Booking, toAppointment } from './booking.ts';
import { DayBlock } from './cards/day-block.tsx';
import { DayLine } from './cards/day-line.tsx';
import styles from './day-board.module.css';
import { DAY_END, DAY_START, isOnScale, MINUTE } from './time-scale.ts';
import type { Held, HeldOf } from './cards/use-held.ts';
import type { CellOf, CellTarget } from './week-board.tsx';

type Props = {
  day: string;
  clerks: readonly BoardClerk[];
  cellOf: CellOf;
  heldOf: HeldOf;
  conflicts: ReadonlyMap<number, readonly Conflict[]>;
  canMove: boolean;
  onAsk: (booking: Booking) => void;
  onAway?: ((clerkId: number) => void) | undefined;
  onResize: (booking: Booking, minutes: number) => void;
};

const hours = Array.from({ length: (DAY_END - DAY_START) / 60 + 1 }, (_, at) => DAY_START + at * 60);

export function DayBoard({ day, clerks, cellOf, heldOf, ...shared }: Props) {
  // As many lines above every lane, or the hours of one clerk would not be level with the scale.
  const lines = Math.max(0, ...clerks.map(({ id }) => cellOf(id, day).filter(isBesideScale).length));
  return (
    <section
      className={styles.day}
      aria-label="Bookings by clerk and time"
      style={{ '--lines': lines } as CSSProperties}
    >
      <div className={styles.scale} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ top: (hour - DAY_START) * MINUTE }}>
            {clockText(hour)}
          </span>
        ))}
      </div>
      {clerks.map((clerk) => (
        <Column
          key={clerk.id}
          clerk={clerk}
          day={day}
          bookings={cellOf(clerk.id, day)}
          held={heldOf(clerk.id, day)}
          {...shared}
        />
      ))}
    </section>
  );
}

const isBesideScale = ({ from }: Booking) => !isOnScale(from);

type ColumnProps = Omit<Props, 'clerks' | 'cellOf' | 'heldOf'> & {
  clerk: BoardClerk;
  bookings: readonly Booking[];
  held: readonly Held[];
};

const Column = memo(function Column({
  clerk,
  day,
  bookings,
  held,
  conflicts,
  canMove,
  onAsk,
  onAway,
  onResize,
}: ColumnProps) {
  const { attach, isOver } = useBoardTarget<HTMLDivElement>({
    id: `cell:${clerk.id}:${day}`,
    kind: 'cell',
    name: clerk.name,
    data: { clerkId: clerk.id, clerkName: clerk.name, day } satisfies CellTarget,
  });
  const timed = bookings.filter((one) => isOnScale(one.from));
  const appointments = timed.flatMap((one) => toAppointment(one) ?? []);
  const shares = shareWidth(appointments);
  const ways = findWays(appointments);
  const beside = bookings.filter(isBesideScale);
  return (
    <section className={styles.column} aria-label={clerk.name}>
      <h2 className={styles.columnHead}>
        <Swatch colour={clerk.colour} />
        {clerk.name}
        {onAway !== undefined && <AwayButton clerk={clerk} onAway={onAway} />}
      </h2>
      <div className={styles.beside}>
        {beside.map((booking) => (
          <DayLine
            key={booking.id}
            booking={booking}
            conflicts={conflicts.get(booking.id)}
            canMove={canMove}
            onAsk={onAsk}
          />
        ))}
      </div>
      <div
        ref={attach}
        data-cell
        className={classNames(styles.lane, isOver && styles.over)}
        style={{ height: (DAY_END - DAY_START) * MINUTE, backgroundSize: `100% ${60 * MINUTE}px` }}
      >
        <OffHours day={availabilityOf(clerk, day, []).day} />
        {[...ways].map(([id, way]) => (
          <TravelBar key={id} way={way} until={timed.find((one) => one.id === id)?.from ?? DAY_START} />
        ))}
        {held.map(({ id, from, minutes, words }) => (
          <div key={id} className={styles.held} style={{ top: (from - DAY_START) * MINUTE, height: minutes * MINUTE }}>
            {clockText(from)}: {words}
          </div>
        ))}
        {timed.map((booking) => (
          <DayBlock
            key={booking.id}
            booking={booking}
            column={shares.get(booking.id)?.column ?? 0}
            columns={shares.get(booking.id)?.of ?? 1}
            conflicts={conflicts.get(booking.id)}
            canMove={canMove}
            onAsk={onAsk}
            onResize={onResize}
          />
        ))}
        {day === today() && <NowLine />}
      </div>
    </section>
  );
});

/** A thin bar before the booking it leads to, as long as the way takes; behind the earlier one where it does not fit. */
function TravelBar({ way, until }: { way: Way; until: number }) {
  return (
    <div
      className={classNames(styles.travel, !way.fits && styles.tooFar)}
      style={{ top: (until - way.minutes - DAY_START) * MINUTE, height: way.minutes * MINUTE }}
      title={way.text}
    />
  );
}

/** Hours outside work are shaded; unknown hours are not. */
function OffHours({ day: { hours: worked, timeOff, isKnown } }: { day: WorkingDay }) {
  if (timeOff !== null)
    return (
      <div className={styles.shade} style={{ inset: 0 }}>
        {timeOff}
      </div>
    );
  if (!isKnown) return null;
  const edges = [DAY_START, ...worked.flatMap(({ from, to }) => [from, to]), DAY_END];
  const gaps = Array.from(
    { length: edges.length / 2 },
    (_, at) => [edges[at * 2] ?? 0, edges[at * 2 + 1] ?? 0] as const,
  );
  return gaps
    .filter(([from, to]) => to > from)
    .map(([from, to]) => (
      <div
        key={from}
        className={styles.shade}
        style={{ top: (from - DAY_START) * MINUTE, height: (to - from) * MINUTE }}
      />
    ));
}

function NowLine() {
  const [now, setNow] = useState(nowMinutes);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMinutes()), 30_000);
    return () => clearInterval(timer);
  }, []);
  if (now < DAY_START || now > DAY_END) return null;
  return <div className={styles.now} style={{ top: (now - DAY_START) * MINUTE }} title={`Now, ${clockText(now)}`} />;
}

const nowMinutes = () => minutesOfDay(toWallTime(new Date().toISOString()).time);
