/** The files of a whole account for its export, a batch at a time: never all of them in memory. */
import type { Executor } from '../database/database.ts';
import { originalPath } from '../files/files.ts';
import { findPdfFile } from '../pdfs/pdf-place.ts';
import { type ExportedFile, safeName } from './exported-file.ts';

/** Rows read at once. */
const BATCH = 500;

export async function countAccountFiles(db: Executor, accountId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'exports.count-files',
    'select count(*)::int as count from attachments where account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
}

type OriginalRow = { id: number; inspectionId: number | null; sha256: string; filename: string | null };

/** Each attachment as it was uploaded, in the folder of its inspection; those of templates and meters in one of their own. */
export async function* listOriginals(db: Executor, dataDir: string, accountId: number): AsyncGenerator<ExportedFile> {
  for (let last = 0, isMore = true; isMore; ) {
    const rows: OriginalRow[] = await db.rows<OriginalRow>(
      'exports.originals',
      `select t.id, i.id as "inspectionId", f.sha256, t.filename
       from attachments t join files f on f.account_id = t.account_id and f.id = t.file_id
       left join inspections i on i.account_id = t.account_id and i.report_id = t.report_id
       where t.account_id = $1 and t.id > $2 order by t.id limit ${BATCH}`,
      [accountId, last],
    );
    for (const { id, inspectionId, sha256, filename } of rows)
      yield {
        path: `${inspectionId === null ? 'files' : `inspections/${inspectionId}/files`}/${id}-${safeName(filename ?? 'file')}`,
        what: 'A file as it was uploaded',
        from: originalPath(dataDir, { accountId, sha256 }),
      };
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === BATCH;
  }
}

/** The firm's logo, and those of its clients. */
export async function* listLogos(db: Executor, dataDir: string, accountId: number): AsyncGenerator<ExportedFile> {
  const rows = await db.rows<{ clientId: number | null; sha256: string; ending: string }>(
    'exports.logos',
    `select l.client_id as "clientId", f.sha256, split_part(f.media_type, '/', 2) as ending from (
       select null::int as client_id, file_id from account_logos where account_id = $1
       union all select client_id, file_id from client_logos where account_id = $1) l
     join files f on f.account_id = $1 and f.id = l.file_id order by l.client_id nulls first`,
    [accountId],
  );
  for (const { clientId, sha256, ending } of rows)
    yield {
      path: `${clientId === null ? 'settings' : `clients/${clientId}`}/logo.${ending}`,
      what: clientId === null ? 'The logo of the firm' : 'The logo of a client',
      from: originalPath(dataDir, { accountId, sha256 }),
    };
}

/** The photographs of sets of keys. */
export async function* listKeyPhotos(db: Executor, dataDir: string, accountId: number): AsyncGenerator<ExportedFile> {
  const rows = await db.rows<{ keySetId: number; sha256: string; ending: string }>(
    'exports.key-photos',
    `select k.key_set_id as "keySetId", f.sha256, split_part(f.media_type, '/', 2) as ending from key_set_photos k
     join files f on f.account_id = $1 and f.id = k.file_id where k.account_id = $1 order by k.key_set_id`,
    [accountId],
  );
  for (const { keySetId, sha256, ending } of rows)
    yield {
      path: `key-sets/${keySetId}/photo.${ending}`,
      what: 'A photograph of a set of keys',
      from: originalPath(dataDir, { accountId, sha256 }),
    };
}

type PdfRow = { inspectionId: number; pdf: { id: number; type: string } | null };

/** The newest PDF of each kind of each report. A PDF whose file is gone can be made again, so it is left out. */
export async function* listNewestPdfs(db: Executor, dataDir: string, accountId: number): AsyncGenerator<ExportedFile> {
  for (let last = 0, isMore = true; isMore; ) {
    const rows: PdfRow[] = await db.rows<PdfRow>(
      'exports.newest-pdfs',
      `select i.id as "inspectionId", to_json(newest) as pdf
       from (select id from inspections where account_id = $1 and id > $2 order by id limit ${BATCH}) i
       left join lateral (
         select distinct on (p.type) p.id, p.type from pdfs p
         where p.account_id = $1 and p.inspection_id = i.id and p.state = 'ready'
         order by p.type, p.ready_at desc, p.id desc
       ) newest on true order by i.id`,
      [accountId, last],
    );
    for (const { inspectionId, pdf } of rows) {
      const from = pdf === null ? undefined : await findPdfFile(db, dataDir, { accountId, id: pdf.id });
      if (pdf === null || from === undefined) continue;
      const path = `inspections/${inspectionId}/pdfs/${pdf.type.toLowerCase()}.pdf`;
      yield { path, what: 'The newest PDF of a kind', from };
    }
    const next = rows.at(-1)?.inspectionId;
    isMore = next !== undefined;
    last = next ?? last;
  }
}
