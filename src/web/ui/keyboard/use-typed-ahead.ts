/** Keys for a field that is still being loaded: they are gathered for it, and the page hears none of them. */
import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';

/** Gives the text that was typed since `isWaiting` began. */
export function useTypedAhead(isWaiting: boolean, onEscape: () => void): () => string {
  const text = useRef('');
  const escape = useLatest(onEscape);

  useEffect(() => {
    if (!isWaiting) return;
    text.current = '';
    function gather(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') escape.current();
      else if (event.key === 'Backspace') text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
    }
    window.addEventListener('keydown', gather, { capture: true });
    return () => window.removeEventListener('keydown', gather, { capture: true });
  }, [isWaiting, escape]);

  return useCallback(() => text.current, []);
}
