/**
 * Listens to what is typed into the texts of a report. A short form is written out by the letter that ends its word, and by the
 * key that leaves the text; Backspace brings it back, as Ctrl Z does. A condition in the house style's short forms is said in full
 * by the key that leaves it.
 */
import { isHouseStyleBegun, sayHouseStyle } from '#domain/typing/house-style.ts';
import { type Abbreviation, writeOut } from '#domain/typing/write-out.ts';
import { replaceText, undoIn } from '../commands/command-history.ts';
import { isPlain, isStill, isText, isTyped, type Left, leftIn, placeOf, type Text } from './typed-text.ts';

/** Returns what ends it. */
export function followTyping(abbreviations: readonly Abbreviation[]): () => void {
  const over = new AbortController();
  const { signal } = over;
  let typed: Left | undefined;
  let writtenOut: Left | undefined;

  /** `end`: behind the short form. */
  function write(field: Text, end: number): void {
    const out = writeOut(field.value, end, abbreviations);
    if (out === undefined) return;
    replaceText(field, out.text, field.selectionEnd + out.added);
    writtenOut = leftIn(field);
  }

  function leave(field: Text): void {
    const said = isCondition(field) ? sayHouseStyle(field.value, abbreviations) : undefined;
    if (said === undefined) write(field, field.selectionEnd);
    else replaceText(field, said);
  }

  function handleInput(event: Event): void {
    typed = undefined;
    writtenOut = undefined;
    const { target } = event;
    if (!isTyped(event) || !isText(target)) return;
    typed = leftIn(target);
    const end = target.selectionEnd - 1;
    if (isCondition(target) && isHouseStyleBegun(target.value)) return;
    if (endsWord.test(target.value.charAt(end))) write(target, end);
  }

  function handleKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!isPlain(event) || !isText(target)) return;
    if (key === 'Backspace' && isStill(writtenOut, target)) {
      event.preventDefault();
      event.stopPropagation();
      undoIn(target);
    } else if (leaving.has(key) && isStill(typed, target)) leave(target);
  }

  // After the text itself has heard of its letter, and before the editor goes on by a key.
  document.addEventListener('input', handleInput, { signal });
  document.addEventListener('keydown', handleKey, { signal, capture: true });
  return () => over.abort();
}

const endsWord = /[\s,.;:!?)]/;
const leaving: ReadonlySet<string> = new Set(['Enter', 'Tab']);

const isCondition = (field: Text): boolean => placeOf(field).field === 'condition';
