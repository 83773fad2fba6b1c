/**
 * Saving an item while it is typed: the hottest write. Two statements, each whole in itself, instead of a transaction
 * of seven: one reads all that decides, one writes all that follows, and only if nothing decisive has changed between.
 * Of an item saved a moment ago the first is not asked again (`autosave-memory.ts`): the second finds out.
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
import { mergeChanges, OPEN_FOR, OPEN_MS } from './report-trail.ts';
import type { AuditChange } from './schema/event.ts';

/** The trail's word for it. */
const ITEM_CHANGED = 'report.item_changed';

/** `until` as `Date.now()` counts. */
type OpenEntry = { id: number; changes: AuditChange[]; until: number };
export type ItemForAutosave = {
  standing: Omit<ReportStanding, 'version'>;
  room: RoomRow;
  item: ItemNode;
  /** While it stands still, so do the actions and attachments of the item. */
  reportVersion: number;
  openEntry: OpenEntry | null;
};

type Tuple = [
  ...[number, number, boolean, InspectionStateCode | null, number | null, number | null, number | null],
  ...[
    ActionTuple[],
    AttachmentTuple[],
    { id: number; changes: AuditChange[]; age: number } | null,
    RoomTuple,
    ItemTuple,
  ],
];

const homes = {
  inspection: { table: 'inspections', columns: 'false, h.state, h.clerk_id, h.typist_id, h.property_id' },
  template: { table: 'templates', columns: 'h.system, null, null, null, null' },
} as const;

/** One JSON column: a driver spends more on thirty small columns of one row than on everything else together. */
const asArray = (columns: string) => `json_build_array(${columns})`;

const listActions = (item: string) => `(select coalesce(json_agg(${asArray(actionColumns)} order by a.id), '[]')
  from actions a where a.account_id = $1 and a.item_id = ${item})`;
const listAttachments = (item: string) =>
  `(select coalesce(json_agg(${asArray(attachmentColumns)} order by at.position, at.id), '[]')
    from ${attachmentTables} where at.account_id = $1 and at.item_id = ${item})`;

export type ItemOfActor = { home: ReportHome; roomId: number; id: number; actor: AuditActor };

export async function findItemForAutosave(
  db: Executor,
  accountId: number,
  { home, roomId, id, actor }: ItemOfActor,
): Promise<ItemForAutosave> {
  const { table, columns } = homes[home.kind];
  const [row] = await db.rows<{ found: Tuple }>(
    `items.for-autosave ${home.kind}`,
    `select json_build_array(h.report_id, (select version from reports where account_id = $1 and id = h.report_id), ${columns},
       ${listActions('it.id')}, ${listAttachments('it.id')},
       (select json_build_object('id', ae.id, 'changes', ae.changes, 'age', 1000 * extract(epoch from now() - ae.created_at)) from audit_entries ae
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
  const [
    reportId,
    reportVersion,
    system,
    state,
    clerkId,
    typistId,
    propertyId,
    actions,
    attachments,
    entry,
    room,
    item,
  ] = row.found;
  const inspection = state === null || propertyId === null ? null : { state, clerkId, typistId, propertyId };
  return {
    standing: { home, reportId, inspection, system },
    reportVersion,
    openEntry: entry && { id: entry.id, changes: entry.changes, until: Date.now() + OPEN_MS - entry.age },
    room: roomOf(room),
    item: { ...itemOf(item), actions: actions.map(actionOf), attachments: attachments.map(attachmentOf) },
  };
}

export type Autosave = {
  found: ItemForAutosave;
  fields: ItemFields;
  /** For the trail; without any, nothing needs to be saved. */
  changes: AuditChange[];
};

type Saved = {
  version: number;
  entryId: number | null;
  /** Before this save. */
  reportVersion: number;
  /** Null when they are what was found. */
  beside: [ActionTuple[], AttachmentTuple[]] | null;
};

/** The item as it is now; undefined when what decided is not what was found any more, and then nothing is written. */
export async function saveItem(
  db: Executor,
  accountId: number,
  actor: AuditActor,
  { found, fields, changes }: Autosave,
): Promise<ItemForAutosave | undefined> {
  const { standing, room, item, openEntry } = found;
  const { home, reportId, inspection } = standing;
  const { table } = homes[home.kind];
  const values: unknown[] = [accountId, home.id, reportId, room.id, item.id, item.version];
  const given = (value: unknown) => `$${values.push(value)}`;
  const kept = `it.name_editable = ${given(item.nameEditable)} and it.description_editable = ${given(item.descriptionEditable)}`;
  const ofRoom = `rm.block_type = ${given(room.blockType)} and (select os.options from option_sets os
      where os.account_id = $1 and os.id = rm.option_set_id) is not distinct from ${given(optionsOf(room))}::jsonb`;
  const set = `name = ${given(fields.name)}, description = ${given(fields.description)}, condition = ${given(jsonOrNull(fields.condition))}`;
  const merged = mergeChanges(openEntry?.changes ?? [], changes);
  const begunAt = Date.now();
  let inState = '';
  let trail = '';
  if (inspection !== null) {
    const { state, clerkId, typistId, propertyId } = inspection;
    inState = `and state = ${given(state)} and clerk_id is not distinct from ${given(clerkId)}
         and typist_id is not distinct from ${given(typistId)}`;
    const entry = given(JSON.stringify(merged));
    if (openEntry === null) {
      const who = `${given(actor.userId)}, ${given(actor.userName)}, ${given(actor.applicationName)}`;
      trail = `, trail as (
         insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id, changes)
         select $1, ${given(propertyId)}, ${who}, '${ITEM_CHANGED}', 'item', $5, ${entry} from saved returning id)`;
    } else {
      trail = `, trail as (update audit_entries set changes = ${entry} from saved
         where account_id = $1 and audit_entries.id = ${given(openEntry.id)} returning audit_entries.id)`;
    }
  }
  const [row] = await db.rows<Saved>(
    `items.save ${home.kind} ${openEntry === null}`,
    // The first update is also the lock: other writers of this report, and a change of its state, wait for it.
    `with home as (
       update ${table} set updated_at = now() where account_id = $1 and id = $2 ${inState}
         and exists (select from items it join rooms rm on rm.account_id = $1 and rm.id = $4 and ${ofRoom}
           where it.account_id = $1 and it.report_id = $3 and it.room_id = $4 and it.id = $5 and it.version = $6 and ${kept})
       returning id
     ), saved as (
       update items set ${set}, version = version + 1, updated_at = now()
       from home where account_id = $1 and report_id = $3 and items.id = $5 and version = $6
       returning version
     ), report as (
       update reports set version = reports.version + 1, written_at = coalesce(written_at, now())
       from saved where account_id = $1 and reports.id = $3
     )${trail}
     select saved.version, ${trail === '' ? 'null' : '(select id from trail)'} as "entryId", before.version as "reportVersion",
       case when before.version <> ${given(found.reportVersion)} then ${asArray(`${listActions('$5')}, ${listAttachments('$5')}`)} end as beside
     from saved, reports before where before.account_id = $1 and before.id = $3`,
    values,
  );
  if (row === undefined) return undefined;
  const { version, entryId, reportVersion, beside } = row;
  const { actions, attachments } =
    beside === null ? item : { actions: beside[0].map(actionOf), attachments: beside[1].map(attachmentOf) };
  return {
    standing,
    room,
    item: { ...item, ...fields, version, actions, attachments },
    reportVersion: reportVersion + 1,
    openEntry: entryId === null ? null : { id: entryId, changes: merged, until: openEntry?.until ?? begunAt + OPEN_MS },
  };
}

function optionsOf({ optionSet }: RoomRow): string | null {
  return optionSet === null ? null : JSON.stringify(optionSet.options);
}
