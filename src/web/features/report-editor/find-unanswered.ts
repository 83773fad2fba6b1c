/** The next item of which nobody has said anything yet. */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import type { Editor } from './editor.ts';
import { findNext } from './find-next.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';

export function findUnanswered(editor: Editor): ItemEntry | undefined {
  return findNext(editor, (item) => {
    const blockType = editor.report.room(item.roomId)?.blockType ?? '';
    return item.editable.condition && isUnanswered(blockType, shownOf(item).condition as Condition);
  });
}
