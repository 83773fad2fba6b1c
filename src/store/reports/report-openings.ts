/** Openings of finished reports by those who have no account, kept as long as the report. None is ever changed. */
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { isOfOffice } from '../pdfs/pdf-evidence.ts';
import { fileShares, reportOpenings } from '../schema/sharing.ts';

type Row = typeof reportOpenings.$inferSelect;
export type OpeningRow = Row & { shareName: string | null; recipient: string | null };
type Facts = Omit<Row, 'id' | 'accountId' | 'createdAt' | 'once' | 'changed'>;
/** Members left out are null. */
export type OpeningAddition = Pick<Facts, 'inspectionId' | 'kind'> & Partial<Facts>;

export const buildReportOpeningStore = (db: Executor) => {
  const insert = async (accountId: number, addition: OpeningAddition, once: string | null): Promise<boolean> => {
    const id = await db.ids.takeOne('report_openings', accountId);
    const rows = await db.orm
      .insert(reportOpenings)
      .values({ ...addition, accountId, id, once })
      .onConflictDoNothing({ target: [reportOpenings.accountId, reportOpenings.once] })
      .returning({ id: reportOpenings.id });
    return rows.length > 0;
  };

  return {
    add: async (accountId: number, addition: OpeningAddition): Promise<void> => {
      await insert(accountId, addition, null);
    },

    /** Once an hour for each link, version and place: a page reads the report again, and a PDF in many parts. False for others. */
    addHourly: (accountId: number, addition: OpeningAddition): Promise<boolean> =>
      insert(accountId, addition, onceOf(addition)),

    /** Newest first. */
    list: (accountId: number, inspectionId: number, page: PageRequest): Promise<ListPage<OpeningRow>> =>
      selectPage(db, page, {
        from: reportOpenings,
        where: ofInspection(accountId, inspectionId),
        order: inTime.map((column) => ({ column, descending: true })),
        select: read(db),
      }),

    /** Oldest first, for those whom the report is proved to: without what its client shared. */
    listAll: async (accountId: number, inspectionId: number): Promise<OpeningRow[]> =>
      read(db)
        .where(and(ofInspection(accountId, inspectionId), isOfOffice(accountId)))
        .orderBy(...inTime.map(asc)),
  };
};

const inTime = [reportOpenings.createdAt, reportOpenings.id];

const ofInspection = (accountId: number, inspectionId: number) =>
  and(eq(reportOpenings.accountId, accountId), eq(reportOpenings.inspectionId, inspectionId));

/** With the name and the recipient of the shared link that it was. */
const read = ({ orm }: Executor) =>
  orm
    .select({
      ...getTableColumns(reportOpenings),
      shareName: fileShares.name,
      recipient: fileShares.recipient,
    })
    .from(reportOpenings)
    .leftJoin(
      fileShares,
      and(eq(fileShares.accountId, reportOpenings.accountId), eq(fileShares.id, reportOpenings.fileShareId)),
    )
    .$dynamic();

function onceOf({
  inspectionId,
  kind,
  versionNumber,
  pdfType,
  linkId,
  fileShareId,
  network,
  browser,
}: OpeningAddition) {
  const hour = new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  return JSON.stringify([inspectionId, kind, versionNumber, pdfType, linkId, fileShareId, network, browser, hour]);
}
