/** The keys of the editor, heard where its rooms are. */
import type { KeyboardEvent } from 'react';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import { isTyping } from '#web/ui/keyboard/use-hotkey.ts';
import { addItem } from './commands/item-commands.ts';
import { openMove } from './commands/move-request.ts';
import type { Editor } from './editor.ts';
import { onDemand } from './on-demand.tsx';
import { fieldOf, focusNext } from './rows/field-order.ts';

export function handleEditorKey(editor: Editor, event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || isComposing(event)) return;
  const field = fieldOf(event.target);
  const itemId = Number((event.target as Element).closest<HTMLElement>('[data-item]')?.dataset['item'] ?? Number.NaN);
  const isHandled = editor.canWrite && !Number.isNaN(itemId) && handleItemKey(editor, event, itemId);
  if (isHandled || (field !== null && handleFieldKey(event, field))) event.preventDefault();
}

function handleFieldKey(event: KeyboardEvent, field: HTMLElement): boolean {
  if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey) {
    focusNext(field);
    return true;
  }
  if (event.key === 'Escape') {
    field.closest('[data-item]')?.querySelector<HTMLElement>('[data-grip]')?.focus();
    return true;
  }
  return false;
}

function handleItemKey(editor: Editor, event: KeyboardEvent, itemId: number): boolean {
  const { report } = editor;
  const item = report.item(itemId);
  if (item === undefined) return false;
  const isMod = event.ctrlKey || event.metaKey;
  const at = report.itemIds(item.roomId).indexOf(itemId);
  if (isMod && event.key === 'Enter') {
    addItem(editor, item.roomId, { at: at + 1 });
    return true;
  }
  if (event.altKey && !isMod && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const step = event.key === 'ArrowUp' ? -1 : 1;
    onDemand(({ stepItem }) => stepItem(editor, itemId, step));
    return true;
  }
  // By the key's place: on a Mac, Option and B write another letter.
  if (event.altKey && !isMod && event.code === 'KeyB') {
    onDemand(({ fillAsBefore }) => fillAsBefore(editor, itemId));
    return true;
  }
  if (isTyping(event.target) || isMod || event.altKey || fieldOf(event.target) !== null) return false;
  if (event.key === 'm' || event.key === 'M') {
    openMove({ kind: 'item', id: itemId });
    return true;
  }
  if (event.key === 'Delete') {
    onDemand(({ removeItem }) => void removeItem(editor, itemId));
    return true;
  }
  return false;
}
