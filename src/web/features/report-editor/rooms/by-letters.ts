/** The item that is meant by its first letters: one of this room before those of others, and an unanswered one before the rest. */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';

/** One letter begins half of the items of a home. */
const FEWEST = 2;

export function findByLetters({ report }: Pick<Editor, 'report'>, roomId: number, text: string): ItemEntry | undefined {
  const letters = text.trim().toLowerCase();
  if (letters.length < FEWEST) return undefined;
  const roomIds = report.roomIds();
  const at = roomIds.indexOf(roomId);
  const inTurn = [...roomIds.slice(at), ...roomIds.slice(0, at)];
  for (const id of inTurn) {
    const items = report.itemIds(id).flatMap((itemId) => report.item(itemId) ?? []);
    const meant = items.filter((item) => shownOf(item).name.toLowerCase().startsWith(letters));
    const blockType = report.room(id)?.blockType ?? '';
    const open = meant.find((item) => isUnanswered(blockType, shownOf(item).condition as Condition));
    if (meant.length > 0) return open ?? meant[0];
  }
  return undefined;
}
