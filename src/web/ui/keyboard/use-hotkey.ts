/** Keys that work anywhere on a page: single letters only while nobody types, modifiers always. */
import { useEffect } from 'react';
import { useLatest } from '../use-latest.ts';

const textless = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file', 'color', 'image']);

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

export type Hotkey = { key: string /** Ctrl, or Cmd on a Mac. */; mod?: boolean };

/** `useHotkey({ key: 'k', mod: true }, open)`; while a dialog, list or menu is open only keys with a modifier are heard. */
export function useHotkey({ key, mod = false }: Hotkey, onPress: () => void, isOn = true): void {
  const press = useLatest(onPress);

  useEffect(() => {
    if (!isOn) return;
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key.toLowerCase() || event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) !== mod || event.altKey) return;
      // Ctrl Shift Z is not Ctrl Z.
      if (mod && event.shiftKey) return;
      if (
        !mod &&
        (isTyping(event.target) || document.querySelector('dialog:modal, [popover=auto]:popover-open') !== null)
      )
        return;
      event.preventDefault();
      press.current();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [key, mod, isOn, press]);
}
