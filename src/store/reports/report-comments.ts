/** Comments on a finished report, and the office's answers to them. */
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { users } from '../schema/account.ts';
import { reportComments } from '../schema/sharing.ts';
import { selectPage } from '../lists/select-page.ts';

type Row = typeof reportComments.$inferSelect;
export type CommentRow = Row & { repliedByName: string | null };

/** Erased people keep their names in finished reports. */
const repliedByName = sql<string>`coalesce(${users.printedName}, ${users.name})`;

/** A comment, and the inspection that it must belong to. */
type CommentOfInspection = { inspectionId: number; commentId: number };
export type CommentAddition = Pick<
  Row,
  'inspectionId' | 'reportId' | 'itemId' | 'about' | 'contactId' | 'author' | 'role' | 'text'
>;
export type CommentAnswer = Partial<Pick<Row, 'reply' | 'verdict'>>;

const ofInspection = (accountId: number, inspectionId: number) =>
  and(eq(reportComments.accountId, accountId), eq(reportComments.inspectionId, inspectionId));

export const buildReportCommentStore = (db: Executor) => {
  const one = (accountId: number, { inspectionId, commentId }: CommentOfInspection) =>
    and(ofInspection(accountId, inspectionId), eq(reportComments.id, commentId));
  const read = () =>
    db.orm
      .select({ ...getTableColumns(reportComments), repliedByName })
      .from(reportComments)
      .leftJoin(users, and(eq(users.accountId, reportComments.accountId), eq(users.id, reportComments.repliedBy)))
      .orderBy(asc(reportComments.createdAt), asc(reportComments.id))
      .$dynamic();

  const get = async (accountId: number, of: CommentOfInspection): Promise<CommentRow> => {
    const [row] = await read().where(one(accountId, of));
    if (row === undefined) throw notFound('comment');
    return row;
  };

  return {
    /** In the order they came. */
    list: (accountId: number, inspectionId: number, page: PageRequest): Promise<ListPage<CommentRow>> =>
      selectPage(db, page, {
        from: reportComments,
        where: ofInspection(accountId, inspectionId),
        order: [{ column: reportComments.createdAt }, { column: reportComments.id }],
        select: read(),
      }),

    listAll: async (accountId: number, inspectionId: number): Promise<CommentRow[]> =>
      read().where(ofInspection(accountId, inspectionId)),

    ...counts(db),
    get,

    /** The same, with its row locked until the transaction ends. */
    lock: async (accountId: number, of: CommentOfInspection): Promise<CommentRow> => {
      await db.rows(
        'report_comments.lock',
        'select id from report_comments where account_id = $1 and inspection_id = $2 and id = $3 for update',
        [accountId, of.inspectionId, of.commentId],
      );
      return get(accountId, of);
    },

    add: async (accountId: number, addition: CommentAddition): Promise<CommentRow> => {
      const [row] = await db.orm
        .insert(reportComments)
        .values({ ...addition, accountId, id: await db.ids.takeOne('report_comments', accountId) })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return { ...row, repliedByName: null };
    },

    /** Undefined members are kept. Once neither reply nor verdict is left, nobody has answered. */
    answer: async (
      accountId: number,
      comment: CommentRow,
      answer: CommentAnswer,
      userId: number,
    ): Promise<CommentRow> => {
      const { reply, verdict } = { ...comment, ...answer };
      const of = { inspectionId: comment.inspectionId, commentId: comment.id };
      const answered = reply === null && verdict === null ? null : { by: userId, at: sql`now()` };
      await db.orm
        .update(reportComments)
        .set({
          ...answer,
          repliedBy: answered?.by ?? null,
          repliedAt: answered?.at ?? null,
          version: sql`${reportComments.version} + 1`,
        })
        .where(one(accountId, of));
      return get(accountId, of);
    },
  };
};

const counts = ({ orm }: Executor) => ({
  count: (accountId: number, inspectionId: number): Promise<number> =>
    orm.$count(reportComments, ofInspection(accountId, inspectionId)),

  /** Those of the last hour. */
  countLately: (accountId: number, inspectionId: number): Promise<number> =>
    orm.$count(
      reportComments,
      and(ofInspection(accountId, inspectionId), gt(reportComments.createdAt, sql`now() - interval '1 hour'`)),
    ),
});
