/** Times of clerks that a colleague on the phone keeps: nobody else can book them meanwhile. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { minutesOfDay } from '#domain/schedule/schedule.ts';
import { getSlotHoldsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

/** `from`: minutes of the day. `words`: who keeps it, and until when. */
export type Held = { id: number; from: number; minutes: number; words: string };
/** The times of one clerk on one day; the same array while nothing in it changes. */
export type HeldOf = (clerkId: number, day: string) => readonly Held[];

/** Keeping a time and letting it go are told to nobody. */
const LOOK_AGAIN_MS = 20_000;
const nothing: Held[] = [];
const key = (clerkId: number, day: string) => `${clerkId}/${day}`;

export function useHeld(isAsked: boolean): HeldOf {
  const { data } = useQuery({ ...getSlotHoldsOptions(), enabled: isAsked, refetchInterval: LOOK_AGAIN_MS });
  const held = useMemo(() => {
    const byCell = new Map<string, Held[]>();
    for (const { id, staff_id: clerkId, conduct_date: at, minutes, held_by: by, until } of data?.holds ?? []) {
      const { date, time } = toWallTime(at);
      const one = {
        id,
        from: minutesOfDay(time),
        minutes,
        words: `Kept by ${by.name} until ${toWallTime(until).time}`,
      };
      byCell.set(key(clerkId, date), [...(byCell.get(key(clerkId, date)) ?? []), one]);
    }
    return byCell;
  }, [data]);
  return useCallback((clerkId, day) => held.get(key(clerkId, day)) ?? nothing, [held]);
}
