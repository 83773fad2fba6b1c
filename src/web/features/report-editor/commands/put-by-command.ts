/** Writes a text or an answer by a command, which Ctrl with Z takes back. */
import { type EditedField, type FieldValue, isSameValue, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';
import { noteCommand, redoIn, replaceText, undoIn } from './command-history.ts';

/** In place of the text or the answer that is there; Ctrl with Z brings that back. */
export function putByCommand({ report, queue }: Editor, itemId: number, field: EditedField, value: FieldValue): void {
  const item = report.item(itemId);
  if (item === undefined) return;
  const before = shownOf(item)[field] ?? null;
  if (isSameValue(before, value)) return;
  const find = () => document.querySelector<HTMLTextAreaElement>(`textarea[data-field="${itemId} ${field}"]`);
  const text = find();
  if (text !== null) {
    replaceText(text, typeof value === 'string' ? value : '');
    const within = (step: (element: HTMLTextAreaElement) => unknown) => () => {
      const element = find();
      if (element !== null) step(element);
    };
    return noteCommand({ undo: within(undoIn), redo: within(redoIn) });
  }
  const put = (from: FieldValue, to: FieldValue) => {
    const now = report.item(itemId);
    // Somebody has answered anew since.
    if (now === undefined || !isSameValue(shownOf(now)[field], from)) return;
    queue.type(itemId, field, to);
    // The row wakes for a state that changes; a text that waited already would not be drawn.
    report.touch(itemId);
  };
  put(before, value);
  noteCommand({ undo: () => put(value, before), redo: () => put(before, value) });
}
