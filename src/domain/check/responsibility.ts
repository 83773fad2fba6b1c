/** A check out says of each change who is responsible, or that nobody is: only so can a deposit be divided by it. */
import { saysAsBefore } from '../as-before.ts';
import { types } from '../inspection-type.ts';

/** Reports that are handed on earlier are not held to it. */
const SINCE = '2026-11-27';

type Change = { typeId: number; before: unknown; now: unknown; responsibilities: readonly string[] };

/** `before`: the condition of the same item in the report that this one started from. */
export function wantsResponsibility({ typeId, before, now, responsibilities }: Change, day: string): boolean {
  if (day < SINCE || typeId !== types.checkOut || !isSaid(before) || !isSaid(now)) return false;
  const isChanged = now.trim() !== before.trim() && !saysAsBefore(now);
  return isChanged && !responsibilities.some(isSaid);
}

const isSaid = (words: unknown): words is string => typeof words === 'string' && words.trim() !== '';
