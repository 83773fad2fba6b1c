/** Puts one file in place as an upload does, without a request; nothing shows it yet. */
import { Readable } from 'node:stream';
import type { Database } from '#store/database/database.ts';
import { placeFile, receiveFile, settleFile } from '#store/files/file-intake.ts';

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
