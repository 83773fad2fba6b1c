/** The inspection (or template) a report belongs to: what every route of a report asks first, in one statement. */
import type { InspectionStateCode, Standing } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import { seesReport } from '../account/client-sight.ts';
import type { Executor } from '../database/database.ts';

/** A report is at home in an inspection or in a template. */
export type ReportHome = { kind: 'inspection' | 'template'; id: number };

export type ReportStanding = {
  home: ReportHome;
  reportId: number;
  /** The version of the whole report: moves with every change in it. */
  version: number;
  /** The version that this transaction has made, once it has changed something. */
  newVersion?: number;
  /** Null for a template. */
  inspection: (Standing & { propertyId: number }) | null;
  /** A template that comes with the service and cannot be changed. */
  system: boolean;
  /** Whether the inspection has a picture of the report for its cover, where that was asked. */
  hasCover?: boolean;
};

type InspectionStanding = {
  reportId: number;
  version: number;
  state: InspectionStateCode;
  clerkId: number | null;
  typistId: number | null;
  propertyId: number;
  hasCover: boolean;
};

/** People of clients see those of their own inspections, from Complete on. */
const selectInspection = `select i.report_id as "reportId", r.version, i.state, i.clerk_id as "clerkId", i.typist_id as "typistId",
    i.property_id as "propertyId", i.cover_attachment_id is not null as "hasCover"
  from inspections i
  join reports r on r.account_id = i.account_id and r.id = i.report_id
  where i.account_id = $1 and i.id = $2 and ${seesReport('$3')}`;

const selectTemplate = `select t.report_id as "reportId", r.version, t.system
  from templates t join reports r on r.account_id = t.account_id and r.id = t.report_id
  where t.account_id = $1 and t.id = $2 and $3::int is null`;

/** `locking` holds the inspection or template until the transaction ends: changes of one report happen one after another. */
export async function getReportStanding(
  db: Executor,
  { accountId, clientId }: Viewer,
  home: ReportHome,
  locking = false,
): Promise<ReportStanding> {
  const values = [accountId, home.id, clientId];
  const name = `report.standing ${home.kind}${locking ? ' lock' : ''}`;
  if (home.kind === 'template') {
    const lock = locking ? 'for no key update of t' : '';
    const [row] = await db.rows<{ reportId: number; version: number; system: boolean }>(
      name,
      `${selectTemplate} ${lock}`,
      values,
    );
    if (row === undefined) throw notFound('template');
    return { home, ...row, inspection: null };
  }
  const lock = locking ? 'for no key update of i' : '';
  const [row] = await db.rows<InspectionStanding>(name, `${selectInspection} ${lock}`, values);
  if (row === undefined) throw notFound('inspection');
  const { reportId, version, hasCover, ...inspection } = row;
  return { home, reportId, version, inspection, system: false, hasCover };
}

/**
 * After a change: the report's version, which is returned, that somebody has written to it, and the inspection's last
 * update. Its own version moves where the picture of its cover went with the change.
 */
export async function touchReport(
  db: Executor,
  accountId: number,
  { home, reportId, hasCover = false }: Pick<ReportStanding, 'home' | 'reportId' | 'hasCover'>,
): Promise<number> {
  const isInspection = home.kind === 'inspection';
  const moved = isInspection ? ', version = version + ($4 and cover_attachment_id is null)::int' : '';
  const [row] = await db.rows<{ version: number }>(
    `report.touch ${home.kind}`,
    `with report as (
       update reports set version = version + 1, written_at = clock_timestamp() where account_id = $1 and id = $2
       returning version
     ), home as (
       update ${isInspection ? 'inspections' : 'templates'} set updated_at = now()${moved} where account_id = $1 and id = $3
     )
     select version from report`,
    [accountId, reportId, home.id, ...(isInspection ? [hasCover] : [])],
  );
  if (row === undefined) throw notFound('report');
  return row.version;
}
