/** Lays out a clerk's day: overlapping appointments side by side, and the way to each from the one before it. */
import { minutesText } from './minutes-text.ts';
import { type Appointment, travelMinutes } from './schedule.ts';

export type Share = { column: number; of: number };

/**
 * Puts each appointment in the first free column; all of one cluster are equally wide:
 *
 *     09:00 ┌A─┐┌B─┐      A, B and C hang together: two columns
 *     10:00 │  │└──┘
 *           └──┘┌C─┐
 *     12:00 ┌D─────┐      alone: the whole width
 */
export function shareWidth(appointments: readonly Pick<Appointment, 'id' | 'from' | 'minutes'>[]): Map<number, Share> {
  const shares = new Map<number, Share>();
  let cluster: { id: number; column: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { id, column } of cluster) shares.set(id, { column, of: ends.length });
    cluster = [];
    ends = [];
  };
  for (const { id, from, minutes } of appointments.toSorted((a, b) => a.from - b.from || a.id - b.id)) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = from + minutes;
    cluster.push({ id, column });
  }
  close();
  return shares;
}

export type Way = { minutes: number; fits: boolean; text: string };

/**
 * The way to each appointment from the one before it, by its id; none where a place is unknown or both are the same.
 */
export function findWays(appointments: readonly Appointment[]): Map<number, Way> {
  const ways = new Map<number, Way>();
  const inOrder = appointments.toSorted((a, b) => a.from - b.from || a.id - b.id);
  inOrder.forEach((one, at) => {
    const before = inOrder[at - 1];
    if (before === undefined) return;
    const minutes = travelMinutes(before, one);
    if (minutes === undefined || minutes === 0) return;
    const fits = before.from + before.minutes + minutes <= one.from;
    ways.set(one.id, { minutes, fits, text: `${minutesText(minutes)} from ${before.label}` });
  });
  return ways;
}
