/**
 * Copies within an account: rooms and items with their descriptions, conditions and attachments (by reference to the
 * same files), never their actions. What is copied is new: its names are editable and it comes from nowhere.
 */
import type { Executor } from '../database/database.ts';

/** From the source to its copy. */
export type Pair = { from: number; to: number };

/** `ids` in the order in which they are appended to the room. */
export async function copyItems(
  db: Executor,
  accountId: number,
  ids: number[],
  to: { reportId: number; roomId: number },
): Promise<Pair[]> {
  if (ids.length === 0) return [];
  return db.rows<Pair>(
    'items.copy',
    `with source as (
       select s.ord, it.id as source_id, nextval(pg_get_serial_sequence('items', 'id'))::int as new_id,
         it.name, it.description, it.condition
       from unnest($4::int[]) with ordinality as s(id, ord)
       join items it on it.account_id = $1 and it.id = s.id
     ), last as (
       select coalesce(max(position), 0) as position from items where account_id = $1 and room_id = $3
     ), added as (
       insert into items (id, account_id, report_id, room_id, position, name, description, condition)
       overriding system value
       select new_id, $1, $2, $3, last.position + ord, name, description, condition from source, last
     )
     select source_id as "from", new_id as "to" from source order by ord`,
    [accountId, to.reportId, to.roomId, ids],
  );
}

/** The attachments of rooms or items, to their copies. Ids are given in the order of the sources, in which they are shown. */
export async function copyAttachments(
  db: Executor,
  accountId: number,
  parent: 'room' | 'item',
  pairs: Pair[],
  toReportId: number,
): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  return db.rows<Pair>(
    `attachments.copy ${parent}`,
    `with pairs as (
       select from_id, to_id from unnest($2::int[], $3::int[]) as p(from_id, to_id)
     ), ordered as (
       select at.*, p.to_id from pairs p join attachments at on at.account_id = $1 and at.${parent}_id = p.from_id
       order by at.position, at.id
     ), source as (
       select ordered.*, nextval(pg_get_serial_sequence('attachments', 'id'))::int as new_id from ordered
     ), added as (
       insert into attachments (id, account_id, file_id, report_id, ${parent}_id, position, description, rotation, filename)
       overriding system value
       select new_id, $1, file_id, $4, to_id, position, description, rotation, filename from source
     )
     select id as "from", new_id as "to" from source order by id`,
    [accountId, pairs.map(({ from }) => from), pairs.map(({ to }) => to), toReportId],
  );
}

/** All rooms of a report, after those the other has. */
export async function copyRooms(
  db: Executor,
  accountId: number,
  fromReportId: number,
  toReportId: number,
): Promise<{ rooms: Pair[]; attachments: Pair[] }> {
  const rooms = await db.rows<Pair>(
    'rooms.copy-all',
    `with source as (
       select rm.*, nextval(pg_get_serial_sequence('rooms', 'id'))::int as new_id, row_number() over (order by position, id) as ord
       from rooms rm where account_id = $1 and report_id = $2
     ), last as (
       select coalesce(max(position), 0) as position from rooms where account_id = $1 and report_id = $3
     ), added as (
       insert into rooms (id, account_id, report_id, position, name, block_type, option_set_id)
       overriding system value
       select new_id, $1, $3, last.position + ord, name, block_type, option_set_id from source, last
     )
     select id as "from", new_id as "to" from source order by ord`,
    [accountId, fromReportId, toReportId],
  );
  const items = await db.rows<Pair>(
    'items.copy-all',
    `with pairs as (
       select from_id, to_id from unnest($2::int[], $3::int[]) as p(from_id, to_id)
     ), source as (
       select it.*, p.to_id, nextval(pg_get_serial_sequence('items', 'id'))::int as new_id
       from pairs p join items it on it.account_id = $1 and it.room_id = p.from_id
     ), added as (
       insert into items (id, account_id, report_id, room_id, position, name, description, condition)
       overriding system value
       select new_id, $1, $4, to_id, position, name, description, condition from source
     )
     select id as "from", new_id as "to" from source order by id`,
    [accountId, rooms.map(({ from }) => from), rooms.map(({ to }) => to), toReportId],
  );
  const attachments = [
    ...(await copyAttachments(db, accountId, 'room', rooms, toReportId)),
    ...(await copyAttachments(db, accountId, 'item', items, toReportId)),
  ];
  return { rooms, attachments };
}
