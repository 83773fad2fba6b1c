/** What a report starts from: an earlier inspection's report, or a template. */
import type { Executor } from '../database/database.ts';

export type Initialization = { type: 3 | 6; from: number };

export const buildInitializationStore = (db: Executor) => ({
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

  /**
   * Copies rooms and items with names, descriptions, conditions and option sets, in order, remembering where each came
   * from; neither actions nor attachments. `locked` names and descriptions cannot be changed: those of an earlier report.
   * One statement: the new rooms carry their origin, by which the items find them.
   */
  carryOver: async (
    accountId: number,
    reportId: number,
    sourceReportId: number,
    { locked }: { locked: boolean },
  ): Promise<void> => {
    await db.rows(
      'initialization.carry-over',
      `with carried_rooms as (
         insert into rooms (account_id, report_id, position, name, name_editable, block_type, option_set_id, origin_id, carried)
         select account_id, $2, coalesce((select max(position) + 1 from rooms where account_id = $1 and report_id = $2), 0)
                  + row_number() over (order by position, id) - 1,
                name, not $4, block_type, option_set_id, id, true
         from rooms where account_id = $1 and report_id = $3
         returning id, origin_id
       ), carried_items as (
         insert into items (account_id, report_id, room_id, position, name, name_editable, description,
                            description_editable, condition, origin_id, carried)
         select source.account_id, $2, room.id, row_number() over (partition by source.room_id order by source.position, source.id) - 1,
                source.name, not $4, source.description, not $4, source.condition, source.id, true
         from items source join carried_rooms room on room.origin_id = source.room_id
         where source.account_id = $1 and source.report_id = $3
       )
       update reports set version = version + 1 where account_id = $1 and id = $2`,
      [accountId, reportId, sourceReportId, locked],
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
  isWritten: async (accountId: number, reportId: number): Promise<boolean> => {
    const [report] = await db.rows<{ written: boolean }>(
      'initialization.is-written',
      'select written_at is not null as written from reports where account_id = $1 and id = $2 for update',
      [accountId, reportId],
    );
    return report?.written === true;
  },
});
