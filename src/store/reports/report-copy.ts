/**
 * Copies within an account: rooms and items with their descriptions, conditions and attachments (by reference to the
 * same files), never their actions. Copies are new: their names are editable and they have no origin.
 */
import type { Executor } from '../database/database.ts';
import { type Pair, pairWithNew } from '../database/id-pairs.ts';

export type { Pair };
/** The report that is copied, and the one that receives the copy. */
export type BetweenReports = { fromReportId: number; toReportId: number };

/** Evidence of one room, such as its conditions, need not go into a copy. */
export type CopyContents = 'ALL' | 'DESCRIPTIONS' | 'NAMES';

/** `ids` in the order in which they are appended to the room. */
export async function copyItems(
  db: Executor,
  accountId: number,
  ids: number[],
  to: { reportId: number; roomId: number },
  contents: CopyContents = 'ALL',
): Promise<Pair[]> {
  if (ids.length === 0) return [];
  const pairs = await pairWithNew(db, 'items', accountId, ids);
  await db.rows(
    'items.copy',
    `with last as (
       select coalesce(max(position), 0) as position from items where account_id = $1 and room_id = $3
     )
     insert into items (account_id, id, report_id, room_id, position, name, description, condition)
     select $1, to_id, $2, $3, last.position + ord, name, case when $6 then description end, case when $7 then condition end
     from last, unnest($4::int[], $5::int[]) with ordinality as p(from_id, to_id, ord)
     join items it on it.account_id = $1 and it.id = from_id`,
    [accountId, to.reportId, to.roomId, ...columnsOf(pairs), contents !== 'NAMES', contents === 'ALL'],
  );
  return pairs;
}

/** The attachments of rooms or items, to their copies. Ids are given in the order of the sources, in which they are shown. */
export async function copyAttachments(
  db: Executor,
  accountId: number,
  parent: 'room' | 'item',
  parents: Pair[],
  toReportId: number,
): Promise<Pair[]> {
  if (parents.length === 0) return [];
  const sources = await db.tuples<[number, number]>(
    `attachments.of ${parent}s`,
    `select id, ${parent}_id from attachments where account_id = $1 and ${parent}_id = any($2::int[]) order by position, id`,
    [accountId, parents.map(({ from }) => from)],
  );
  if (sources.length === 0) return [];
  const pairs = await pairWithNew(
    db,
    'attachments',
    accountId,
    sources.map(([id]) => id),
  );
  await db.rows(
    `attachments.copy ${parent}`,
    `insert into attachments (account_id, id, file_id, report_id, ${parent}_id, position, description, rotation, filename)
     select $1, p.to_id, file_id, $4, parent.to_id, position, description, rotation, filename
     from unnest($2::int[], $3::int[]) as p(from_id, to_id)
     join attachments at on at.account_id = $1 and at.id = p.from_id
     join unnest($5::int[], $6::int[]) as parent(from_id, to_id) on parent.from_id = at.${parent}_id`,
    [accountId, ...columnsOf(pairs), toReportId, ...columnsOf(parents)],
  );
  return pairs.toSorted((one, other) => one.from - other.from);
}

/** All rooms of a report, after those the other has. */
export async function copyRooms(
  db: Executor,
  accountId: number,
  { fromReportId, toReportId }: BetweenReports,
): Promise<{ rooms: Pair[]; attachments: Pair[] }> {
  const ids = await listContents(db, accountId, fromReportId);
  const rooms = await pairWithNew(db, 'rooms', accountId, ids.rooms);
  const items = await pairWithNew(db, 'items', accountId, ids.items);
  await db.rows(
    'report.copy',
    `with last as (
       select coalesce(max(position), 0) as position from rooms where account_id = $1 and report_id = $2
     ), room as (
       select * from unnest($3::int[], $4::int[]) with ordinality as room (from_id, to_id, ord)
     ), copied as (
       insert into rooms (account_id, id, report_id, position, name, block_type, option_set_id)
       select $1, room.to_id, $2, last.position + room.ord, name, block_type, option_set_id
       from last, room join rooms rm on rm.account_id = $1 and rm.id = room.from_id
     )
     insert into items (account_id, id, report_id, room_id, position, name, description, condition)
     select $1, item.to_id, $2, room.to_id, position, name, description, condition
     from unnest($5::int[], $6::int[]) as item (from_id, to_id)
     join items it on it.account_id = $1 and it.id = item.from_id
     join room on room.from_id = it.room_id`,
    [accountId, toReportId, ...columnsOf(rooms), ...columnsOf(items)],
  );
  const attachments = [
    ...(await copyAttachments(db, accountId, 'room', rooms, toReportId)),
    ...(await copyAttachments(db, accountId, 'item', items, toReportId)),
  ];
  return { rooms, attachments };
}

/** The ids of a report's rooms, in order, and of its items, in the order in which they came. */
export async function listContents(
  db: Executor,
  accountId: number,
  reportId: number,
): Promise<{ rooms: number[]; items: number[] }> {
  const [row] = await db.rows<{ rooms: number[]; items: number[] }>(
    'report.contents',
    `select array(select id from rooms where account_id = $1 and report_id = $2 order by position, id) as rooms,
       array(select id from items where account_id = $1 and report_id = $2 order by id) as items`,
    [accountId, reportId],
  );
  return row ?? { rooms: [], items: [] };
}

/** As two arrays of one length. */
export function columnsOf(pairs: Pair[]): [from: number[], to: number[]] {
  return [pairs.map(({ from }) => from), pairs.map(({ to }) => to)];
}
