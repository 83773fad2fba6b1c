/** A booking on the time scale: dragged as a whole, stretched by its lower edge (Shift+arrows by keyboard). */
import { memo, type PointerEvent, useRef } from 'react';
import type { Conflict } from '#domain/schedule.ts';
import { announce } from '#web/ui/announce.ts';
import { classNames } from '#web/ui/class-names.ts';
import { durationText } from '#web/ui/date-text.ts';
import { writeDuration } from '#domain/duration.ts';
import { isLifted, useSourceHint } from '#web/ui/drag-and-drop/drag-sources.tsx';
import type { HandleProps } from '#web/ui/drag-and-drop/use-drag.ts';
import { type Booking, isMovable } from './booking.ts';
import { CardBody, cardProps } from './booking-card.tsx';
import styles from './schedule.module.css';
import { DAY_START, MINUTE, snap, STEP } from './time-scale.ts';

type Props = {
  booking: Booking;
  conflicts: readonly Conflict[] | undefined;
  /** Side by side with what it overlaps: which one, of how many. */
  column: number;
  columns: number;
  canMove: boolean;
  onAsk: (booking: Booking) => void;
  onResize: (booking: Booking, minutes: number) => void;
};

/** Where the way to a booking is drawn. */
const GUTTER = '9px';
const noConflicts: readonly Conflict[] = [];

export const DayBlock = memo(function DayBlock(props: Props) {
  const { booking, conflicts = noConflicts, column, columns, canMove, onAsk, onResize } = props;
  const isOff = !canMove || !isMovable(booking);
  const block = useRef<HTMLDivElement>(null);
  const asking = cardProps({ booking, conflicts, isOff, hint: useSourceHint(), onAsk });
  const card: HandleProps = {
    ...asking,
    onKeyDown: (event) => {
      const stretch = { ArrowDown: STEP, ArrowUp: -STEP }[event.key];
      if (isOff || isLifted(event.currentTarget) || !event.shiftKey || stretch === undefined)
        return asking.onKeyDown?.(event);
      event.preventDefault();
      return resizeTo(booking.minutes + stretch);
    },
  };

  function resizeTo(minutes: number) {
    const wanted = Math.max(STEP, snap(minutes));
    if (wanted === booking.minutes) return;
    announce(`${booking.street}: ${durationText(writeDuration(wanted))}.`);
    onResize(booking, wanted);
  }

  /** The edge writes the height itself; only the release is a change. */
  function handleEdge(event: PointerEvent<HTMLDivElement>) {
    event.stopPropagation();
    const edge = event.currentTarget;
    const start = event.clientY;
    const heightAt = (y: number) => Math.max(STEP, snap(booking.minutes + (y - start) / MINUTE));
    edge.setPointerCapture(event.pointerId);
    edge.onpointermove = (move) => block.current?.style.setProperty('height', `${heightAt(move.clientY) * MINUTE}px`);
    const end = () => {
      edge.onpointermove = null;
      edge.onpointerup = null;
      edge.onpointercancel = null;
    };
    edge.onpointerup = (up) => {
      end();
      resizeTo(heightAt(up.clientY));
    };
    edge.onpointercancel = () => {
      end();
      block.current?.style.setProperty('height', `${booking.minutes * MINUTE}px`);
    };
  }

  return (
    <div
      ref={block}
      className={classNames(
        styles.block,
        styles.card,
        booking.inspection.conduct_date_option === 1 && styles.unconfirmed,
        conflicts.length > 0 && styles.conflicting,
        isOff && styles.fixed,
      )}
      style={{
        top: ((booking.from ?? DAY_START) - DAY_START) * MINUTE,
        height: booking.minutes * MINUTE,
        left: `calc(${GUTTER} + (100% - ${GUTTER}) * ${column / columns})`,
        width: `calc((100% - ${GUTTER}) / ${columns} - 3px)`,
      }}
      data-booking={booking.id}
      {...card}
    >
      <CardBody booking={booking} conflicts={conflicts} />
      {!isOff && (
        // Only for the pointer; Shift and the arrows stretch it from the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div
          className={styles.edge}
          onPointerDown={handleEdge}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </div>
  );
});
