/** What differs from the report this one started from, by the rule that its PDF compares by. */
import { saysAsBefore } from '#domain/as-before.ts';
import { type EarlierReport, type Editor, findEarlier } from './editor.ts';
import { type FieldValue, isSameValue, type ItemEntry, shownOf } from './report-entry.ts';

/** Words that point back at the earlier report are no change. */
export function isContinued(now: FieldValue, before: FieldValue): boolean {
  if (typeof now !== 'string') return isSameValue(before, now);
  return saysAsBefore(now) || (typeof before === 'string' && now.trim() === before.trim());
}

export function isChanged(earlier: EarlierReport | undefined, item: ItemEntry): boolean {
  const before = findEarlier(earlier, item);
  return before !== undefined && !isContinued(shownOf(item).condition, before.server.condition);
}

/** The next one after the item with the focus. */
export function findChanged({ report, earlier, place }: Editor): ItemEntry | undefined {
  const all = report.roomIds().flatMap((roomId) => report.itemIds(roomId));
  const at = all.indexOf(place.read().itemId ?? 0);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)]
    .flatMap((id) => report.item(id) ?? [])
    .find((item) => isChanged(earlier, item));
}
