/** The next item, after the one with the focus, of which nobody has said anything yet. */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import type { Editor } from './editor.ts';
import { shownOf } from './report-entry.ts';

export function findUnanswered({ report, place }: Editor): { roomId: number; itemId: number } | undefined {
  const all = report.roomIds().flatMap((roomId) => report.itemIds(roomId).map((itemId) => ({ roomId, itemId })));
  const at = all.findIndex(({ itemId }) => itemId === place.read().itemId);
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(({ roomId, itemId }) => {
    const item = report.item(itemId);
    const blockType = report.room(roomId)?.blockType ?? '';
    return item?.editable.condition === true && isUnanswered(blockType, shownOf(item).condition as Condition);
  });
}
