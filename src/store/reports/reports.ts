/** Reports of inspections and of templates: their state, the whole tree, the latest changes. */
import { states } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { AuditActor } from '../properties/audit.ts';
import type { Executor } from '../database/database.ts';
import { type BetweenReports, copyRooms } from './report-copy.ts';
import { getReportStanding, type ReportHome, type ReportStanding, touchReport } from './report-standing.ts';
import { noteReportChange, type ReportChange } from './report-trail.ts';
import { type ReportTree, readReportTree } from './report-tree.ts';
import { listRoomMarks, type RoomMark } from './room-marks.ts';

/**
 * Parts of a report that its version does not cover: announced attachments, a map from the application's identifier to
 * the delivery key, and the words of option sets, of which `optionSets` names every version.
 */
export type ReportSurroundings = { pending: Record<string, string>; optionSets: string };

/** Readings of a report that is changed between the reads. */
const ATTEMPTS = 5;

export type ReportMoment = { version: number; horizon: string };

export const buildReportStore = (db: Executor) => ({ ...readReports(db), ...changeReports(db) });

const readReports = (db: Executor) => ({
  getStanding: (viewer: Viewer, home: ReportHome): Promise<ReportStanding> => getReportStanding(db, viewer, home),
  /** The same, and no other change of this report until the transaction ends. */
  lock: (viewer: Viewer, home: ReportHome): Promise<ReportStanding> => getReportStanding(db, viewer, home, true),

  /**
   * The tree as it was at one moment: read again when a change fell between the reads. While somebody keeps changing it,
   * the last that was read is returned, under the version from before, so that followers read it again.
   */
  getTree: async (accountId: number, reportId: number): Promise<ReportTree & { version: number }> => {
    for (let attempt = 1; ; attempt += 1) {
      const { version } = await momentOf(db, accountId, reportId);
      const tree = await readReportTree(db, accountId, reportId);
      const after = await momentOf(db, accountId, reportId);
      if (version === after.version || attempt === ATTEMPTS) return { ...tree, version };
    }
  },

  /**
   * Now: the report's version, and the oldest transaction under way. Later writes belong to that transaction or a later
   * one.
   */
  getMoment: (accountId: number, reportId: number): Promise<ReportMoment> => momentOf(db, accountId, reportId),

  listRoomMarks: (accountId: number, reportId: number, horizon: string): Promise<RoomMark[]> =>
    listRoomMarks(db, { accountId, reportId, horizon }),

  getSurroundings: async (accountId: number, reportId: number): Promise<ReportSurroundings> => {
    const [row] = await db.rows<ReportSurroundings>(
      'reports.surroundings',
      `select coalesce((select json_object_agg(identifier, delivery_key order by created_at, identifier)
                from pending_attachments where account_id = $1 and report_id = $2), '{}') as pending,
         coalesce((select string_agg(id || ':' || version, ' ' order by id) from option_sets where account_id = $1), '')
           as "optionSets"`,
      [accountId, reportId],
    );
    return row ?? { pending: {}, optionSets: '' };
  },
});

const changeReports = (db: Executor) => ({
  /**
   * Everything a change leaves behind beside itself. Inside the change's transaction, of which all changes together
   * move the version by one.
   */
  noteChange: async (actor: AuditActor, standing: ReportStanding, change: ReportChange): Promise<void> => {
    standing.newVersion ??= await touchReport(db, actor.accountId, standing);
    if (standing.inspection !== null) await noteReportChange(db, actor, standing.inspection.propertyId, change);
  },

  /** The latest finished report of a property: what another can be copied from. */
  findLatestOfProperty: async (accountId: number, propertyId: number): Promise<number | undefined> => {
    const [row] = await db.rows<{ reportId: number }>(
      'reports.latest-of-property',
      `select report_id as "reportId" from inspections
       where account_id = $1 and property_id = $2 and state >= ${states.complete} and cancelled_at is null
       order by coalesce(completed_at, closed_at) desc nulls last, id desc limit 1`,
      [accountId, propertyId],
    );
    return row?.reportId;
  },

  copyRooms: (accountId: number, between: BetweenReports) => copyRooms(db, accountId, between),

  removeRooms: async (accountId: number, reportId: number): Promise<void> => {
    await db.rows('reports.remove-rooms', 'delete from rooms where account_id = $1 and report_id = $2', [
      accountId,
      reportId,
    ]);
  },

  listMeters: (
    accountId: number,
    propertyId: number,
  ): Promise<{ type: string; location: string; reading: string; serialNo: string | null }[]> =>
    db.rows(
      'reports.meters',
      `select type, location, reading, serial_no as "serialNo" from meters
       where account_id = $1 and property_id = $2 order by created_at, id`,
      [accountId, propertyId],
    ),
});

async function momentOf(db: Executor, accountId: number, reportId: number): Promise<ReportMoment> {
  const [row] = await db.rows<ReportMoment>(
    'reports.moment',
    `select version, pg_snapshot_xmin(pg_current_snapshot())::xid::text as horizon
     from reports where account_id = $1 and id = $2`,
    [accountId, reportId],
  );
  if (row === undefined) throw notFound('report');
  return row;
}
