/** Signatures under a finished report. None is ever changed. */
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { reportSignatures } from '../schema/sharing.ts';
import { selectPage } from '../lists/select-page.ts';

export type SignatureRow = typeof reportSignatures.$inferSelect;
export type SignatureAddition = Omit<SignatureRow, 'id' | 'accountId' | 'signedAt' | 'changed'>;

export const buildReportSignatureStore = (db: Executor) => {
  const ofInspection = (accountId: number, inspectionId: number) =>
    and(eq(reportSignatures.accountId, accountId), eq(reportSignatures.inspectionId, inspectionId));
  const order = [{ column: reportSignatures.signedAt }, { column: reportSignatures.id }];
  const read = () =>
    db.orm.select().from(reportSignatures).orderBy(asc(reportSignatures.signedAt), asc(reportSignatures.id)).$dynamic();

  return {
    /** In the order they were given. */
    list: (accountId: number, inspectionId: number, page: PageRequest): Promise<ListPage<SignatureRow>> =>
      selectPage(db, page, {
        from: reportSignatures,
        where: ofInspection(accountId, inspectionId),
        order,
        select: read(),
      }),

    listAll: async (accountId: number, inspectionId: number): Promise<SignatureRow[]> =>
      read().where(ofInspection(accountId, inspectionId)),

    listOfContact: async (
      accountId: number,
      { inspectionId, contactId, version }: Record<'inspectionId' | 'contactId' | 'version', number>,
    ): Promise<SignatureRow[]> =>
      read().where(
        and(
          ofInspection(accountId, inspectionId),
          eq(reportSignatures.contactId, contactId),
          eq(reportSignatures.versionNumber, version),
        ),
      ),

    count: (accountId: number, inspectionId: number): Promise<number> =>
      db.orm.$count(reportSignatures, ofInspection(accountId, inspectionId)),

    add: async (accountId: number, addition: SignatureAddition): Promise<SignatureRow> => {
      const [row] = await db.orm
        .insert(reportSignatures)
        .values({ ...addition, accountId, id: await db.ids.takeOne('report_signatures', accountId) })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    },
  };
};
