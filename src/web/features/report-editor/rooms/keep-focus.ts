/** A field that is put elsewhere has the focus again, also drawn anew, with the caret between the same letters. */
import { flushSync } from 'react-dom';
import { passHistoryOn } from '#web/ui/keyboard/text-history.ts';
import { placeIn } from '../rows/show-text.ts';

export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  const text = focused instanceof HTMLTextAreaElement ? focused : undefined;
  const { value = '', selectionStart = 0, selectionEnd = 0 } = text ?? {};
  flushSync(change);
  if (!(focused instanceof HTMLElement) || document.activeElement === focused) return;
  const now = focused.isConnected ? focused : findAgain(focused);
  now?.focus({ preventScroll: true });
  if (text === undefined || !(now instanceof HTMLTextAreaElement)) return;
  passHistoryOn(text, now);
  now.setSelectionRange(placeIn(value, now.value, selectionStart), placeIn(value, now.value, selectionEnd));
}

/** The element for the same as one that is gone; for what has none, the grip of its row. */
function findAgain(gone: HTMLElement): HTMLElement | null {
  const field = gone.closest<HTMLElement>('[data-field]');
  const again = field && document.querySelector<HTMLElement>(`[data-field="${field.dataset['field']}"]`);
  if (again) return again.querySelector<HTMLElement>('[role="radio"][tabindex="0"]') ?? again;
  const row = gone.closest<HTMLElement>('[data-item]');
  return row && document.querySelector(`[data-item="${row.dataset['item']}"] [data-grip]`);
}
