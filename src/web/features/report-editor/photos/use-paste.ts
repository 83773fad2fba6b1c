/** Pasted pictures go to the item or room with the focus. */
import { useEffect } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';

export function usePaste({ place, uploads, canWrite }: Editor): void {
  useEffect(() => {
    if (!canWrite) return;
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      const { roomId, itemId } = place.read();
      if (files.length === 0 || roomId === undefined) return;
      event.preventDefault();
      uploads.add({ roomId, itemId }, files);
      announce(`${files.length === 1 ? 'A photo' : `${files.length} photos`} pasted.`);
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [place, uploads, canWrite]);
}
