/** Finds a PDF by the hash of its bytes, before the account is known. */
import type { Database } from '../database/database.ts';
import type { Executor } from '../database/database.ts';
import type { PdfKey } from '../pdfs/pdf-files.ts';

export type KnownPdf = PdfKey & { madeAt: string };

/** A hash is of one file: it stays with whoever made it first. */
export async function notePdfHash(db: Executor, sha256: string, { accountId, id }: PdfKey): Promise<void> {
  await db.rows(
    'directory.note-pdf',
    `insert into directory.pdf_hashes (sha256, account_id, pdf_id) values (decode($1, 'hex'), $2, $3)
     on conflict (sha256) do nothing`,
    [sha256, accountId, id],
  );
}

export async function findPdfByHash(db: Executor, sha256: string): Promise<KnownPdf | undefined> {
  const [row] = await db.rows<KnownPdf>(
    'directory.find-pdf',
    `select account_id as "accountId", pdf_id as id, to_jsonb(made_at) #>> '{}' as "madeAt"
     from directory.pdf_hashes where sha256 = decode($1, 'hex')`,
    [sha256],
  );
  return row;
}

const STEP = 1000;

type Made = PdfKey & { sha256: string; readyAt: string };

/**
 * PDFs from before their hashes were noted, in steps, so that it may stop at any time. A million are read in half a minute, and
 * those that are known already are passed over.
 */
export async function noteEarlierPdfs(database: Database, isStopped: () => boolean = () => false): Promise<void> {
  for (let after: PdfKey = { accountId: 0, id: 0 }; !isStopped(); ) {
    const found = await listMade(database, after);
    await database.rows(
      'directory.note-pdfs',
      `insert into directory.pdf_hashes (sha256, account_id, pdf_id, made_at)
       select decode(sha256, 'hex'), account_id, pdf_id, made_at
       from unnest($1::text[], $2::int[], $3::int[], $4::timestamptz[]) as made (sha256, account_id, pdf_id, made_at)
       on conflict (sha256) do nothing`,
      [
        found.map(({ sha256 }) => sha256),
        found.map(({ accountId }) => accountId),
        found.map(({ id }) => id),
        found.map(({ readyAt }) => readyAt),
      ],
    );
    const last = found.at(-1);
    if (last === undefined || found.length < STEP) return;
    after = last;
  }
}

const listMade = (database: Database, { accountId, id }: PdfKey): Promise<Made[]> =>
  database.rows<Made>(
    'directory.made-pdfs',
    `select account_id as "accountId", id, sha256, to_jsonb(ready_at) #>> '{}' as "readyAt" from pdfs
     where (account_id, id) > ($1, $2) and state = 'ready' and sha256 is not null and ready_at is not null
     order by account_id, id limit ${STEP}`,
    [accountId, id],
  );
