/** Opens a zip by a library that did not write it. */
import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** By path: texts as they are, of other files how long they are. The checksum of each is verified. */
export async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { checkSignature: true });
  const contents = new Map<string, string>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    const isText = /\.(json|html|svg|txt|pem)$/.test(entry.filename);
    if (isText) contents.set(entry.filename, await entry.getData(new TextWriter()));
    else contents.set(entry.filename, `${(await entry.getData(new Uint8ArrayWriter())).length} bytes`);
  }
  await reader.close();
  return contents;
}

/** The bytes of each file, by its path. */
export async function readZipFiles(bytes: Buffer): Promise<Map<string, Uint8Array>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(bytes)])), { checkSignature: true });
  const contents = new Map<string, Uint8Array>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) contents.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  await reader.close();
  return contents;
}
