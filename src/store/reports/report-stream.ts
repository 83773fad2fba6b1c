/**
 * A report row by row as it arrives, in PostgreSQL's binary form: what is written down at once needs no objects, and a
 * large report has five thousand rows. `report-tree.ts` reads the same for those who need a tree.
 */
import type { Executor } from '../database/database.ts';
import { attachmentsWithFiles } from './report-tree.ts';
import type { CopiedRow } from '../database/row-copy.ts';

/** The columns of each come in the order in which they are written down (`write-report.ts`). */
export type ReportSink = {
  /** All of them, in order, before anything else. */
  takeRoom: (room: CopiedRow) => void;
  /** In the order of their room. */
  takeItem: (item: CopiedRow) => void;
  /** One item's follow each other. */
  takeAction: (action: CopiedRow) => void;
  /** One item's follow each other, and those of one room alone. */
  takeAttachment: (attachment: CopiedRow) => void;
};

const optionSet = `case when os.id is not null then
  json_build_object('id', os.id, 'name', os.name, 'editable', os.editable, 'options', os.options)::text end`;

/** All rooms, with what lies in those of `roomIds`, or in all. */
export async function streamReport(
  db: Executor,
  { accountId, reportId, roomIds }: { accountId: number; reportId: number; roomIds: number[] | undefined },
  sink: ReportSink,
): Promise<void> {
  const values = roomIds === undefined ? [accountId, reportId] : [accountId, reportId, roomIds];
  const only = (clause: string) => (roomIds === undefined ? '' : clause);
  const inRooms = '(select id from items where account_id = $1 and report_id = $2 and room_id = any ($3::int[]))';
  await db.each(
    {
      text: `select rm.id, rm.version, rm.name, rm.name_editable, rm.block_type, ${optionSet}, rm.origin_id from rooms rm
       left join option_sets os on os.account_id = rm.account_id and os.id = rm.option_set_id
       where rm.account_id = $1 and rm.report_id = $2 order by rm.position, rm.id`,
      values: [accountId, reportId],
    },
    sink.takeRoom,
  );
  if (roomIds?.length === 0) return;
  // On the pool these run side by side.
  await Promise.all([
    db.each(
      {
        text: `select it.id, it.room_id, it.version, it.name, it.name_editable, it.description, it.description_editable,
           it.condition::text, it.origin_id
         from items it where it.account_id = $1 and it.report_id = $2 ${only('and it.room_id = any ($3::int[])')}
         order by it.position, it.id`,
        values,
      },
      sink.takeItem,
    ),
    db.each(
      {
        text: `select a.item_id, a.id, a.action, a.responsibility, a.comments, a.version from actions a
         where a.account_id = $1 and a.report_id = $2 ${only(`and a.item_id in ${inRooms}`)} order by a.item_id, a.id`,
        values,
      },
      sink.takeAction,
    ),
    db.each(
      {
        text: `${attachmentsWithFiles(only(`and (at.room_id = any ($3::int[]) or at.item_id in ${inRooms})`))}
         select at.item_id, at.room_id, at.id, f.type, f.id, at.rotation, at.description, f.taken_at, f.sha256, f.width,
           f.height, f.duration, f.bytes, at.filename, f.media_type, at.created_at
         from at join f on f.id = at.file_id where at.item_id is not null or at.room_id is not null
         order by at.item_id, case when at.item_id is null then at.room_id end, at.position, at.id`,
        values,
      },
      sink.takeAttachment,
    ),
  ]);
}

/**
 * Rooms as they stand: how many rows they are, themselves included, and whether any of these was written since
 * `horizon`. A row keeps the transaction that wrote it (`xmin`), whatever it was that changed, so a room with as many
 * rows as before and none written since is the same.
 */
export type RoomStanding = { id: number; rows: number; isWritten: boolean };

export function listRoomStandings(
  db: Executor,
  { accountId, reportId, horizon }: { accountId: number; reportId: number; horizon: string },
): Promise<RoomStanding[]> {
  const isWritten = (table: string) => `age(${table}.xmin) <= age($3::text::xid)`;
  return db.rows(
    'report.room-standings',
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
