/** A booking moved by keyboard is drawn anew in its new cell, or in the old one when refused: the focus goes along. */
import { useCallback, useEffect, useRef } from 'react';

export function useFollowedFocus(): (bookingId: number) => void {
  const followed = useRef<number>(undefined);
  useEffect(() => {
    if (followed.current === undefined) return;
    const card = document.querySelector<HTMLElement>(`[data-booking="${followed.current}"]`);
    if (document.activeElement === document.body) card?.focus({ preventScroll: true });
    else if (document.activeElement !== card) followed.current = undefined;
  });
  return useCallback((bookingId) => {
    followed.current = bookingId;
  }, []);
}
