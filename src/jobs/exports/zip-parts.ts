/** The parts of which exports are made: lists of records, and files from the disk. */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ExportedFile } from '#store/privacy/exported-file.ts';
import type { Zip } from './zip-writer.ts';

export type IndexedFile = { path: string; what: string; records?: number };

/** How many there are. A part without records becomes no file. */
export async function addRecords(zip: Zip, path: string, records: AsyncGenerator<string>): Promise<number> {
  const first = await records.next();
  if (first.done === true) return 0;
  let count = 1;
  const lines = async function* () {
    yield `[\n${first.value}`;
    for await (const record of records) {
      count += 1;
      yield `,\n${record}`;
    }
    yield '\n]\n';
  };
  await zip.add(path, Readable.from(lines(), { objectMode: false }), { compress: true });
  return count;
}

/** A file that is gone is named with its loss: its row says that it was there. */
export async function addFile(zip: Zip, { path, what, from }: ExportedFile, signal: AbortSignal): Promise<IndexedFile> {
  signal.throwIfAborted();
  const isThere = await access(from).then(
    () => true,
    () => false,
  );
  if (isThere) {
    await zip.add(path, createReadStream(from), { compress: false });
    return { path, what };
  }
  zip.addText(`${path}.missing.txt`, 'Keyturn has lost this file.\n');
  return { path: `${path}.missing.txt`, what: `${what}: the file is lost` };
}
