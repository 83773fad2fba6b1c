/** Signatures under a finished report. None is ever changed. */
import { and, asc, count, eq } from 'drizzle-orm';
import type { Executor } from './database.ts';
import type { ListPage, PageRequest } from './list-page.ts';
import { reportSignatures } from './schema/sharing.ts';

export type SignatureRow = typeof reportSignatures.$inferSelect;
export type SignatureAddition = Omit<SignatureRow, 'id' | 'accountId' | 'signedAt'>;

export const buildReportSignatureStore = (db: Executor) => {
  const ofInspection = (accountId: number, inspectionId: number) =>
    and(eq(reportSignatures.accountId, accountId), eq(reportSignatures.inspectionId, inspectionId));
  const read = (accountId: number, inspectionId: number) =>
    db.orm
      .select()
      .from(reportSignatures)
      .where(ofInspection(accountId, inspectionId))
      .orderBy(asc(reportSignatures.id))
      .$dynamic();
  const countAll = async (accountId: number, inspectionId: number): Promise<number> => {
    const [row] = await db.orm
      .select({ total: count() })
      .from(reportSignatures)
      .where(ofInspection(accountId, inspectionId));
    return row?.total ?? 0;
  };

  return {
    /** In the order they were given. */
    list: async (
      accountId: number,
      inspectionId: number,
      { page, perPage }: PageRequest,
    ): Promise<ListPage<SignatureRow>> => {
      const [rows, total] = await Promise.all([
        read(accountId, inspectionId)
          .limit(perPage)
          .offset((page - 1) * perPage),
        countAll(accountId, inspectionId),
      ]);
      return { rows, total };
    },

    listAll: async (accountId: number, inspectionId: number): Promise<SignatureRow[]> => read(accountId, inspectionId),

    count: countAll,

    add: async (accountId: number, addition: SignatureAddition): Promise<SignatureRow> => {
      const [row] = await db.orm
        .insert(reportSignatures)
        .values({ ...addition, accountId })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    },
  };
};
