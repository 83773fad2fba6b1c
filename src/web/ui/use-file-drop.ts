/** Files that are dropped anywhere on the page: beside the field the browser would open them in place of the app. */
import { useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';

/** Whether files are held over the page. */
export function useFileDrop(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useLatest(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      document.addEventListener(name, handle, { signal: listening.signal });
    listen('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    });
    // Between two parts of the page it leaves one for the other.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      const { files } = event.dataTransfer ?? {};
      if (files === undefined || files.length === 0) return;
      event.preventDefault();
      setOver(false);
      drop.current([...files]);
    });
    return () => listening.abort();
  }, [drop]);
  return isOver;
}
