/** Puts the mark of an unclear word where somebody types, as if it were typed: it is saved, and undone, like their own letters. */
import { unclearMark } from '#domain/condition.ts';
import { announce } from '#web/ui/feedback/announce.ts';

export function markUnclear(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || field.dataset['field'] === undefined) {
    announce('Go to a text first: the mark is put there.');
    return;
  }
  const before = field.value.slice(0, field.selectionStart);
  const after = field.value.slice(field.selectionEnd);
  const mark = `${/\S$/.test(before) ? ' ' : ''}${unclearMark}${/^\s/.test(after) ? '' : ' '}`;
  // Any other way takes the field's own undo away.
  document.execCommand('insertText', false, mark);
}
