/** The bookings that are dragged together: the one in hand, and those that were picked with it. */
import { minutesText } from '#domain/schedule/minutes-text.ts';
import { addDays } from '#web/ui/time/time-zone.ts';
import { type Booking, bookingName, isMovable } from '../booking.ts';
import type { Move } from '../move.ts';
import { DAY_END, DAY_START } from '../time-scale.ts';
import type { Picked } from './use-picking.ts';

export type Hand = {
  booking: Booking;
  others: readonly Booking[];
  /** How many were picked that have begun: they stay. */
  begun: number;
};

export const alone = (booking: Booking): Hand => ({ booking, others: [], begun: 0 });

/** One that was not picked is dragged alone. `bookings` may name one twice: on the board, and in the tray. */
export function handOf(booking: Booking, picked: Picked, bookings: readonly Booking[]): Hand {
  if (!picked.has(String(booking.id))) return alone(booking);
  const rest = new Map(bookings.filter(({ id }) => picked.has(String(id))).map((one) => [one.id, one]));
  rest.delete(booking.id);
  const others = [...rest.values()].filter(isMovable);
  return { booking, others, begun: rest.size - others.length };
}

export const handName = ({ booking, others }: Hand): string =>
  [bookingName(booking), ...(others.length === 0 ? [] : [withOthers(others.length)])].join(', ');

export const withOthers = (count: number): string => (count === 1 ? 'and one more' : `and ${count} more`);

/** A sentence on those that were picked and stay. */
export const stayText = ({ begun }: Hand): string | undefined => {
  if (begun === 0) return undefined;
  return begun === 1 ? 'One has begun and stays.' : `${begun} have begun and stay.`;
};

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** As far as the one in hand goes: to another clerk all of them, to another time each from its own. */
export function movesOfHand(lead: Move, { others }: Hand): Move[] {
  return [lead, ...others.map((booking) => along(lead, booking)).filter(isMove)];
}

function along(lead: Move, booking: Booking): Move {
  const { booking: held, clerkId, clerkName } = lead;
  const isSameClerk = clerkId === held.clerkId;
  const { inspection, day, from, minutes } = booking;
  return {
    booking,
    clerkId: isSameClerk ? booking.clerkId : clerkId,
    clerkName: isSameClerk ? (inspection.clerk?.name ?? null) : clerkName,
    day:
      day === undefined || held.day === undefined ? (day ?? lead.day) : addDays(day, daysBetween(held.day, lead.day)),
    from: laterBy(minutesLater(lead), from, minutes),
    minutes,
  };
}

const isMove = ({ booking, clerkId, day, from }: Move): boolean =>
  clerkId !== booking.clerkId || day !== (booking.day ?? '') || from !== booking.from;

const minutesLater = ({ booking, from }: Move): number =>
  from === undefined || booking.from === undefined ? 0 : from - booking.from;

/** Within the day of the board, unless it stays at its time. */
function laterBy(later: number, from: number | undefined, minutes: number): number | undefined {
  if (from === undefined || later === 0) return from;
  return Math.max(DAY_START, Math.min(from + later, DAY_END - minutes));
}

/** `4 inspections: Aisha Rahman, 1 day later` */
export function handText(moves: readonly Move[]): string {
  const [lead] = moves;
  if (lead === undefined) return '';
  const { booking, clerkId, clerkName, day } = lead;
  const days = booking.day === undefined || day === '' ? 0 : daysBetween(booking.day, day);
  const minutes = minutesLater(lead);
  const parts = [
    clerkId !== booking.clerkId && (clerkName ?? 'nobody'),
    days !== 0 && `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`,
    minutes !== 0 && `${minutesText(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`,
  ];
  return `${moves.length} inspections: ${parts.filter(Boolean).join(', ')}`;
}
