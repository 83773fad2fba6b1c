/**
 * Undo and redo in texts of several lines. The browser's own takes back letter by letter where React writes a default
 * value after each of them, and loses its way when a text is shown anew. Here one step is
 *
 *   a run of typing, up to a pause, a move of the caret or leaving the field
 *   a paste, a cut or something dropped
 *   a change by a command, of whichever text or answer: it is taken back wherever the focus is, until something is typed
 *
 * A text that was changed by something else than its keys, as by another person, is not taken back over that change.
 */
const PAUSE_MS = 1_000;
const MOST_STEPS = 200;

type Shown = { text: string; start: number; end: number };
/** `order`: the place of the step among those of all texts and commands. */
type Step = Shown & { order: number };
/** `at`: the moment of the last letter; 0 ends the run. */
type History = { past: Step[]; future: Step[]; now: Shown; at: number };

/**
 * Changes that are no typing, where a page has them: true when one was taken back or brought again. `order`: the last step of
 * the text with the focus.
 */
type Commands = (isRedo: boolean, target: EventTarget | null, order: number | undefined) => boolean;

const histories = new WeakMap<HTMLTextAreaElement, History>();
let before: Shown | undefined;
let steps = 0;
let commands: Commands = () => false;

const alone = new Set(['insertFromPaste', 'insertFromDrop', 'deleteByCut', 'deleteByDrag', 'insertReplacementText']);

/** For all texts of the page, from now on; returns what ends it. */
export function startTextHistory(): () => void {
  const over = new AbortController();
  const { signal } = over;
  // Heard before the text's own listeners, which may show something else.
  document.addEventListener('beforeinput', noteBefore, { signal, capture: true });
  document.addEventListener('input', noteInput, { signal, capture: true });
  document.addEventListener('focusout', ({ target }) => endRun(target), { signal });
  // And after those of the page: the undo of a message comes first.
  window.addEventListener('keydown', handleKey, { signal });
  return () => over.abort();
}

export function heedCommands(next: Commands): void {
  commands = next;
}

/** Among the steps of all texts, and of the commands. */
export function takeOrder(): number {
  steps += 1;
  return steps;
}

/** When the element for a text is another one by now. */
export function passHistoryOn(from: HTMLTextAreaElement, to: HTMLTextAreaElement): void {
  const history = histories.get(from);
  if (history !== undefined) histories.set(to, history);
}

function shownIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Shown {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** The service trims. */
const isSameText = (a: string, b: string): boolean => a.trim() === b.trim();

function noteBefore(event: InputEvent): void {
  const { target, inputType } = event;
  if (!(target instanceof HTMLTextAreaElement)) return;
  if (inputType !== 'historyUndo' && inputType !== 'historyRedo') {
    before = shownIn(target);
    return;
  }
  // From a menu of the browser.
  event.preventDefault();
  step(target, inputType);
}

function noteInput(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLTextAreaElement) || !(event instanceof InputEvent)) return;
  const { inputType, isComposing } = event;
  if (inputType.startsWith('history') || before === undefined) return;
  const known = histories.get(target);
  const isKnown = known !== undefined && isSameText(known.now.text, before.text);
  const history = isKnown ? known : { past: [], future: [], now: before, at: 0 };
  const isElsewhere = !isComposing && (before.start !== history.now.start || before.end !== history.now.end);
  const at = Date.now();
  const isAfterOthers = history.past.at(-1)?.order !== steps;
  if (alone.has(inputType) || isElsewhere || isAfterOthers || at - history.at > PAUSE_MS) {
    takeOrder();
    history.past = [...history.past, { ...before, order: steps }].slice(-MOST_STEPS);
  }
  const now = shownIn(target);
  histories.set(target, { ...history, future: [], now, at: alone.has(inputType) ? 0 : at });
  before = undefined;
}

function endRun(target: EventTarget | null): void {
  const history = target instanceof HTMLTextAreaElement ? histories.get(target) : undefined;
  if (history !== undefined) history.at = 0;
}

function handleKey(event: KeyboardEvent): void {
  const { target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (event.defaultPrevented || isComposing || altKey || !(ctrlKey || metaKey)) return;
  const text = target instanceof HTMLTextAreaElement ? target : undefined;
  const key = event.key.toLowerCase();
  const isRedo = (key === 'z' && shiftKey) || (key === 'y' && ctrlKey && !shiftKey);
  if (!isRedo && key !== 'z') return;
  if (commands(isRedo, target, text && histories.get(text)?.past.at(-1)?.order)) return event.preventDefault();
  if (text === undefined) return;
  event.preventDefault();
  step(text, isRedo ? 'historyRedo' : 'historyUndo');
}

function step(target: HTMLTextAreaElement, inputType: 'historyUndo' | 'historyRedo'): void {
  const history = histories.get(target);
  if (history === undefined || target.readOnly || target.disabled) return;
  const now = shownIn(target);
  if (!isSameText(history.now.text, now.text)) return void histories.delete(target);
  const [from, to] = inputType === 'historyUndo' ? [history.past, history.future] : [history.future, history.past];
  const next = from.pop();
  if (next === undefined) return;
  to.push({ ...now, order: next.order });
  Object.assign(history, { now: next, at: 0 });
  // Past React, which would take the text for one that it has shown itself.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(target, next.text);
  target.setSelectionRange(next.start, next.end);
  target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
