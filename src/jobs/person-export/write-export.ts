/** Writes the zip of an export: the records, the files that are the person's own, and the index of it all. */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database } from '#store/database/database.ts';
import {
  type ExportedFile,
  findExported,
  listParts,
  listPdfs,
  listSignatures,
  listUploads,
} from '#store/privacy/export-contents.ts';
import type { PersonExportRow } from '#store/privacy/person-exports.ts';
import { type ExportIndex, type IndexedFile, leftOut, renderIndexPage } from './export-index.ts';
import { openZip } from './zip-writer.ts';

type Options = {
  database: Database;
  dataDir: string;
  row: Pick<PersonExportRow, 'accountId' | 'email' | 'name' | 'personId'>;
  path: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
};

/** The part of the whole that the records are; the files of a tenant may take longer. */
const RECORDS_PERCENT = 60;
const ALMOST_DONE = 99;

/** Undefined when nothing is kept about this person. */
export async function writeExport(options: Options): Promise<{ files: number; records: number } | undefined> {
  const { database, dataDir, row, path, signal, onProgress } = options;
  const { accountId, email, name, personId } = row;
  const person = await findExported(database, accountId, {
    email: email ?? undefined,
    name: name ?? undefined,
    personId: personId ?? undefined,
  });
  const zip = openZip(path, signal);
  const files: IndexedFile[] = [];
  const nothingFound: string[] = [];
  try {
    const parts = listParts(database, person);
    for (const [at, part] of parts.entries()) {
      const records = await addRecords(zip, part.path, part.records());
      if (records === 0) nothingFound.push(part.what);
      else files.push({ path: part.path, what: part.what, records });
      onProgress(Math.floor(((at + 1) / parts.length) * RECORDS_PERCENT));
    }
    for await (const { path: inside, what, text } of listSignatures(database, person)) {
      zip.addText(inside, text);
      files.push({ path: inside, what });
    }
    for (const list of [listUploads, listPdfs]) {
      for await (const file of list(database, dataDir, person)) files.push(await addFile(zip, file, signal));
      onProgress(ALMOST_DONE);
    }
    if (files.length === 0) {
      await zip.abandon();
      return undefined;
    }
    await addIndex(zip, database, row, { files, nothing_found: nothingFound });
    await zip.end();
    const records = files.reduce((sum, { records: more = 0 }) => sum + more, 0);
    return { files: files.length, records };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

type Zip = ReturnType<typeof openZip>;

/** How many there are. A part without records becomes no file. */
async function addRecords(zip: Zip, path: string, records: AsyncGenerator<string>): Promise<number> {
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
async function addFile(zip: Zip, { path, what, from }: ExportedFile, signal: AbortSignal): Promise<IndexedFile> {
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

async function addIndex(
  zip: Zip,
  database: Database,
  { accountId, email, name, personId }: Options['row'],
  found: Pick<ExportIndex, 'files' | 'nothing_found'>,
): Promise<void> {
  const [account] = await database.rows<{ name: string }>('exports.firm', 'select name from accounts where id = $1', [
    accountId,
  ]);
  const index: ExportIndex = {
    firm: account?.name ?? '',
    made_at: new Date().toISOString(),
    person: { email, name, person_id: personId },
    ...found,
    left_out: leftOut,
  };
  zip.addText('index.json', `${JSON.stringify(index, null, 2)}\n`);
  zip.addText('index.html', renderIndexPage(index));
}
