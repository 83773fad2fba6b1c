/** Starts a report from an earlier inspection's report, or from a template. */
import type { StartsFrom } from '#domain/initialization.ts';
import type { Executor } from '../database/database.ts';
import { pairWithNew } from '../database/id-pairs.ts';
import { type BetweenReports, columnsOf, listContents } from './report-copy.ts';

export type Initialization = { type: StartsFrom; from: number };

export const buildInitializationStore = (db: Executor) => ({ ...readStarts(db), ...writeStarts(db) });

/** The sources that a report may start from. */
const readStarts = (db: Executor) => ({
  /** By id, or with null the system's own for tenants. */
  findTemplate: async (
    accountId: number,
    id: number | null,
    selfService: boolean,
  ): Promise<{ id: number; reportId: number } | undefined> => {
    const [template] = await db.rows<{ id: number; reportId: number }>(
      'initialization.template',
      `select id, report_id as "reportId" from templates
       where account_id = $1 and archived_at is null and (not $3 or self_service) and
         case when $2::int is null then system else id = $2 end
       order by id limit 1`,
      [accountId, id, selfService],
    );
    return template;
  },

  /** The report of an inspection to carry over from. */
  findSource: async (accountId: number, inspectionId: number): Promise<{ reportId: number } | undefined> => {
    const [source] = await db.rows<{ reportId: number }>(
      'initialization.source',
      'select report_id as "reportId" from inspections where account_id = $1 and id = $2',
      [accountId, inspectionId],
    );
    return source;
  },
});

const writeStarts = (db: Executor) => ({
  /**
   * Copies rooms and items with names, descriptions, conditions and option sets, in order, remembering where each came
   * from; neither actions nor attachments. `locked` names and descriptions cannot be changed: those of an earlier report.
   */
  carryOver: async (
    accountId: number,
    { fromReportId, toReportId }: BetweenReports,
    { locked }: { locked: boolean },
  ): Promise<void> => {
    const ids = await listContents(db, accountId, fromReportId);
    const rooms = await pairWithNew(db, 'rooms', accountId, ids.rooms);
    const items = await pairWithNew(db, 'items', accountId, ids.items);
    await db.rows(
      'initialization.carry-over',
      `with room as (
         select * from unnest($4::int[], $5::int[]) with ordinality as room (from_id, to_id, ord)
       ), carried_rooms as (
         insert into rooms (account_id, id, report_id, position, name, name_editable, block_type, option_set_id, origin_id, carried)
         select $1, room.to_id, $2, coalesce((select max(position) + 1 from rooms where account_id = $1 and report_id = $2), 0) + room.ord - 1,
                name, not $3, block_type, option_set_id, source.id, true
         from room join rooms source on source.account_id = $1 and source.id = room.from_id
       ), carried_items as (
         insert into items (account_id, id, report_id, room_id, position, name, name_editable, description,
                            description_editable, condition, origin_id, carried)
         select $1, item.to_id, $2, room.to_id, row_number() over (partition by source.room_id order by source.position, source.id) - 1,
                source.name, not $3, source.description, not $3, source.condition, source.id, true
         from unnest($6::int[], $7::int[]) as item (from_id, to_id)
         join items source on source.account_id = $1 and source.id = item.from_id
         join room on room.from_id = source.room_id
       )
       update reports set version = version + 1 where account_id = $1 and id = $2`,
      [accountId, toReportId, locked, ...columnsOf(rooms), ...columnsOf(items)],
    );
  },

  /** Takes away what an initialization brought; items, with what hangs on them, go with their rooms. */
  takeAway: async (accountId: number, reportId: number): Promise<void> => {
    await db.rows(
      'initialization.take-away',
      `with gone as (delete from rooms where account_id = $1 and report_id = $2 and carried)
       update reports set version = version + 1 where account_id = $1 and id = $2`,
      [accountId, reportId],
    );
  },

  record: async (accountId: number, inspectionId: number, initialization: Initialization | null): Promise<void> => {
    await db.rows(
      'initialization.record',
      `update inspections set initialization_type = $3, initialization_from = $4,
         initialization_date = case when $3::int is not null then now() end, version = version + 1, updated_at = now()
       where account_id = $1 and id = $2`,
      [accountId, inspectionId, initialization?.type ?? null, initialization?.from ?? null],
    );
  },

  /** Locked, so that nobody starts writing while the report is replaced. */
  isWritten: async (accountId: number, reportId: number, since: string | null = null): Promise<boolean> => {
    const [report] = await db.rows<{ written: boolean }>(
      'initialization.is-written',
      `select written_at is not null and ($3::timestamptz is null or written_at >= $3) as written
       from reports where account_id = $1 and id = $2 for update`,
      [accountId, reportId, since],
    );
    return report?.written === true;
  },
});
