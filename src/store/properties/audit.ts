/** The audit trail of properties: appended with every change, in the change's own transaction, and never altered. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { actionsOfKind, type AuditKind, type AuditTopic } from '#domain/audit-kind.ts';
import type { Caller } from '#domain/caller.ts';
import type { Executor } from '../database/database.ts';
import { listNewest } from '../lists/list-newest.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { type AuditChange, auditEntries } from '../schema/event.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;
export type AuditAddition = {
  propertyId: number;
  /** For example `property.updated` or `inspection.start`. */
  action: string;
  subject: { type: string; id: number };
  changes?: AuditChange[];
};

/** The actor: a caller, or somebody who came with a link and is no user. */
export type AuditActor = Pick<Caller, 'accountId' | 'userName' | 'applicationName'> & { userId: number | null };

export const buildAuditStore = (db: Executor) => ({
  add: async (caller: AuditActor, { propertyId, action, subject, changes = [] }: AuditAddition): Promise<void> => {
    await db.rows(
      'audit.add',
      `insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id, changes, id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
        await db.ids.takeOne('audit_entries', caller.accountId),
      ],
    );
  },

  list: (accountId: number, filter: AuditFilter, page: PageRequest): Promise<ListPage<AuditEntryRow>> =>
    listNewest(db, auditEntries, { accountId, at: auditEntries.at, wanted: wantedBy(accountId, filter) }, page),
});

export type AuditFilter = {
  propertyId: number;
  inspectionId?: number | undefined;
  actorId?: number | undefined;
  topics?: AuditTopic[] | undefined;
  kinds?: AuditKind[] | undefined;
  /** The first moment, and the first after them. */
  from?: string | undefined;
  until?: string | undefined;
};

function wantedBy(accountId: number, filter: AuditFilter): SQL | undefined {
  const { propertyId, inspectionId, actorId, topics, kinds, from, until } = filter;
  const { action, actorId: actor, at, propertyId: property } = auditEntries;
  return and(
    eq(property, propertyId),
    inspectionId === undefined ? undefined : concernsInspection(accountId, inspectionId),
    actorId === undefined ? undefined : eq(actor, actorId),
    topics === undefined ? undefined : inArray(sql`split_part(${action}, '.', 1)`, topics),
    kinds === undefined ? undefined : or(...kinds.map(isOfKind)),
    from === undefined ? undefined : gte(at, from),
    until === undefined ? undefined : lt(at, until),
  );
}

function isOfKind(kind: AuditKind): SQL {
  if (kind !== 'changed') return sql`${auditEntries.action} ~ ${actionsOfKind[kind]}`;
  return sql`${auditEntries.action} !~ ${Object.values(actionsOfKind).join('|')}`;
}

/**
 * The inspection itself, its contacts, its shares and the current parts of its report; removed parts are named by the
 * entry of their room, their report or the inspection.
 */
function concernsInspection(accountId: number, inspectionId: number): SQL {
  const report = sql`(select report_id from inspections where account_id = ${accountId} and id = ${inspectionId})`;
  return sql`(${auditEntries.subjectType} = 'inspection' and ${auditEntries.subjectId} = ${inspectionId}
    or ${auditEntries.subjectType} = 'inspection_contact' and ${auditEntries.subjectId} in (select id from inspection_contacts where account_id = ${accountId} and inspection_id = ${inspectionId})
    or ${auditEntries.subjectType} = 'file_share' and ${auditEntries.subjectId} in (select id from file_shares where account_id = ${accountId} and inspection_id = ${inspectionId})
    or ${auditEntries.subjectType} = 'room' and ${auditEntries.subjectId} in (select id from rooms where account_id = ${accountId} and report_id = ${report})
    or ${auditEntries.subjectType} = 'item' and ${auditEntries.subjectId} in (select id from items where account_id = ${accountId} and report_id = ${report})
    or ${auditEntries.subjectType} = 'attachment' and ${auditEntries.subjectId} in (select id from attachments where account_id = ${accountId} and report_id = ${report}))`;
}

/**
 * The differences between two states of the same fields, for the trail. The database gives members of JSON in an order
 * of its own.
 */
export function changesBetween<Fields extends Record<string, unknown>>(
  before: Fields,
  after: Partial<Fields>,
): AuditChange[] {
  return Object.entries(after)
    .filter(([field, to]) => !isDeepStrictEqual(before[field], to))
    .map(([field, to]) => ({ field, from: before[field], to }));
}
