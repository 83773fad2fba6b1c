/**
 * Finds the rooms of a report that were written lately, for people who have it open
 * (`src/api/resources/changes/report-feed.ts`).
 */
import type { Executor } from '../database/database.ts';

/**
 * Rooms as they stand: the number of their rows, themselves included, and whether any of these was written since
 * `horizon`. A row keeps the transaction that wrote it (`xmin`), whatever changed, so a room with as many rows as
 * before and none written since is the same.
 */
export type RoomMark = { id: number; rows: number; isWritten: boolean };

export function listRoomMarks(
  db: Executor,
  { accountId, reportId, horizon }: { accountId: number; reportId: number; horizon: string },
): Promise<RoomMark[]> {
  const isWritten = (table: string) => `age(${table}.xmin) <= age($3::text::xid)`;
  return db.rows(
    'report.room-marks',
    `with its as materialized (
       select it.id, it.room_id, ${isWritten('it')} as written from items it where it.account_id = $1 and it.report_id = $2
     ), every as (
       select rm.id as room_id, ${isWritten('rm')} as written from rooms rm where rm.account_id = $1 and rm.report_id = $2
       union all
       select room_id, written from its
       union all
       select its.room_id, ${isWritten('a')} from actions a join its on its.id = a.item_id
       where a.account_id = $1 and a.report_id = $2
       union all
       select coalesce(its.room_id, at.room_id), ${isWritten('at')} from attachments at left join its on its.id = at.item_id
       where at.account_id = $1 and at.report_id = $2 and (at.item_id is not null or at.room_id is not null)
     )
     select room_id as id, count(*)::int as rows, bool_or(written) as "isWritten" from every group by room_id`,
    [accountId, reportId, horizon],
  );
}
