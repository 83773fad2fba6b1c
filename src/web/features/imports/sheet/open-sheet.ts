/** A chosen file as rows of text, read in a worker that ends with it. */
import { MOST_FILE_BYTES, type Sheet, UnreadableSheet } from './read-sheet.ts';
import type { SheetAnswer } from './sheet-worker.ts';

export async function openSheet(file: File): Promise<Sheet> {
  if (file.size > MOST_FILE_BYTES) throw new UnreadableSheet('The file has more than 20 MB. Save it in parts.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
        if ('sheet' in data) resolve(data.sheet);
        else reject(new UnreadableSheet(data.fault));
      });
      worker.addEventListener('error', () => reject(new UnreadableSheet('The file could not be read.')));
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
