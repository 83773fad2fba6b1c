/**
 * Saves of items that come together are one statement, as look-ups are (`gathered.ts`): one round trip and one commit
 * for all of them. Of inspections, and of items that are saved again (`autosave-memory.ts`): their trail has its entry.
 */
import { type FoundValue, isSameInspection, selectSameItem } from './autosave-guard.ts';
import { findBesideItems, type ItemPlace } from './beside-item.ts';
import type { AuditActor } from '../properties/audit.ts';
import type { Executor } from '../database/database.ts';
import { gathered } from '../database/gathered.ts';
import { type Autosave, optionsOf, type Saved, type SaveStatements, writeItem } from './report-autosave.ts';
import { jsonOrNull } from './report-rows.ts';
import { isFaultOfData } from '../database/violations.ts';

type Save = { accountId: number; actor: AuditActor; save: Autosave };

const MOST_TOGETHER = 16;

/** Writes what `writeItem` does, but undefined also when somebody else is writing in the report at this moment. */
export function buildSharedStatements(shared: Executor): SaveStatements {
  const writeTogether = gathered((saves: Save[]) => writeThose(shared, saves), MOST_TOGETHER);
  return {
    write: (db, accountId, actor, save) =>
      save.found.standing.inspection === null || save.found.openEntry === null
        ? writeItem(db, accountId, actor, save)
        : writeTogether({ accountId, actor, save }),
    findBeside: gathered((places: ItemPlace[]) => findBesideItems(shared, places), MOST_TOGETHER),
  };
}

async function writeThose(db: Executor, saves: Save[]): Promise<(Saved | undefined)[]> {
  const [first] = saves;
  if (first !== undefined && saves.length === 1) return [await writeItem(db, first.accountId, first.actor, first.save)];
  // One of each report: a statement changes no row twice.
  const ofReports = new Map(saves.map((one) => [`${one.accountId} ${one.save.found.standing.reportId}`, one]));
  const those = [...ofReports.values()];
  try {
    const rows = await db.rows<Saved & { accountId: number; itemId: number }>(
      'items.save together',
      statement,
      columns.map(([, , of]) => those.map(of)),
    );
    const saved = new Map(rows.map((row) => [`${row.accountId} ${row.itemId}`, row]));
    return saves.map((one) =>
      those.includes(one) ? saved.get(`${one.accountId} ${one.save.found.item.id}`) : undefined,
    );
  } catch (error) {
    // What is wrong with one is no fault of the others: nothing is written, and each is tried by itself.
    if (isFaultOfData(error)) return saves.map(() => undefined);
    throw error;
  }
}

/** What one save says, as columns of the statement. */
const columns: [name: string, type: string, of: (save: Save) => unknown][] = [
  ['account_id', 'int', ({ accountId }) => accountId],
  ['home_id', 'int', ({ save }) => save.found.standing.home.id],
  ['state', 'int', ({ save }) => save.found.standing.inspection?.state],
  ['clerk_id', 'int', ({ save }) => save.found.standing.inspection?.clerkId],
  ['typist_id', 'int', ({ save }) => save.found.standing.inspection?.typistId],
  ['report_id', 'int', ({ save }) => save.found.standing.reportId],
  ['room_id', 'int', ({ save }) => save.found.room.id],
  ['block_type', 'text', ({ save }) => save.found.room.blockType],
  ['options', 'jsonb', ({ save }) => optionsOf(save.found.room)],
  ['item_id', 'int', ({ save }) => save.found.item.id],
  ['version', 'int', ({ save }) => save.found.item.version],
  ['name_editable', 'boolean', ({ save }) => save.found.item.nameEditable],
  ['description_editable', 'boolean', ({ save }) => save.found.item.descriptionEditable],
  ['name', 'text', ({ save }) => save.fields.name],
  ['description', 'text', ({ save }) => save.fields.description],
  ['condition', 'jsonb', ({ save }) => jsonOrNull(save.fields.condition)],
  ['entry_id', 'int', ({ save }) => save.found.openEntry?.id],
  ['changes', 'jsonb', ({ save }) => JSON.stringify(save.changes)],
];

const found = (value: FoundValue) => `save.${value}`;

// A report that somebody else holds is passed over: these saves wait for nobody, and so never for each other in a ring.
const statement = `with save as (
    select * from unnest(${columns.map(([, type], at) => `(select $${at + 1}::${type}[])`).join(', ')})
      as save (${columns.map(([name]) => name).join(', ')})
  ), home as (
    select save.* from save
    join inspections i on ${isSameInspection(found)}
    cross join lateral (${selectSameItem(found)} limit 1) item
    for no key update of i skip locked
  ), inspection as (
    update inspections i set updated_at = now() from home where i.account_id = home.account_id and i.id = home.home_id
  ), saved as (
    update items it set name = home.name, description = home.description, condition = home.condition,
      version = it.version + 1, updated_at = now()
    from home where it.account_id = home.account_id and it.report_id = home.report_id and it.id = home.item_id
      and it.version = home.version
    returning it.id, it.version, it.account_id, it.report_id, home.entry_id, home.changes
  ), report as (
    update reports r set version = r.version + 1, written_at = coalesce(r.written_at, now())
    from saved where r.account_id = saved.account_id and r.id = saved.report_id
    returning saved.account_id as "accountId", saved.id as "itemId", saved.version, saved.entry_id as "entryId", r.version as "reportVersion"
  ), trail as (
    update audit_entries ae set changes = saved.changes from saved
    where ae.account_id = saved.account_id and ae.id = saved.entry_id
  )
  select * from report`;
