/** The audit trail of properties: appended with every change, in the change's own transaction, and never altered. */
import { and, count, desc, eq } from 'drizzle-orm';
import type { Caller } from '#domain/caller.ts';
import type { Executor } from './database.ts';
import type { ListPage, PageRequest } from './list-page.ts';
import { type AuditChange, auditEntries } from './schema/event.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;
export type AuditAddition = {
  propertyId: number;
  /** For example `property.updated` or `inspection.start`. */
  action: string;
  subject: { type: string; id: number };
  changes?: AuditChange[];
};

export const buildAuditStore = (db: Executor) => ({
  add: async (caller: Caller, { propertyId, action, subject, changes = [] }: AuditAddition): Promise<void> => {
    await db.rows(
      'audit.add',
      `insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id, changes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        caller.accountId,
        propertyId,
        caller.userId,
        caller.userName,
        caller.applicationName,
        action,
        subject.type,
        subject.id,
        JSON.stringify(changes),
      ],
    );
  },

  list: async (
    accountId: number,
    propertyId: number,
    { page, perPage }: PageRequest,
  ): Promise<ListPage<AuditEntryRow>> => {
    const ofProperty = and(eq(auditEntries.accountId, accountId), eq(auditEntries.propertyId, propertyId));
    const [rows, [counted]] = await Promise.all([
      db.orm
        .select()
        .from(auditEntries)
        .where(ofProperty)
        .orderBy(desc(auditEntries.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
      db.orm.select({ total: count() }).from(auditEntries).where(ofProperty),
    ]);
    return { rows, total: counted?.total ?? 0 };
  },
});

/** What differs between two states of the same fields, for the trail. */
export function changesBetween<Fields extends Record<string, unknown>>(
  before: Fields,
  after: Partial<Fields>,
): AuditChange[] {
  return Object.entries(after)
    .filter(([field, to]) => JSON.stringify(before[field]) !== JSON.stringify(to))
    .map(([field, to]) => ({ field, from: before[field], to }));
}
