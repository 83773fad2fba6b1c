/** Puts files in place as an upload or the worker does, without a request. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '#store/database/database.ts';
import { placeFile, receiveFile, settleFile } from '#store/files/file-intake.ts';
import { type PdfKey, pdfPath } from '#store/pdfs/pdf-files.ts';

/** Nothing shows it yet. */
export async function storeFile(
  database: Database,
  dataDir: string,
  accountId: number,
  bytes: Uint8Array,
): Promise<number> {
  const stream = Readable.from([Buffer.from(bytes)]);
  const file = await receiveFile({ dataDir, accountId }, stream, { filename: null, declaredType: null });
  let committed = false;
  try {
    const id = await database.transaction((tx) => placeFile(tx, dataDir, accountId, file));
    committed = true;
    return id;
  } finally {
    await settleFile(database, dataDir, accountId, file, committed);
  }
}

/** The file of a PDF that its row says is ready. */
export async function placePdf(dataDir: string, key: PdfKey): Promise<void> {
  const path = pdfPath(dataDir, key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '%PDF-1.7\n');
}
