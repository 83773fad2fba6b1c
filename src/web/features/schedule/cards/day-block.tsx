/** A booking on the time scale: dragged as a whole, stretched by its lower edge (Shift+arrows by keyboard). */
import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { writeDuration } from '#domain/schedule/duration.ts';
import { isLifted } from '#web/ui/drag-and-drop/board-targets.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { durationText } from '#web/ui/time/date-text.ts';
import { type Booking, isFixed } from '../booking.ts';
import { DAY_START, MINUTE, STEP, snap } from '../time-scale.ts';
import type { BookingProps } from './booking-button.tsx';
import { CardBody } from './card-body.tsx';
import { CardFrame } from './card-frame.tsx';
import styles from './day-block.module.css';

type Props = BookingProps & {
  /** Its lane among overlapping bookings: which one, of how many. */
  column: number;
  columns: number;
  onResize: (booking: Booking, minutes: number) => void;
};

/** The space where the way to a booking is drawn. */
const GUTTER = '9px';

export const DayBlock = memo(function DayBlock({ column, columns, onResize, ...props }: Props) {
  const { booking, conflicts, canMove } = props;
  const canStretch = !isFixed(booking, canMove);
  const block = useRef<HTMLDivElement>(null);

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

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const stretch = { ArrowDown: STEP, ArrowUp: -STEP }[event.key];
    if (!canStretch || stretch === undefined || !event.shiftKey || isLifted(event.currentTarget)) return;
    event.preventDefault();
    resizeTo(booking.minutes + stretch);
  }

  return (
    <CardFrame
      {...props}
      ref={block}
      className={styles.block}
      style={{
        top: ((booking.from ?? DAY_START) - DAY_START) * MINUTE,
        height: booking.minutes * MINUTE,
        left: `calc(${GUTTER} + (100% - ${GUTTER}) * ${column / columns})`,
        width: `calc((100% - ${GUTTER}) / ${columns} - 3px)`,
      }}
      onKeyDown={handleKey}
    >
      <CardBody booking={booking} conflicts={conflicts} mayBeCut />
      {canStretch && (
        // Only for the pointer; Shift and the arrows stretch it from the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div
          className={styles.edge}
          onPointerDown={handleEdge}
          onMouseDown={(event) => event.stopPropagation()}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </CardFrame>
  );
});
