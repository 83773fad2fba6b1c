/** In the night in which the clocks go forward an hour is left out: London has no 01:30 on 28 March 2027. */
import { toInstant, toWallTime, type WallTime } from './time-zone.ts';

/** As what is wrong with a time; the field's name goes before it. */
export const skippedWords = 'does not exist on that day: the clocks go forward';

export const isSkipped = (wall: WallTime): boolean => toWallTime(toInstant(wall)).time !== wall.time;
