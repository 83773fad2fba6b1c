/** Finds the differences from the report this one started from, by the rule that its PDF compares by. */
import { saysAsBefore } from '#domain/as-before.ts';
import { type EarlierReport, type Editor, findEarlier } from './editor.ts';
import { findNext } from './find-next.ts';
import { type FieldValue, isSameValue, type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';

/** Words that point back at the earlier report are no change. */
export function isContinued(now: FieldValue, before: FieldValue): boolean {
  if (typeof now !== 'string') return isSameValue(before, now);
  return saysAsBefore(now) || (typeof before === 'string' && now.trim() === before.trim());
}

export function isChanged(earlier: EarlierReport | undefined, item: ItemEntry): boolean {
  const before = findEarlier(earlier, item);
  return before !== undefined && !isContinued(shownOf(item).condition, before.server.condition);
}

export function findChanged(editor: Editor): ItemEntry | undefined {
  return findNext(editor, (item) => isChanged(editor.earlier, item));
}
