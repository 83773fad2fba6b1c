/** Pasted pictures go to the item or room with the focus. */
import { useEffect } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';

export function usePaste({ whereabouts, queue, canWrite }: Editor): void {
  useEffect(() => {
    if (!canWrite) return;
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      const { roomId, itemId } = whereabouts.read();
      if (files.length === 0 || roomId === undefined) return;
      event.preventDefault();
      queue.addFiles({ roomId, itemId: itemId ?? null }, files);
      announce(`${files.length === 1 ? 'A photo' : `${files.length} photos`} pasted.`);
    }
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [whereabouts, queue, canWrite]);
}
