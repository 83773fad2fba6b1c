/** The deliveries, the trail and the visit before, for a PDF: read for the worker, newest facts as they are now. */
import { states } from '#domain/inspection-state.ts';
import { visitTypes } from '#domain/inspection-type.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { auditEntries, emails } from '../schema/event.ts';
import { inspections } from '../schema/inspection.ts';
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
      .where(and(eq(emails.accountId, accountId), eq(emails.inspectionId, id)))
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
      // The record of sending is the office's: whom its client shows the report is nobody else's business.
      .where(and(eq(fileShares.accountId, accountId), eq(fileShares.inspectionId, id), isOfOffice(accountId)))
      .orderBy(asc(fileShares.createdAt), asc(fileShares.id))
      .limit(100),
    audit: await readTrail(db, accountId, { inspectionId: id, reportId }),
  };
}

const isOfOffice = (accountId: number) => sql`not exists (
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
          and(or(ofInspection, ofReport), sql`${at} >= ${firstCompletion}`),
        ),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(longestTrail);
  return rows.toReversed();
}

export type VisitBefore = Pick<
  typeof inspections.$inferSelect,
  'id' | 'reportId' | 'type' | 'ref' | 'conductAt' | 'startedAt'
>;

export async function findVisitBefore(
  db: Executor,
  { accountId, id, propertyId, type, startedAt, conductAt }: InspectionRow,
): Promise<VisitBefore | null> {
  const on = startedAt ?? conductAt;
  if (!visitTypes.includes(type) || on === null) return null;
  const began = sql`coalesce(${inspections.startedAt}, ${inspections.conductAt})`;
  const [row] = await db.orm
    .select({
      id: inspections.id,
      reportId: inspections.reportId,
      type: inspections.type,
      ref: inspections.ref,
      conductAt: inspections.conductAt,
      startedAt: inspections.startedAt,
    })
    .from(inspections)
    .where(
      and(
        eq(inspections.accountId, accountId),
        eq(inspections.propertyId, propertyId),
        inArray(inspections.type, [...visitTypes]),
        gte(inspections.state, states.complete),
        isNull(inspections.cancelledAt),
        ne(inspections.id, id),
        lt(began, sql`${on}::timestamptz`),
      ),
    )
    .orderBy(sql`${began} desc`, desc(inspections.id))
    .limit(1);
  return row ?? null;
}
