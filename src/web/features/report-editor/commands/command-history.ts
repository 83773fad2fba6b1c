/** Commands are taken back by Ctrl with Z from wherever the focus is, unless something was typed there since. */
import { heedCommands, takeOrder } from '#web/ui/keyboard/text-history.ts';
import { isTyping } from '#web/ui/keyboard/use-hotkey.ts';

export type Command = { undo: () => void; redo: () => void };
type Given = Command & { order: number };

const MOST = 200;

let given: Given[] = [];
let takenBack: Given[] = [];

export function noteCommand(command: Command): void {
  keep(command);
  takenBack = [];
}

function keep({ undo, redo }: Command): void {
  given = [...given, { undo, redo, order: takeOrder() }].slice(-MOST);
}

/** Puts a text in the place of another as if it had been pasted: the text hears of it, and takes it back among its steps. */
export function replaceText(target: HTMLTextAreaElement, text: string, caret = text.length): void {
  const inputType = 'insertReplacementText';
  target.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, inputType }));
  // Past React, which would take the text for one that it has shown itself.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(target, text);
  target.setSelectionRange(caret, caret);
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

/** As by the browser's menu. */
export const undoIn = (target: HTMLTextAreaElement): unknown =>
  target.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'historyUndo' }));
export const redoIn = (target: HTMLTextAreaElement): unknown =>
  target.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'historyRedo' }));

heedCommands((isRedo, target, typedAt = 0) => {
  // An input of one line has an undo of its own.
  if (!(target instanceof HTMLTextAreaElement) && isTyping(target)) return false;
  const command = isRedo ? takenBack.at(-1) : given.at(-1);
  if (command === undefined) return false;
  if (isRedo) {
    // Typed since it was taken back: there is nothing to bring again.
    if (typedAt > command.order && typedAt > (given.at(-1)?.order ?? 0)) return false;
    takenBack = takenBack.slice(0, -1);
    command.redo();
    keep(command);
  } else {
    if (command.order < typedAt) return false;
    given = given.slice(0, -1);
    command.undo();
    takenBack = [...takenBack, command];
  }
  return true;
});
