/** Pictures of which parts are covered: the covered one is shown wherever the account showed the other (decision 089). */
import { states } from '#domain/inspection-state.ts';
import type { Executor } from '../../database/database.ts';
import { lockContent } from '../file-sweep.ts';

type Exchange = { fromId: number; toId: number };
/** The report that is written to here has its new version already. */
type Written = { reportId: number };

export const buildCoveredFileStore = (db: Executor) => ({
  /** Until the end of the transaction nobody uploads this picture, and nobody covers it. */
  lock: (accountId: number, sha256: string): Promise<void> => lockContent(db, { accountId, sha256 }),

  /** Shows one file in place of another from now on, which stays for managers. */
  cover: async (accountId: number, { fromId, toId }: Exchange, { reportId }: Written): Promise<void> => {
    const values = [accountId, fromId, toId];
    await db.rows('covering.mark', 'update files set covered = true where account_id = $1 and id = $2', [
      accountId,
      toId,
    ]);
    await db.rows(
      'covering.follow',
      'update covered_files set shown_id = $3 where account_id = $1 and shown_id = $2',
      values,
    );
    await db.rows(
      'covering.add',
      'insert into covered_files (account_id, file_id, shown_id) values ($1, $2, $3)',
      values,
    );
    await withdrawPdfs(db, accountId, fromId);
    await exchange(db, accountId, { fromId, toId }, { reportId });
  },

  /** The one that was uploaded, whatever is covered in the one that is shown. */
  findUncovered: async (accountId: number, shownId: number) => {
    const [row] = await db.rows<{ id: number; sha256: string; mediaType: string }>(
      'covering.uncovered',
      `select f.id, f.sha256, f.media_type as "mediaType" from covered_files c
       join files f on f.account_id = c.account_id and f.id = c.file_id and not f.covered
       where c.account_id = $1 and c.shown_id = $2`,
      [accountId, shownId],
    );
    return row;
  },

  /** Whether a finished report shows it: people have read it as it is. */
  isInFinished: async (accountId: number, shownId: number): Promise<boolean> => {
    const [row] = await db.rows<{ found: boolean }>(
      'covering.in-finished',
      `select exists (
         select from attachments at join inspections i on i.account_id = at.account_id and i.report_id = at.report_id
         where at.account_id = $1 and at.file_id = $2 and i.state >= ${states.complete}) as found`,
      [accountId, shownId],
    );
    return row?.found === true;
  },

  /** Shows the uploaded one again. Sealed versions that have the covered one keep it. */
  uncover: async (accountId: number, { fromId, toId }: Exchange, { reportId }: Written): Promise<void> => {
    await db.rows('covering.remove', 'delete from covered_files where account_id = $1 and file_id = $2', [
      accountId,
      toId,
    ]);
    await exchange(db, accountId, { fromId, toId }, { reportId });
  },
});

/** In all reports and templates, and at meters; those that are written to elsewhere have another version, too. */
async function exchange(
  db: Executor,
  accountId: number,
  { fromId, toId }: Exchange,
  { reportId }: Written,
): Promise<void> {
  await db.rows(
    'covering.exchange',
    `with shown as (
       update attachments set file_id = $3, version = version + 1 where account_id = $1 and file_id = $2
       returning report_id
     )
     update reports r set version = r.version + 1
     where r.account_id = $1 and r.id in (select report_id from shown) and r.id <> $4
       and not exists (select from inspections i
                       where i.account_id = $1 and i.report_id = r.id and i.state >= ${states.complete})`,
    [accountId, fromId, toId, reportId],
  );
}

/**
 * PDFs and packs that were made with the picture, of reports that show it and of those that were compared with them. The rows
 * stay, so that a PDF in somebody's hands is still known; it is made again when somebody asks for it.
 */
async function withdrawPdfs(db: Executor, accountId: number, fileId: number): Promise<void> {
  const values = [accountId, fileId];
  const showing = `with own as (
      select i.id from attachments at join inspections i on i.account_id = at.account_id and i.report_id = at.report_id
      where at.account_id = $1 and at.file_id = $2
      union select inspection_id from report_version_files where account_id = $1 and file_id = $2
      union select i.id from attachments at join meters m on m.account_id = at.account_id and m.id = at.meter_id
        join inspections i on i.account_id = m.account_id and i.property_id = m.property_id
      where at.account_id = $1 and at.file_id = $2
    ), shown as (
      select id from own
      union select i.id from own join inspections i on i.account_id = $1 and i.initialization_from = own.id
    )`;
  await db.rows(
    'covering.pdfs',
    `${showing} update pdfs set state = 'failed', failure = 'Parts of a picture in it were covered since. Ask for the PDF again.'
     where account_id = $1 and state in ('ready', 'running') and inspection_id in (select id from shown)`,
    values,
  );
  await db.rows(
    'covering.packs',
    `${showing} delete from exports e using inspections i, inspections same
     where e.account_id = $1 and i.account_id = $1 and i.id in (select id from own)
       and same.account_id = $1 and same.property_id = i.property_id and e.inspection_id = same.id`,
    values,
  );
}
