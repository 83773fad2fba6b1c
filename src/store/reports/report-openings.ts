/** Openings of a report with its key or with shares of it: a part of the security log. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { PdfType } from '#domain/pdf-type.ts';
import type { SecurityEventKind } from '#domain/security-event.ts';
import type { SecurityEventRow } from '../access/security-log.ts';
import type { Executor } from '../database/database.ts';
import { listNewest } from '../lists/list-newest.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { pdfs } from '../schema/pdf.ts';
import { securityEvents } from '../schema/security.ts';
import { fileShares } from '../schema/sharing.ts';

export const buildReportOpeningStore = (db: Executor) => ({
  /** Newest first. PDFs only where they were read by a link that names no person: colleagues read them all day. */
  list: (
    accountId: number,
    { inspectionId, kinds }: { inspectionId: number; kinds: SecurityEventKind[] },
    page: PageRequest,
  ): Promise<ListPage<SecurityEventRow>> => {
    const { subjectType, subjectId, actorId, kind, createdAt } = securityEvents;
    const shares = db.orm
      .select({ id: fileShares.id })
      .from(fileShares)
      .where(and(eq(fileShares.accountId, accountId), eq(fileShares.inspectionId, inspectionId)));
    const made = db.orm
      .select({ id: pdfs.id })
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), eq(pdfs.inspectionId, inspectionId)));
    const wanted = and(
      inArray(kind, kinds),
      or(
        and(eq(subjectType, 'inspection'), eq(subjectId, inspectionId)),
        and(eq(subjectType, 'share'), inArray(subjectId, shares)),
        and(eq(subjectType, 'pdf'), inArray(subjectId, made), isNull(actorId)),
      ),
    );
    return listNewest(db, securityEvents, { accountId, at: createdAt, wanted }, page);
  },

  /** The types of PDFs by their ids. */
  listPdfTypes: async (accountId: number, ids: number[]): Promise<Map<number, PdfType>> => {
    const rows = await db.orm
      .select({ id: pdfs.id, type: pdfs.type })
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), inArray(pdfs.id, ids)));
    return new Map(rows.map(({ id, type }) => [id, type]));
  },
});
