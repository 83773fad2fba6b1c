/** A booking as a button that is also dragged: a press, Enter or M opens its dialog, Space lifts it. */
import type { HTMLAttributes, Ref } from 'react';
import type { Conflict } from '#domain/schedule/schedule.ts';
import { sourceHint } from '#web/ui/drag-and-drop/board-drag.tsx';
import { isLifted } from '#web/ui/drag-and-drop/board-targets.ts';
import { type Booking, bookingName, isFixed, isUnconfirmed } from '../booking.ts';

/** Shared by every look of a booking on a board. */
export type BookingProps = {
  booking: Booking;
  conflicts: readonly Conflict[] | undefined;
  /** False for people who may only look. */
  canMove: boolean;
  onAsk: (booking: Booking) => void;
};

export type BookingElementProps = BookingProps &
  Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'onKeyDown' | 'children'> & {
    ref?: Ref<HTMLDivElement> | undefined;
  };

export function BookingButton({ booking, conflicts, canMove, onAsk, onKeyDown, ...element }: BookingElementProps) {
  const words = inWords(booking, conflicts);
  return (
    <div
      {...element}
      {...(isFixed(booking, canMove) ? {} : sourceHint)}
      // It holds lines and an edge to pull at, which a <button> must not.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-label={words}
      title={words}
      data-booking={booking.id}
      onClick={(event) => {
        // The second click of a double click on a button that was in front of it is not meant for the card.
        if (event.detail < 2) onAsk(booking);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey;
        const opens = isAlone && (event.key === 'Enter' || event.key.toLowerCase() === 'm');
        if (!opens || isLifted(event.currentTarget)) return;
        event.preventDefault();
        onAsk(booking);
      }}
    />
  );
}

function inWords(booking: Booking, conflicts: readonly Conflict[] = []): string {
  const facts = [
    bookingName(booking),
    booking.inspection.state.name,
    isUnconfirmed(booking) && 'Not confirmed',
    ...conflicts.map(({ reason }) => reason),
  ];
  return facts.filter(Boolean).join('. ');
}
