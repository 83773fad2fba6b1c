/** The next item that is wanted, after the one with the focus and round to the start. */
import type { Editor } from './editor.ts';
import type { ItemEntry } from '#web/report/model/report-entry.ts';

export function findNext(
  { report, whereabouts }: Editor,
  isWanted: (item: ItemEntry) => boolean,
): ItemEntry | undefined {
  const all = report.roomIds().flatMap((roomId) => report.itemIds(roomId));
  const at = all.indexOf(whereabouts.read().itemId ?? 0);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].flatMap((id) => report.item(id) ?? []).find(isWanted);
}
