/**
 * Saving an item while it is typed: the hottest write. Two statements, each whole in itself, instead of a transaction
 * of seven: one reads all that decides, one writes all that follows, and only if nothing decisive has changed between.
 */
import type { Caller } from '#domain/caller.ts';
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from './database.ts';
import {
  type ActionTuple,
  type AttachmentTuple,
  actionColumns,
  actionOf,
  attachmentColumns,
  attachmentOf,
  attachmentTables,
  type ItemFields,
  type ItemNode,
  type ItemTuple,
  itemColumns,
  itemOf,
  jsonOrNull,
  type RoomRow,
  type RoomTuple,
  roomColumns,
  roomOf,
} from './report-rows.ts';
import type { ReportHome, ReportStanding } from './report-standing.ts';
import { mergeChanges, OPEN_FOR } from './report-trail.ts';
import type { AuditChange } from './schema/event.ts';

/** The trail's word for it. */
const ITEM_CHANGED = 'report.item_changed';

type OpenEntry = { id: number; changes: AuditChange[] };
export type ItemForAutosave = { standing: ReportStanding; room: RoomRow; item: ItemNode; openEntry: OpenEntry | null };

type Tuple = [
  ...[number, number, InspectionStateCode | null, number | null, number | null, number | null],
  ...[boolean, ActionTuple[], AttachmentTuple[], number | null, AuditChange[] | null],
  ...RoomTuple,
  ...ItemTuple,
];

const homes = {
  inspection: {
    table: 'inspections',
    columns: 'h.state, h.clerk_id, h.typist_id, h.property_id, false',
  },
  template: { table: 'templates', columns: 'null::int, null::int, null::int, null::int, h.system' },
} as const;

/** Columns as a JSON array, so that rows of them read like tuples. */
const asArray = (columns: string) => `json_build_array(${columns})`;

export async function findItemForAutosave(
  db: Executor,
  accountId: number,
  { home, roomId, id, userId }: { home: ReportHome; roomId: number; id: number; userId: number },
): Promise<ItemForAutosave> {
  const { table, columns } = homes[home.kind];
  const [tuple] = await db.tuples<Tuple>(
    `items.for-autosave ${home.kind}`,
    `select h.report_id, r.version, ${columns},
       (select coalesce(json_agg(${asArray(actionColumns)} order by a.id), '[]')
        from actions a where a.account_id = $1 and a.item_id = it.id),
       (select coalesce(json_agg(${asArray(attachmentColumns)} order by at.position, at.id), '[]')
        from ${attachmentTables} where at.account_id = $1 and at.item_id = it.id),
       trail.id, trail.changes, ${roomColumns}, ${itemColumns}
     from ${table} h
     join reports r on r.account_id = h.account_id and r.id = h.report_id
     join items it on it.account_id = h.account_id and it.report_id = h.report_id and it.room_id = $3 and it.id = $4
     join rooms rm on rm.account_id = h.account_id and rm.report_id = h.report_id and rm.id = it.room_id
     left join option_sets os on os.account_id = rm.account_id and os.id = rm.option_set_id
     left join lateral (
       select ae.id, ae.changes from audit_entries ae
       where ae.account_id = $1 and ae.subject_type = 'item' and ae.subject_id = it.id and ae.action = '${ITEM_CHANGED}'
         and ae.actor_id = $5 and ae.created_at > now() - interval '${OPEN_FOR}'
       order by ae.id desc limit 1
     ) trail on true
     where h.account_id = $1 and h.id = $2`,
    [accountId, home.id, roomId, id, userId],
  );
  if (tuple === undefined) throw notFound('item');
  const [reportId, version, state, clerkId, typistId, propertyId, system, ...children] = tuple;
  const [actions, attachments, entryId, entryChanges, ...rest] = children;
  const inspection = state === null || propertyId === null ? null : { state, clerkId, typistId, propertyId };
  return {
    standing: { home, reportId, version, inspection, system },
    openEntry: entryId === null ? null : { id: entryId, changes: entryChanges ?? [] },
    room: roomOf(rest.slice(0, ROOM_WIDTH) as RoomTuple),
    item: {
      ...itemOf(rest.slice(ROOM_WIDTH) as ItemTuple),
      actions: actions.map(actionOf),
      attachments: attachments.map(attachmentOf),
    },
  };
}

const ROOM_WIDTH = 11;

export type Autosave = {
  caller: Caller;
  found: ItemForAutosave;
  fields: ItemFields;
  /** For the trail; without any, nothing needs to be saved. */
  changes: AuditChange[];
};

/** The item's new version; undefined when the item, or the state of its inspection, is not what was found any more. */
export async function saveItem(
  db: Executor,
  accountId: number,
  { caller, found: { standing, item, openEntry }, fields, changes }: Autosave,
): Promise<number | undefined> {
  const { home, reportId, inspection } = standing;
  const { table } = homes[home.kind];
  const values: unknown[] = [accountId, home.id, reportId, item.id, item.version];
  values.push(fields.name, fields.description, jsonOrNull(fields.condition));
  let inState = '';
  let trail = '';
  if (inspection !== null) {
    inState = 'and state = $9';
    values.push(inspection.state, JSON.stringify(mergeChanges(openEntry?.changes ?? [], changes)));
    if (openEntry === null) {
      trail = `, trail as (
         insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id, changes)
         select $1, $11, $12, $13, $14, '${ITEM_CHANGED}', 'item', $4, $10 from saved)`;
      values.push(inspection.propertyId, caller.userId, caller.userName, caller.applicationName);
    } else {
      trail = `, trail as (update audit_entries set changes = $10 from saved where account_id = $1 and id = $11)`;
      values.push(openEntry.id);
    }
  }
  const [row] = await db.rows<{ version: number }>(
    `items.save ${home.kind} ${openEntry === null}`,
    `with home as (
       select id from ${table} where account_id = $1 and id = $2 ${inState} for no key update
     ), saved as (
       update items set name = $6, description = $7, condition = $8, version = version + 1, updated_at = now()
       from home where account_id = $1 and report_id = $3 and items.id = $4 and version = $5
       returning version
     ), report as (
       update reports set version = reports.version + 1, written_at = coalesce(written_at, now())
       from saved where account_id = $1 and reports.id = $3
     ), touched as (
       update ${table} set updated_at = now() from saved where account_id = $1 and ${table}.id = $2
     )${trail}
     select version from saved`,
    values,
  );
  return row?.version;
}
