/** In the night in which the clocks go forward an hour is left out: London has no 01:30 on 28 March 2027. */
import { readTypedTime } from './read-typed.ts';
import { toInstant, toWallTime, type WallTime } from './time-zone.ts';

/** Phrased as the fault of a time; the field's name goes before it. */
export const skippedWords = 'does not exist on that day: the clocks go forward';

export const isSkipped = (wall: WallTime): boolean => toWallTime(toInstant(wall)).time !== wall.time;

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
export const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text) && readTypedTime(text) === text;

/** The fault of a time that would silently be saved as something else: as the day alone, or an hour later. */
export function timeFault({ date, time }: WallTime): string | undefined {
  if (time === '') return undefined;
  if (!isTime(time)) return 'cannot be read as a time';
  return isDay(date) && isSkipped({ date, time }) ? skippedWords : undefined;
}
