/** The files of a dispute pack: each is hashed while it is written, and listed for its index and its sums. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ExportedFile } from '#store/privacy/exported-file.ts';
import type { Zip } from '../zip-writer.ts';

export type PackedFile = { path: string; what: string; sha256: string };
export type PackFiles = ReturnType<typeof openPackFiles>;

export function openPackFiles(zip: Zip, signal: AbortSignal) {
  const files: PackedFile[] = [];

  return {
    files: files as readonly PackedFile[],

    addText: (path: string, what: string, text: string): void => {
      zip.addText(path, text);
      files.push({ path, what, sha256: createHash('sha256').update(text).digest('hex') });
    },

    /** The hash of its bytes; undefined for a file that the service has lost. */
    addFile: async ({ path, what, from }: ExportedFile): Promise<string | undefined> => {
      signal.throwIfAborted();
      const isThere = await access(from).then(
        () => true,
        () => false,
      );
      if (!isThere) return undefined;
      const hash = createHash('sha256');
      const chunks = async function* () {
        for await (const chunk of createReadStream(from)) {
          hash.update(chunk as Buffer);
          yield chunk as Buffer;
        }
      };
      await zip.add(path, Readable.from(chunks(), { objectMode: false }), { compress: false });
      const sha256 = hash.digest('hex');
      files.push({ path, what, sha256 });
      return sha256;
    },

    /** As `sha256sum --check` reads them. */
    sums: (): string => files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(''),
  };
}
