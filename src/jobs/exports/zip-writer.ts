/** Writes a zip one file after another, each as a stream, so that it may be of any size. */
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Zip = ReturnType<typeof openZip>;

export function openZip(path: string, signal: AbortSignal) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // A source that fails says so here, and the whole zip with it.
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(output, createWriteStream(path, { mode: 0o600, flush: true }), { signal });
  // Awaited beside each file and at the end.
  written.catch(() => undefined);

  return {
    /** Resolves when the file has been read to its end. Photographs and PDFs get no smaller. */
    add: async (name: string, source: Readable, { compress }: { compress: boolean }): Promise<void> => {
      zip.addReadStream(source, name, { compress, mode: 0o100600 });
      try {
        await Promise.race([finished(source, { writable: false }), written]);
      } finally {
        source.destroy();
      }
      signal.throwIfAborted();
    },
    addText: (name: string, text: string): void => {
      zip.addBuffer(Buffer.from(text), name, { mode: 0o100600 });
    },
    end: async (): Promise<void> => {
      zip.end();
      await written;
    },
    /** After a failure: lets go of the file. */
    abandon: async (): Promise<void> => {
      output.destroy();
      await written.catch(() => undefined);
    },
  };
}
