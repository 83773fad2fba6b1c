/**
 * File shares: the files handed out by link, their end, and how often the link was opened. People of a client make some
 * themselves: each of these shows no more than its maker sees at that moment, and is of that client alone.
 */
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { states } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfId } from '../directory/token-accounts.ts';
import type { LinkedId } from './link-signature.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { type AttachmentRow, attachmentRow, attachmentTables } from '../reports/report-rows.ts';
import { fileShareAttachments, fileShares } from '../schema/sharing.ts';
import { selectPage } from '../lists/select-page.ts';

/** The client is null for staff. */
export type ShareMaker = { id: number; name: string; clientId: number | null };
export type FileShareRow = typeof fileShares.$inferSelect & {
  attachmentIds: number[];
  maker: ShareMaker | null;
  /** Its maker, a person of a client, no longer sees the report: the link opens nothing. */
  isOrphaned: boolean;
};
export type FileShareAddition = Pick<
  typeof fileShares.$inferSelect,
  'inspectionId' | 'pdfType' | 'name' | 'recipient' | 'expiresAt' | 'createdBy'
> & { attachmentIds: number[] };
export type FileShareChanges = Partial<Pick<FileShareRow, 'name' | 'recipient' | 'expiresAt'>>;

const columnsOf = (accountId: number) => ({
  ...getTableColumns(fileShares),
  // By hand: of a statement on one table Drizzle names no column with its table, and both have an account_id.
  attachmentIds: sql<number[]>`coalesce((
    select json_agg(sa.attachment_id order by sa.position) from file_share_attachments sa
    where sa.account_id = ${accountId} and sa.file_share_id = file_shares.id), '[]')`,
  maker: sql<ShareMaker | null>`(select json_build_object('id', u.id, 'name', u.name, 'clientId', u.client_id)
    from users u where u.account_id = ${accountId} and u.id = file_shares.created_by)`,
  isOrphaned: madeByClient(
    accountId,
    sql`(u.archived_at is not null or i.client_id is distinct from u.client_id or i.cancelled_at is not null)`,
  ),
});

/** Whether a person of a client made it, and this holds for them (`u`) and the inspection (`i`). */
function madeByClient(accountId: number, holds: SQL): SQL<boolean> {
  return sql<boolean>`exists (
    select from users u join inspections i on i.account_id = u.account_id and i.id = file_shares.inspection_id
    where u.account_id = ${accountId} and u.id = file_shares.created_by and u.client_id is not null and ${holds})`;
}

const one = (accountId: number, id: number) => and(eq(fileShares.accountId, accountId), eq(fileShares.id, id));

/** People of a client see what one of them has made. */
const isSeenBy = ({ accountId, clientId }: Viewer): SQL | undefined =>
  clientId === null ? undefined : madeByClient(accountId, sql`u.client_id = ${clientId} and i.client_id = ${clientId}`);

export const buildFileShareStore = (db: Executor) => ({ ...readFileShares(db), ...writeFileShares(db) });

const readFileShares = (db: Executor) => ({
  get: async (viewer: Viewer, id: number): Promise<FileShareRow> => getShare(db, viewer, id),

  /** The same, with its row locked until the transaction ends. */
  lock: async (viewer: Viewer, id: number): Promise<FileShareRow> => {
    const { accountId } = viewer;
    const seen = and(one(accountId, id), isSeenBy(viewer));
    return found((await db.orm.select(columnsOf(accountId)).from(fileShares).where(seen).for('update'))[0]);
  },

  /** Newest first. */
  list: (viewer: Viewer, inspectionId: number | undefined, page: PageRequest): Promise<ListPage<FileShareRow>> =>
    selectPage(db, page, {
      from: fileShares,
      where: and(
        eq(fileShares.accountId, viewer.accountId),
        isSeenBy(viewer),
        inspectionId === undefined ? undefined : eq(fileShares.inspectionId, inspectionId),
      ),
      order: [
        { column: fileShares.createdAt, descending: true },
        { column: fileShares.id, descending: true },
      ],
      select: db.orm.select(columnsOf(viewer.accountId)).from(fileShares).$dynamic(),
    }),

  listOpened: (accountId: number, inspectionId: number): Promise<FileShareRow[]> =>
    listOpened(db, accountId, inspectionId),

  /**
   * For links: the signature is what allows. Undefined when it has ended. It is withheld from when its report is
   * reopened until it is finished again: what is changed meanwhile was never shared. A client's shows none but a
   * finished report, whenever it was made.
   */
  findLinked: async ({ accountId, id }: LinkedId): Promise<(FileShareRow & { isWithheld: boolean }) | undefined> => {
    const owner = accountId ?? (await findAccountOfId(db, 'file_shares', id));
    if (owner === undefined) return undefined;
    const isOpen = and(one(owner, id), isNull(fileShares.revokedAt), gt(fileShares.expiresAt, sql`now()`));
    const isWithheld = sql<boolean>`exists (
      select from inspections i where i.account_id = ${owner} and i.id = file_shares.inspection_id
        and i.state < ${states.complete} and i.reopened_at > file_shares.created_at)
      or ${madeByClient(owner, sql`i.state < ${states.complete}`)}`;
    const [row] = await db.orm
      .select({ ...columnsOf(owner), isWithheld })
      .from(fileShares)
      .where(isOpen);
    return row?.isOrphaned === true ? undefined : row;
  },

  /** The files that are shared and still there, in the order they were chosen. */
  listAttachments: async (accountId: number, id: number): Promise<AttachmentRow[]> => {
    const tuples = await db.tuples(
      'file-shares.attachments',
      `select ${attachmentRow.columns} from ${attachmentTables}
       join file_share_attachments s on s.account_id = at.account_id and s.attachment_id = at.id
       where s.account_id = $1 and s.file_share_id = $2
       order by s.position`,
      [accountId, id],
    );
    return tuples.map(attachmentRow.of);
  },

  /** The ids among these that are not attachments of the inspection's report. */
  findForeign: async (accountId: number, inspectionId: number, attachmentIds: number[]): Promise<number[]> => {
    const rows = await db.rows<{ id: number }>(
      'file-shares.foreign',
      `select wanted.id from unnest($3::int[]) wanted(id)
       where not exists (
         select from attachments a join inspections i on i.account_id = a.account_id and i.report_id = a.report_id
         where a.account_id = $1 and i.id = $2 and a.id = wanted.id)`,
      [accountId, inspectionId, attachmentIds],
    );
    return rows.map(({ id }) => id);
  },
});

const writeFileShares = (db: Executor) => ({
  add: async (accountId: number, { attachmentIds, ...fields }: FileShareAddition): Promise<FileShareRow> => {
    const id = await db.ids.takeOne('file_shares', accountId);
    await db.orm.insert(fileShares).values({ ...fields, accountId, id });
    if (attachmentIds.length > 0) {
      await db.orm
        .insert(fileShareAttachments)
        .values(
          attachmentIds.map((attachmentId, position) => ({ accountId, fileShareId: id, attachmentId, position })),
        );
    }
    return getShare(db, { accountId, clientId: null }, id);
  },

  change: async (accountId: number, id: number, changes: FileShareChanges): Promise<FileShareRow> => {
    await db.orm
      .update(fileShares)
      .set({ ...changes, version: sql`${fileShares.version} + 1` })
      .where(one(accountId, id));
    return getShare(db, { accountId, clientId: null }, id);
  },

  revoke: async (accountId: number, id: number): Promise<void> => {
    await db.orm
      .update(fileShares)
      .set({ revokedAt: sql`now()`, version: sql`${fileShares.version} + 1` })
      .where(one(accountId, id));
  },

  remove: async (accountId: number, id: number): Promise<void> => {
    await db.orm.delete(fileShares).where(one(accountId, id));
  },

  /** Not a change of the share: its version stands. */
  countOpening: async (accountId: number, id: number): Promise<void> => {
    await db.orm
      .update(fileShares)
      .set({ openedCount: sql`${fileShares.openedCount} + 1`, lastOpenedAt: sql`now()` })
      .where(one(accountId, id));
  },
});

/**
 * Links to a PDF that the office sent to somebody and they opened, the newest first; also those that have ended. Revoked ones are over,
 * and a client tells those whom it shows the report itself.
 */
async function listOpened({ orm }: Executor, accountId: number, inspectionId: number): Promise<FileShareRow[]> {
  const ofReport = and(eq(fileShares.accountId, accountId), eq(fileShares.inspectionId, inspectionId));
  const wasSent = and(isNotNull(fileShares.pdfType), isNotNull(fileShares.recipient), isNull(fileShares.revokedAt));
  const rows = await orm
    .select(columnsOf(accountId))
    .from(fileShares)
    .where(and(ofReport, wasSent, gt(fileShares.openedCount, 0)))
    .orderBy(desc(fileShares.createdAt), desc(fileShares.id));
  return rows.filter(({ maker }) => maker === null || maker.clientId === null);
}

async function getShare(db: Executor, viewer: Viewer, id: number): Promise<FileShareRow> {
  const seen = and(one(viewer.accountId, id), isSeenBy(viewer));
  return found((await db.orm.select(columnsOf(viewer.accountId)).from(fileShares).where(seen))[0]);
}

function found(row: FileShareRow | undefined): FileShareRow {
  if (row === undefined) throw notFound('file share');
  return row;
}
