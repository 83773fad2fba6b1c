/** Writes the zip of what is kept about a person: the records, the files that are their own, and the index of it all. */
import type { Database } from '#store/database/database.ts';
import {
  findExported,
  findFirm,
  listClerkSignatures,
  listParts,
  listPdfs,
  listSignatures,
  listUploads,
} from '#store/privacy/export-contents.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import { type ExportIndex, leftOut, renderIndexPage } from './person-index.ts';
import { addFile, addRecords, type IndexedFile } from './zip-parts.ts';
import { openZip, type Zip } from './zip-writer.ts';

type Options = {
  database: Database;
  dataDir: string;
  row: Pick<ExportRow, 'accountId' | 'email' | 'name' | 'personId'>;
  path: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
};

/** The part of the whole that the records are; the files of a tenant may take longer. */
const RECORDS_PERCENT = 60;
const ALMOST_DONE = 99;

/** Undefined when nothing is kept about this person. */
export async function writePersonExport(options: Options): Promise<{ files: number; records: number } | undefined> {
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
    for (const list of [listUploads, listPdfs, listClerkSignatures]) {
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

async function addIndex(
  zip: Zip,
  database: Database,
  { accountId, email, name, personId }: Options['row'],
  found: Pick<ExportIndex, 'files' | 'nothing_found'>,
): Promise<void> {
  const index: ExportIndex = {
    firm: await findFirm(database, accountId),
    made_at: new Date().toISOString(),
    person: { email, name, person_id: personId },
    ...found,
    left_out: leftOut,
  };
  zip.addText('index.json', `${JSON.stringify(index, null, 2)}\n`);
  zip.addText('index.html', renderIndexPage(index));
}
