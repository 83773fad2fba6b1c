/** Pasted pictures go to the item or room with the focus. */
import { useEffect } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import { type Editor, takesFiles } from '../editor.ts';

export function usePaste(editor: Editor): void {
  const { whereabouts, queue } = editor;
  const isOn = takesFiles(editor);
  useEffect(() => {
    if (!isOn) return;
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
  }, [whereabouts, queue, isOn]);
}
