/** Rooms (blocks) of a report. Changes run in a transaction that holds the report (`reports.lock`). */
import type { OptionSet } from '#domain/condition.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { copyAttachments, type Pair } from './report-copy.ts';
import type { RoomNode } from './report-rows.ts';
import { readReportTree } from './report-tree.ts';

/** A room, and the report that it must belong to. */
type RoomOfReport = { reportId: number; roomId: number };
export type RoomAddition = { name: string; blockType: string; optionSetId: number | null };

export const buildRoomStore = (db: Executor) => ({
  get: async (accountId: number, { reportId, roomId }: RoomOfReport): Promise<RoomNode> => {
    const { rooms } = await readReportTree(db, accountId, reportId, { what: 'room', id: roomId });
    const [room] = rooms;
    if (room === undefined) throw notFound('room');
    return room;
  },

  listIds: async (accountId: number, reportId: number): Promise<number[]> => {
    const rows = await db.tuples<[number]>(
      'rooms.ids',
      'select id from rooms where account_id = $1 and report_id = $2 order by position, id',
      [accountId, reportId],
    );
    return rows.map(([id]) => id);
  },

  add: async (accountId: number, reportId: number, { name, blockType, optionSetId }: RoomAddition): Promise<number> => {
    const id = await db.ids.takeOne('rooms', accountId);
    await db.rows(
      'rooms.add',
      `insert into rooms (account_id, id, report_id, position, name, block_type, option_set_id)
       select $1, $6, $2, coalesce(max(position), 0) + 1, $3, $4, $5 from rooms where account_id = $1 and report_id = $2`,
      [accountId, reportId, name, blockType, optionSetId, id],
    );
    return id;
  },

  rename: async (accountId: number, { reportId, roomId }: RoomOfReport, name: string): Promise<number> => {
    const [row] = await db.rows<{ version: number }>(
      'rooms.rename',
      `update rooms set name = $4, version = version + 1 where account_id = $1 and report_id = $2 and id = $3
       returning version`,
      [accountId, reportId, roomId, name],
    );
    if (row === undefined) throw notFound('room');
    return row.version;
  },

  /** With its items, actions and attachments. */
  remove: async (accountId: number, { reportId, roomId }: RoomOfReport): Promise<void> => {
    await db.rows('rooms.remove', 'delete from rooms where account_id = $1 and report_id = $2 and id = $3', [
      accountId,
      reportId,
      roomId,
    ]);
  },

  arrange: async (accountId: number, reportId: number, ids: number[]): Promise<void> => {
    await db.rows(
      'rooms.arrange',
      `update rooms rm set position = wanted.ord
       from unnest($3::int[]) with ordinality as wanted(id, ord)
       where rm.account_id = $1 and rm.report_id = $2 and rm.id = wanted.id and rm.position <> wanted.ord`,
      [accountId, reportId, ids],
    );
  },

  copyAttachments: (accountId: number, pair: Pair, toReportId: number): Promise<Pair[]> =>
    copyAttachments(db, accountId, 'room', [pair], toReportId),

  /** Belongs to the account, and is not archived. */
  findOptionSet: async (accountId: number, id: number): Promise<OptionSet | undefined> => {
    const [row] = await db.rows<OptionSet>(
      'option_sets.find',
      'select id, name, editable, options from option_sets where account_id = $1 and id = $2 and archived_at is null',
      [accountId, id],
    );
    return row;
  },
});
