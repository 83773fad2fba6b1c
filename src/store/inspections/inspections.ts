/** Inspections: read with everything they show, changed by columns. */
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Caller } from '#domain/caller.ts';
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import { seesInspection } from '../account/client-sight.ts';
import { loadContactsOfProperty } from '../properties/contacts.ts';
import type { Executor } from '../database/database.ts';
import type { PackedRow } from '../database/json-array.ts';
import { inspectionJoins, inspectionRow, type InspectionRow } from './inspection-columns.ts';
import { type InspectionAddition, type InspectionLinks, isDay } from './inspection-addition.ts';
import { addInspectionRow, findUnknownLinks } from './inspections-add.ts';
import type { InspectionFilter } from './inspections-filter.ts';
import { type InspectionSort, listInspections, readThese } from './inspections-list.ts';
import { lockOpenWork } from './open-work.ts';
import type { PageRequest } from '../lists/list-page.ts';
import { inspections } from '../schema/inspection.ts';

export type InspectionChanges = Partial<
  Omit<typeof inspections.$inferInsert, 'id' | 'accountId' | 'reportId' | 'version' | 'createdAt' | 'updatedAt'>
>;
/** Columns set to the moment of the change. */
export type Milestone =
  | 'startedAt'
  | 'submittedAt'
  | 'reopenedFromReviewAt'
  | 'reopenedAt'
  | 'completedAt'
  | 'closedAt'
  | 'cancelledAt'
  | 'clerkAcceptedAt'
  | 'declinedAt';

/** A day, in the account's time zone, or an instant. */
export type Conduct = string | null;

const momentOf = (conduct: Conduct) =>
  isDay(conduct)
    ? sql`${conduct}::date::timestamp at time zone (select time_zone from accounts where id = ${inspections.accountId})`
    : sql`${conduct}::timestamptz`;

function scheduledAt(conduct: Conduct): PgUpdateSetSource<typeof inspections> {
  const { tenantTokenHash } = inspections;
  const moment = momentOf(conduct);
  return {
    conductDateOnly: isDay(conduct),
    conductAt: moment,
    tenantTokenExpiresAt: sql`case when ${tenantTokenHash} is not null then ${moment} + interval '14 days' end`,
  };
}

/** Another clerk or date has not been accepted by anybody; a new clerk takes the place of one who declined. */
function answersAfter(
  { clerkId, clerkAcceptedAt: accepted }: InspectionChanges,
  conduct: Conduct | undefined,
): PgUpdateSetSource<typeof inspections> {
  const { clerkId: clerk, conductAt, clerkAcceptedAt } = inspections;
  const same = [
    ...(clerkId === undefined ? [] : [sql`${clerk} is not distinct from ${clerkId}::int`]),
    ...(conduct === undefined ? [] : [sql`${conductAt} is not distinct from ${momentOf(conduct)}`]),
  ];
  return {
    ...(same.length > 0 &&
      accepted === undefined && { clerkAcceptedAt: sql`case when ${and(...same)} then ${clerkAcceptedAt} end` }),
    ...(clerkId != null && { declinedBy: null, declinedAt: null, declineReason: null }),
  };
}

export const buildInspectionStore = (db: Executor) => ({
  list: (viewer: Viewer, filter: InspectionFilter, sort: InspectionSort, page: PageRequest) =>
    listInspections(db, viewer, filter, sort, page),
  /** Those of these that are there, in the order of the ids. */
  listThese: (accountId: number, ids: number[]) => readThese(db, accountId, ids),

  listVisitors: (accountId: number, propertyIds: number[]) => listVisitors(db, accountId, propertyIds),
  get: (viewer: Viewer, id: number) => getInspection(db, viewer, id, ''),
  /** The same, with its row locked until the transaction ends. */
  lock: (viewer: Viewer, id: number) => getInspection(db, viewer, id, 'for no key update of i'),

  add: (caller: Caller, addition: InspectionAddition) => addInspectionRow(db, caller, addition),

  findUnknown: (accountId: number, links: InspectionLinks) => findUnknownLinks(db, accountId, links),

  change: async (
    accountId: number,
    id: number,
    changes: InspectionChanges,
    { now = [], conduct }: { now?: Milestone[]; conduct?: Conduct } = {},
  ): Promise<void> => {
    await db.orm
      .update(inspections)
      .set({
        ...changes,
        ...(conduct !== undefined && scheduledAt(conduct)),
        ...answersAfter(changes, conduct),
        ...Object.fromEntries(now.map((column) => [column, sql`now()`])),
        version: sql`${inspections.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(inspections.accountId, accountId), eq(inspections.id, id)));
  },

  findCancelledFrom: (accountId: number, id: number) => findCancelledFrom(db, accountId, id),

  /** The place of a property's keys, by its latest visit that names one; null when none does. */
  findKeys: (accountId: number, propertyId: number) => findKeys(db, accountId, propertyId),

  lockOpenOf: (accountId: number, userId: number) => lockOpenWork(db, accountId, userId),

  loadContacts: (accountId: number, ids: { inspectionId: number; propertyId: number }) =>
    loadContactsOfProperty(db, accountId, ids),

  /** Appointments that are whole days stay the same days when the account moves to another time zone. */
  keepDays: async (accountId: number, from: string, to: string): Promise<void> => {
    await db.rows(
      'inspections.keep-days',
      `update inspections set conduct_at = (conduct_at at time zone $2)::date::timestamp at time zone $3
       where account_id = $1 and conduct_date_only and conduct_at is not null`,
      [accountId, from, to],
    );
  },

  /** For changes beside its own fields, such as its contacts: `updated_at` moves, the version stays. */
  touch: async (accountId: number, id: number): Promise<void> => {
    await db.rows('inspections.touch', 'update inspections set updated_at = now() where account_id = $1 and id = $2', [
      accountId,
      id,
    ]);
  },

  /** Whether an attachment may be the cover: a picture of this inspection's own report. */
  hasPicture: async (
    accountId: number,
    { reportId, attachmentId }: { reportId: number; attachmentId: number },
  ): Promise<boolean> => {
    const rows = await db.rows(
      'inspections.has-picture',
      `select 1 from attachments a join files f on f.account_id = a.account_id and f.id = a.file_id
       where a.account_id = $1 and a.report_id = $2 and a.id = $3 and f.type = 'IMAGE'`,
      [accountId, reportId, attachmentId],
    );
    return rows.length > 0;
  },
});

async function getInspection(
  db: Executor,
  viewer: Viewer,
  id: number,
  locking: '' | 'for no key update of i',
): Promise<InspectionRow> {
  const [row] = await db.rows<PackedRow>(
    `inspections.get ${locking}`,
    `select ${inspectionRow.sql} from inspections i ${inspectionJoins}
     where i.account_id = $1 and i.id = $2 and ${seesInspection('$3')} ${locking}`,
    [viewer.accountId, id, viewer.clientId],
  );
  if (row === undefined) throw notFound('inspection');
  return inspectionRow.unpack(row);
}

/** The state before it was cancelled; null where that was not kept. */
async function findCancelledFrom(db: Executor, accountId: number, id: number): Promise<InspectionStateCode | null> {
  const [row] = await db.rows<{ state: InspectionStateCode | null }>(
    'inspections.cancelled-from',
    'select cancelled_from as state from inspections where account_id = $1 and id = $2',
    [accountId, id],
  );
  return row?.state ?? null;
}

async function findKeys(db: Executor, accountId: number, propertyId: number): Promise<string | null> {
  const [row] = await db.rows<{ keys: string }>(
    'inspections.keys',
    `select location_of_keys as keys from inspections
     where account_id = $1 and property_id = $2 and location_of_keys <> '' and cancelled_at is null
     order by created_at desc, id desc limit 1`,
    [accountId, propertyId],
  );
  return row?.keys ?? null;
}

/** The people who have begun an inspection as its clerk at each of these properties, by its id. */
async function listVisitors(db: Executor, accountId: number, propertyIds: number[]): Promise<Map<number, number[]>> {
  const rows = await db.rows<{ propertyId: number; clerkIds: number[] }>(
    'inspections.visitors',
    `select i.property_id as "propertyId", array_agg(distinct i.clerk_id order by i.clerk_id) as "clerkIds"
     from inspections i
     where i.account_id = $1 and i.property_id = any($2::int[]) and i.clerk_id is not null and i.started_at is not null
     group by i.property_id`,
    [accountId, propertyIds],
  );
  return new Map(rows.map(({ propertyId, clerkIds }) => [propertyId, clerkIds]));
}
