/** The target of moving a booking: its clerk, its time, and its length. */
import { states } from '#domain/inspection-state.ts';
import { readDuration, writeDuration } from '#domain/schedule/duration.ts';
import { clockText } from '#domain/schedule/schedule.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import { ApiError } from '#web/queries/api-error.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateText, durationText } from '#web/ui/time/date-text.ts';
import { toInstant, toWallTime, type WallTime } from '#web/ui/time/time-zone.ts';
import type { Booking } from './booking.ts';

export type Move = {
  booking: Booking;
  clerkId: number | null;
  clerkName: string | null;
  day: string;
  from: number | undefined;
  minutes: number;
};

/** To where it is: what others begin with, and the way back. */
export function unmoved(booking: Booking): Move {
  const { clerkId, day, from, minutes, inspection } = booking;
  return { booking, clerkId, clerkName: inspection.clerk?.name ?? null, day: day ?? '', from, minutes };
}

/** As the wire has it: a day, or a moment. */
export function conductDate({ day, from }: Move): string {
  return from === undefined ? day : toInstant({ date: day, time: clockText(from) });
}

/** The members of an inspection that a move may change. */
export type Moving = {
  clerk: { id: number | null };
  conduct_date: string | null;
  time_to_complete: string | null;
};

/** Moments and lengths in one spelling, whoever wrote them, so that equal ones are equal. */
export const readMoving = ({ clerk, conduct_date, time_to_complete, version }: Inspection) => ({
  clerk: { id: clerk?.id ?? null },
  conduct_date: conduct_date === null ? null : oneSpelling(toWallTime(conduct_date)),
  time_to_complete: time_to_complete === null ? null : writeDuration(readDuration(time_to_complete) ?? USUAL_MINUTES),
  version,
});

const oneSpelling = (wall: WallTime) => (wall.time === '' ? wall.date : toInstant(wall));

/** Members that the move leaves alone stay spelt as they were read, so that they are no change. */
export function movingBody(move: Move): Moving {
  const { booking, clerkId, day, from, minutes } = move;
  const before = readMoving(booking.inspection);
  const isSameTime = day === (booking.day ?? '') && from === booking.from;
  return {
    clerk: { id: clerkId },
    conduct_date: isSameTime ? before.conduct_date : conductDate(move),
    time_to_complete: minutes === booking.minutes ? before.time_to_complete : writeDuration(minutes),
  };
}

/** The inspection as it will be, for the screen until the service has answered. */
export function moved(move: Move): Inspection {
  const { booking, clerkId, clerkName, minutes } = move;
  const state: Inspection['state'] =
    clerkId === null ? { id: states.pending, name: 'Pending' } : { id: states.assigned, name: 'Assigned' };
  return {
    ...booking.inspection,
    state: booking.inspection.state.id <= states.assigned ? state : booking.inspection.state,
    clerk: clerkId === null ? null : { id: clerkId, name: clerkName ?? '', is_manager: false },
    conduct_date: conductDate(move),
    time_to_complete: writeDuration(minutes),
  };
}

/** The board may be a moment behind: then the service speaks of fields, and this of what somebody has done. */
export function whyNotMoved({ booking: { street } }: Pick<Move, 'booking'>, error: unknown): string {
  if (!(error instanceof ApiError)) return 'the service could not be reached.';
  const state = error.code === 'state_forbids' ? error.facts['state'] : undefined;
  if (state === states.closed) return `${street} has been cancelled or closed meanwhile.`;
  if (state === states.complete) return `the report of ${street} has been approved meanwhile.`;
  return error.detail;
}

/** `Tom Ashdown, Wed 5 Feb 2031, 10:30`; the length only when it is another. */
export function moveText({ booking, clerkName, day, from, minutes }: Move): string {
  return [
    clerkName ?? 'nobody',
    dateText(day, { isShort: true }),
    from !== undefined && clockText(from),
    minutes !== booking.minutes && durationText(writeDuration(minutes)),
  ]
    .filter(Boolean)
    .join(', ');
}
