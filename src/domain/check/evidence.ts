/** The evidence that a dispute asks for: tests of alarms, and photographs of keys, meters and alarms. */
import { isAlarm } from '../alarm.ts';

/** Reports that are handed on earlier are not held to it. */
const SINCE = '2026-11-27';

/** Any result of a test, or the reason why there is none. */
const result =
  /\b(?:tested|test button|sound|beep|chirp|work|no access|not accessible|too high|missing|absent|faulty|expired|replace|no battery|no power)/;
const untested = /\b(?:not tested|untested|not tried)\b/;

type Checked = { blockType: string; name: string };

/** Alarms that are questions of a checklist are answered there. */
const isAlarmInWords = ({ blockType, name }: Checked): boolean =>
  (blockType === 'DETAILED' || blockType === 'OVERVIEW') && isAlarm(name);

export function isAlarmUntested({ condition, ...item }: Checked & { condition: unknown }, day: string): boolean {
  if (day < SINCE || !isAlarmInWords(item) || typeof condition !== 'string' || condition.trim() === '') return false;
  const words = condition.toLowerCase();
  return untested.test(words) || !result.test(words);
}

/** By itself, or together with others on a photograph of its room. */
export function wantsPhoto(item: Checked & { isSeen: boolean; isRoomSeen: boolean }, day: string): boolean {
  if (day < SINCE || item.isSeen) return false;
  const isOfMany = item.blockType === 'KEYS' || item.blockType === 'METERS';
  return isOfMany ? !item.isRoomSeen : isAlarmInWords(item);
}
