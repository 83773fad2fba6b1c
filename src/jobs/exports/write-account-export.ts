/** Writes the zip of a whole account: what the interface answers, the files as they were uploaded, PDFs, and an index. */
import type { AccountPart } from '#domain/people/data-export.ts';
import type { Database } from '#store/database/database.ts';
import {
  countAccountFiles,
  listKeyPhotos,
  listLogos,
  listNewestPdfs,
  listOriginals,
} from '#store/privacy/account-files.ts';
import type { ExportedFile } from '#store/privacy/exported-file.ts';
import { findFirm } from '#store/privacy/export-contents.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import { type IndexedKind, leftOut, renderAccountIndex } from './account-index.ts';
import { addFile, addRecords } from './zip-parts.ts';
import { openZip, type Zip } from './zip-writer.ts';

/** Undefined when whoever asked for the export is no administrator any more. */
export type ReadAccount = (asked: ExportRow) => Promise<AsyncGenerator<AccountPart> | undefined>;

type Options = {
  database: Database;
  dataDir: string;
  publicUrl: string;
  row: ExportRow;
  parts: AsyncGenerator<AccountPart>;
  path: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
};

/** The parts of the whole that the records and the originals are. */
const RECORDS_PERCENT = 50;
const ORIGINALS_PERCENT = 45;

export async function writeAccountExport(options: Options): Promise<{ files: number; records: number }> {
  const { database, dataDir, publicUrl, row, parts, path, signal, onProgress } = options;
  const zip = openZip(path, signal);
  const kinds = new Map<string, IndexedKind>();
  const lost: string[] = [];
  const note = (kind: Omit<IndexedKind, 'files'>): void => {
    const { files = 0, records: before = 0 } = kinds.get(kind.path) ?? {};
    const records = kind.records === undefined ? {} : { records: before + kind.records };
    kinds.set(kind.path, { path: kind.path, what: kind.what, files: files + 1, ...records });
  };
  const addFiles = async (list: AsyncGenerator<ExportedFile>, onAdded: (count: number) => void): Promise<void> => {
    let count = 0;
    for await (const file of list) {
      const added = await addFile(zip, file, signal);
      if (added.path === file.path) note({ path: kindOf(file.path), what: file.what });
      else lost.push(file.path);
      count += 1;
      onAdded(count);
    }
  };
  try {
    for await (const part of parts) {
      const records = await addPart(zip, part);
      if (records > 0) note({ path: `${part.kind}.json`, what: part.what, records });
      onProgress(Math.floor(part.done * RECORDS_PERCENT));
    }
    const all = await countAccountFiles(database, row.accountId);
    await addFiles(listOriginals(database, dataDir, row.accountId), (count) =>
      onProgress(RECORDS_PERCENT + Math.floor(Math.min(1, count / all) * ORIGINALS_PERCENT)),
    );
    await addFiles(listLogos(database, dataDir, row.accountId), () => undefined);
    await addFiles(listKeyPhotos(database, dataDir, row.accountId), () => undefined);
    await addFiles(listNewestPdfs(database, dataDir, row.accountId), () => undefined);
    const index = {
      firm: await findFirm(database, row.accountId),
      made_at: new Date().toISOString(),
      described_at: `${publicUrl}/docs`,
      kinds: [...kinds.values()],
      lost,
      left_out: leftOut,
    };
    zip.addText('index.json', `${JSON.stringify(index, null, 2)}\n`);
    zip.addText('index.html', renderAccountIndex(index));
    await zip.end();
    return {
      files: index.kinds.reduce((sum, { files }) => sum + files, 0),
      records: index.kinds.reduce((sum, { records = 0 }) => sum + records, 0),
    };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

async function addPart(zip: Zip, { path, isOne, records }: AccountPart): Promise<number> {
  if (!isOne) return addRecords(zip, `${path}.json`, records);
  let count = 0;
  for await (const text of records) {
    zip.addText(`${path}.json`, `${text}\n`);
    count += 1;
  }
  return count;
}

/** The path of a file with `{id}` and `{name}` in place of what differs from one to the next. */
function kindOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  const folder = rest.length > 1 ? [first, '{id}', ...rest.slice(1, -1)] : [first];
  const name = folder.at(-1) === 'files' ? '{id}-{name}' : (rest.at(-1) ?? '');
  return [...folder, name].join('/');
}
