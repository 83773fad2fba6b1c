/**
 * Saving an item while it is typed: the hottest write. Two statements, each whole in itself, instead of a transaction
 * of seven: one reads all that decides, one writes all that follows, and only if nothing decisive has changed between.
 * The first is skipped for an item saved a moment ago (`autosave-memory.ts`): the second finds out.
 */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import { type BesideItemTuple, besideItemOf, findBesideItem, selectBesideItem } from './beside-item.ts';
import type { AuditActor } from '../properties/audit.ts';
import type { Executor } from '../database/database.ts';
import { type ItemFields, type ItemNode, itemRow, jsonOrNull, type RoomRow, roomRow } from './report-rows.ts';
import type { ReportHome, ReportStanding } from './report-standing.ts';
import { mergeChanges, OPEN_FOR, OPEN_MS } from './report-trail.ts';
import { isInSitting } from './template-versions.ts';
import type { AuditChange } from '../schema/event.ts';

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
  ...[BesideItemTuple, { id: number; changes: AuditChange[]; age: number } | null],
  ...[room: unknown[], item: unknown[]],
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
    `select json_build_array(h.report_id, (select version from reports where account_id = $1 and id = h.report_id), ${columns},
       json_build_array(${selectBesideItem('$1', 'it.id')}),
       (select json_build_object('id', ae.id, 'changes', ae.changes, 'age', 1000 * extract(epoch from now() - ae.created_at)) from audit_entries ae
        where ae.account_id = $1 and ae.subject_type = 'item' and ae.subject_id = it.id and ae.action = '${ITEM_CHANGED}'
          and ae.actor_id is not distinct from $5::int and ae.actor_name = $6 and ae.created_at > now() - interval '${OPEN_FOR}'
        order by ae.created_at desc, ae.id desc limit 1),
       ${asArray(roomRow.columns)}, ${asArray(itemRow.columns)}) as found
     from ${table} h
     join items it on it.account_id = h.account_id and it.report_id = h.report_id and it.room_id = $3 and it.id = $4
     join rooms rm on rm.account_id = h.account_id and rm.report_id = h.report_id and rm.id = it.room_id
     left join option_sets os on os.account_id = rm.account_id and os.id = rm.option_set_id
     where h.account_id = $1 and h.id = $2`,
    [accountId, home.id, roomId, id, actor.userId, actor.userName],
  );
  if (row === undefined) throw notFound('item');
  const [reportId, reportVersion, system, state, clerkId, typistId, propertyId, beside, entry, room, item] = row.found;
  const inspection = state === null || propertyId === null ? null : { state, clerkId, typistId, propertyId };
  return {
    standing: { home, reportId, inspection, system },
    reportVersion,
    openEntry: entry && { id: entry.id, changes: entry.changes, until: Date.now() + OPEN_MS - entry.age },
    room: roomRow.of(room),
    item: { ...itemRow.of(item), ...besideItemOf(beside) },
  };
}

export type Autosave = {
  found: ItemForAutosave;
  fields: ItemFields;
  /** For the trail; without any, nothing needs to be saved. */
  changes: AuditChange[];
};

/** `writtenVersion`: of the report, by this very save; `reportVersion` may be a later one, of what lies beside the item. */
export type SavedItem = ItemForAutosave & { writtenVersion: number };

type Saved = { version: number; entryId: number | null; reportVersion: number };

/** The item as it is now; undefined when the facts behind the decision have changed, and then nothing is written. */
export async function saveItem(
  db: Executor,
  accountId: number,
  actor: AuditActor,
  save: Autosave,
): Promise<SavedItem | undefined> {
  const { found, fields, changes } = save;
  const begunAt = Date.now();
  const merged = mergeChanges(found.openEntry?.changes ?? [], changes);
  const saved = await writeItem(db, accountId, actor, { ...save, changes: merged });
  if (saved === undefined) return undefined;
  const { version, entryId, reportVersion: writtenVersion } = saved;
  const until = found.openEntry?.until ?? begunAt + OPEN_MS;
  const openEntry = entryId === null ? null : { id: entryId, changes: merged, until };
  const { standing, room } = found;
  const item = { ...found.item, ...fields, version };
  const kept = { standing, room, openEntry, writtenVersion };
  const isAlone = writtenVersion === found.reportVersion + 1;
  if (isAlone) return { ...kept, reportVersion: writtenVersion, item };
  // Somebody else wrote in the report since, perhaps in what lies beside the item.
  const beside = await findBesideItem(db, { accountId, reportId: standing.reportId, itemId: item.id });
  if (beside === undefined) throw notFound('item');
  const { actions, attachments } = beside;
  return { ...kept, reportVersion: beside.reportVersion, item: { ...item, actions, attachments } };
}

/** `changes`: all that the entry of the trail says from now on. */
async function writeItem(
  db: Executor,
  accountId: number,
  actor: AuditActor,
  { found, fields, changes }: Autosave,
): Promise<Saved | undefined> {
  const { standing, room, item, openEntry } = found;
  const { home, reportId, inspection } = standing;
  const values: unknown[] = [accountId, home.id, reportId, room.id, item.id, item.version];
  values.push(item.nameEditable, item.descriptionEditable, room.blockType, optionsOf(room));
  values.push(fields.name, fields.description, jsonOrNull(fields.condition), fields.confirmed);
  values.push(JSON.stringify(fields.spoken), JSON.stringify(fields.waived));
  if (inspection !== null) {
    const { state, clerkId, typistId, propertyId } = inspection;
    values.push(state, clerkId, typistId, JSON.stringify(changes));
    if (openEntry !== null) values.push(openEntry.id);
    else {
      const entryId = await db.ids.takeOne('audit_entries', accountId);
      values.push(propertyId, actor.userId, actor.userName, actor.applicationName, entryId);
    }
  } else values.push(actor.userId);
  const ofInspection = openEntry === null ? savings.begun : savings.continued;
  const { name, text } = inspection === null ? savings.template : ofInspection;
  const [saved] = await db.rows<Saved>(name, text, values);
  return saved;
}

function optionsOf({ optionSet }: RoomRow): string | null {
  return optionSet === null ? null : JSON.stringify(optionSet.options);
}

/**
 * Compares the facts that decided whether the item may be saved with the rows: the numbers are those of `writeItem`'s
 * values.
 */
const isSameHome = {
  inspection: `i.account_id = $1 and i.id = $2 and i.state = $17
    and i.clerk_id is not distinct from $18 and i.typist_id is not distinct from $19`,
  // Otherwise a version ends first.
  template: `i.account_id = $1 and i.id = $2 and ${isInSitting('i', '$1', '$17')}`,
} as const;

/** No row when the item, its room or the options of that are another by now. */
const selectSameItem = `select from items it join rooms rm on rm.account_id = it.account_id and rm.id = it.room_id
   where it.account_id = $1 and it.report_id = $3 and it.room_id = $4 and it.id = $5 and it.version = $6
     and it.name_editable = $7 and it.description_editable = $8 and rm.block_type = $9
     and case when rm.option_set_id is null then $10::jsonb is null
       else $10::jsonb = (select os.options from option_sets os where os.account_id = $1 and os.id = rm.option_set_id) end`;

/** The statement that saves, by what becomes of the trail: templates have none. Made once, since it is long. */
const savings = {
  template: buildSaving('items.save template', 'template', ''),
  begun: buildSaving(
    'items.save begun',
    'inspection',
    `insert into audit_entries (account_id, property_id, actor_id, actor_name, application, action, subject_type, subject_id, changes, id)
       select $1, $21, $22, $23, $24, '${ITEM_CHANGED}', 'item', $5, $20, $25 from saved returning id`,
  ),
  continued: buildSaving(
    'items.save continued',
    'inspection',
    `update audit_entries set changes = $20 from saved
       where account_id = $1 and audit_entries.id = $21 returning audit_entries.id`,
  ),
};

function buildSaving(name: string, kind: ReportHome['kind'], trail: string): { name: string; text: string } {
  // The first update is also the lock: other writers of this report, and a change of its state, wait for it.
  const text = `with home as (
       update ${homes[kind].table} i set updated_at = now() where ${isSameHome[kind]} and exists (${selectSameItem})
       returning i.id
     ), saved as (
       update items set name = $11, description = $12, condition = $13, confirmed = $14, spoken = $15, waived = $16,
         version = version + 1, updated_at = now()
       from home where account_id = $1 and report_id = $3 and items.id = $5 and version = $6
       returning version
     ), report as (
       update reports set version = reports.version + 1, written_at = clock_timestamp()
       from saved where account_id = $1 and reports.id = $3
       returning reports.version
     )${trail && `, trail as (${trail})`}
     select saved.version, report.version as "reportVersion", ${trail ? '(select id from trail)' : 'null'} as "entryId"
     from saved, report`;
  return { name, text };
}
