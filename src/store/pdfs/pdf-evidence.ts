/** The record of sending and the trail, for a PDF: as they are now, also beside a sealed report. */
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { isAboutAny } from '../events/email-visits.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { auditEntries, emails } from '../schema/event.ts';
import { fileShares } from '../schema/sharing.ts';

export type PdfEvidence = {
  /** Oldest first. */
  emails: Pick<typeof emails.$inferSelect, 'recipient' | 'subject' | 'createdAt' | 'sentAt' | 'failure'>[];
  shares: Pick<typeof fileShares.$inferSelect, 'recipient' | 'createdAt' | 'openedCount' | 'lastOpenedAt'>[];
  /** The history of the inspection, and from its first completion on every edit of its report; oldest first. */
  audit: (typeof auditEntries.$inferSelect)[];
};

export async function readPdfEvidence(db: Executor, { accountId, id, reportId }: InspectionRow): Promise<PdfEvidence> {
  return {
    emails: await db.orm
      .select({
        recipient: emails.recipient,
        subject: emails.subject,
        createdAt: emails.createdAt,
        sentAt: emails.sentAt,
        failure: emails.failure,
      })
      .from(emails)
      .where(and(eq(emails.accountId, accountId), isAboutAny(accountId, [id])))
      .orderBy(asc(emails.createdAt), asc(emails.id))
      .limit(200),
    shares: await db.orm
      .select({
        recipient: fileShares.recipient,
        createdAt: fileShares.createdAt,
        openedCount: fileShares.openedCount,
        lastOpenedAt: fileShares.lastOpenedAt,
      })
      .from(fileShares)
      .where(and(eq(fileShares.accountId, accountId), eq(fileShares.inspectionId, id), isOfOffice(accountId)))
      .orderBy(asc(fileShares.createdAt), asc(fileShares.id))
      .limit(100),
    audit: await readTrail(db, accountId, { inspectionId: id, reportId }),
  };
}

/** The record of sending is the office's: whom its client shows the report is nobody else's business. */
export const isOfOffice = (accountId: number) => sql`not exists (
  select from users u where u.account_id = ${accountId} and u.id = ${fileShares.createdBy} and u.client_id is not null)`;

/** The end of a trail that is longer. */
const longestTrail = 200;

async function readTrail(
  db: Executor,
  accountId: number,
  { inspectionId, reportId }: { inspectionId: number; reportId: number },
) {
  const { subjectType, subjectId, action, at } = auditEntries;
  const ofInspection = and(eq(subjectType, 'inspection'), eq(subjectId, inspectionId));
  const firstCompletion = sql`(select min(c.created_at) from audit_entries c where c.account_id = ${accountId}
    and c.subject_type = 'inspection' and c.subject_id = ${inspectionId} and c.action = 'inspection.complete')`;
  const ofReport = sql`(${subjectType} = 'room' and ${subjectId} in (select id from rooms where account_id = ${accountId} and report_id = ${reportId})
    or ${subjectType} = 'item' and ${subjectId} in (select id from items where account_id = ${accountId} and report_id = ${reportId})
    or ${subjectType} = 'attachment' and ${subjectId} in (select id from attachments where account_id = ${accountId} and report_id = ${reportId}))`;
  const rows = await db.orm
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.accountId, accountId),
        or(
          and(ofInspection, sql`${action} like 'inspection.%'`),
          and(or(ofInspection, ofReport), sql`${at} >= ${firstCompletion} and ${action} not like 'review.%'`),
        ),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(longestTrail);
  return rows.toReversed();
}
