/** Reads a file beside the page, which goes on moving meanwhile. */
import { readSheet, type Sheet, UnreadableSheet } from './read-sheet.ts';

export type SheetAnswer = { sheet: Sheet } | { fault: string };

globalThis.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (words: SheetAnswer) => globalThis.postMessage(words);
  readSheet(data).then(
    (sheet) => answer({ sheet }),
    (error: unknown) =>
      answer({ fault: error instanceof UnreadableSheet ? error.message : 'The file could not be read.' }),
  );
});
