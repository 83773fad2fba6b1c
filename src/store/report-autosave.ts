/**
 * Saving an item while it is typed: the hottest write. Two statements, each whole in itself, instead of a transaction
 * of seven: one reads all that decides, one writes all that follows, and only if nothing decisive has changed between.
 */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { AuditActor } from './audit.ts';
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
export type ItemForAutosave = {
  standing: Omit<ReportStanding, 'version'>;
  room: RoomRow;
  item: ItemNode;
  openEntry: OpenEntry | null;
};

type Tuple = [
  ...[number, boolean, InspectionStateCode | null, number | null, number | null, number | null],
  ...[ActionTuple[], AttachmentTuple[], OpenEntry | null, RoomTuple, ItemTuple],
];

const homes = {
  inspection: { table: 'inspections', columns: 'false, h.state, h.clerk_id, h.typist_id, h.property_id' },
  template: { table: 'templates', columns: 'h.system, null, null, null, null' },
} as const;

/** One JSON column: a driver spends more on thirty small columns of one row than on everything else together. */
const asArray = (columns: string) => `json_build_array(${columns})`;

export type ItemOfActor = { home: ReportHome; roomId: number; id: number; actor: AuditActor };

export async function findItemForAutosave(
  db: Executor,
  accountId: number,
  { home, roomId, id, actor }: ItemOfActor,
): Promise<ItemForAutosave> {
  const { table, columns } = homes[home.kind];
  const [row] = await db.rows<{ found: Tuple }>(
    `items.for-autosave ${home.kind}`,
    `select json_build_array(h.report_id, ${columns},
       (select coalesce(json_agg(${asArray(actionColumns)} order by a.id), '[]')
        from actions a where a.account_id = $1 and a.item_id = it.id),
       (select coalesce(json_agg(${asArray(attachmentColumns)} order by at.position, at.id), '[]')
        from ${attachmentTables} where at.account_id = $1 and at.item_id = it.id),
       (select json_build_object('id', ae.id, 'changes', ae.changes) from audit_entries ae
        where ae.account_id = $1 and ae.subject_type = 'item' and ae.subject_id = it.id and ae.action = '${ITEM_CHANGED}'
          and ae.actor_id is not distinct from $5::int and ae.actor_name = $6 and ae.created_at > now() - interval '${OPEN_FOR}'
        order by ae.id desc limit 1),
       ${asArray(roomColumns)}, ${asArray(itemColumns)}) as found
     from ${table} h
     join items it on it.account_id = h.account_id and it.report_id = h.report_id and it.room_id = $3 and it.id = $4
     join rooms rm on rm.account_id = h.account_id and rm.report_id = h.report_id and rm.id = it.room_id
     left join option_sets os on os.account_id = rm.account_id and os.id = rm.option_set_id
     where h.account_id = $1 and h.id = $2`,
    [accountId, home.id, roomId, id, actor.userId, actor.userName],
  );
  if (row === undefined) throw notFound('item');
  const [reportId, system, state, clerkId, typistId, propertyId, actions, attachments, openEntry, room, item] =
    row.found;
  const inspection = state === null || propertyId === null ? null : { state, clerkId, typistId, propertyId };
  return {
    standing: { home, reportId, inspection, system },
    openEntry,
    room: roomOf(room),
    item: { ...itemOf(item), actions: actions.map(actionOf), attachments: attachments.map(attachmentOf) },
  };
}

export type Autosave = {
  actor: AuditActor;
  found: ItemForAutosave;
  fields: ItemFields;
  /** For the trail; without any, nothing needs to be saved. */
  changes: AuditChange[];
};

/** The item's new version; undefined when the item, or the state of its inspection, is not what was found any more. */
export async function saveItem(
  db: Executor,
  accountId: number,
  { actor, found: { standing, item, openEntry }, fields, changes }: Autosave,
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
      values.push(inspection.propertyId, actor.userId, actor.userName, actor.applicationName);
    } else {
      trail = `, trail as (update audit_entries set changes = $10 from saved where account_id = $1 and id = $11)`;
      values.push(openEntry.id);
    }
  }
  const [row] = await db.rows<{ version: number }>(
    `items.save ${home.kind} ${openEntry === null}`,
    // The first update is also the lock: other writers of this report, and a change of its state, wait for it.
    `with home as (
       update ${table} set updated_at = now() where account_id = $1 and id = $2 ${inState} returning id
     ), saved as (
       update items set name = $6, description = $7, condition = $8, version = version + 1, updated_at = now()
       from home where account_id = $1 and report_id = $3 and items.id = $4 and version = $5
       returning version
     ), report as (
       update reports set version = reports.version + 1, written_at = coalesce(written_at, now())
       from saved where account_id = $1 and reports.id = $3
     )${trail}
     select version from saved`,
    values,
  );
  return row?.version;
}
