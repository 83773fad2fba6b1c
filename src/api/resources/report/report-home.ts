/** Inspections and templates have reports of the same shape: their routes are written once, for either. */
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { ReportPath } from '#contract/report.ts';
import { TemplatePath } from '#contract/template.ts';
import type { Caller, Writer } from '#domain/caller.ts';
import { checkReportWritable } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { ReportHome, ReportStanding } from '#store/reports/report-standing.ts';
import { findEndedVersion } from '../templates/end-version.ts';

/** The path's own ids are read by `homeOf` alone, so their names do not appear in the type. */
type HomePath = z.ZodObject<Record<never, z.ZodType>>;
type Path = Record<string, number>;

export type HomeRoutes = {
  /** The beginning of the report's own paths. */
  base: string;
  path: HomePath;
  homeOf: (path: Path) => ReportHome;
  /** `create`, `Room` → `createRoom` or `createTemplateRoom`. */
  operation: (verb: string, noun: string) => string;
};
export type HomeOptions = { home: HomeRoutes };

export const inspectionHome: HomeRoutes = {
  base: '/inspections/:inspection_id',
  path: ReportPath,
  homeOf: ({ inspection_id = 0 }) => ({ kind: 'inspection', id: inspection_id }),
  operation: (verb, noun) => `${verb}${noun}`,
};

export const templateHome: HomeRoutes = {
  base: '/templates/:template_id',
  path: TemplatePath,
  homeOf: ({ template_id = 0 }) => ({ kind: 'template', id: template_id }),
  operation: (verb, noun) => `${verb}Template${noun}`,
};

/** By step of the inspection; a template is written by managers, which the table of operations says. */
export function checkWritable({ inspection, system }: Omit<ReportStanding, 'version'>, writer: Writer): void {
  if (inspection !== null) checkReportWritable(inspection, writer);
  if (system) throw new Refusal('state_forbids', 'A template of the service cannot be changed; make a copy of it.');
}

/** The result of a write, and the version that the write has given the report: none when it has changed nothing. */
export type Written<Result> = { result: Result; reportVersion: number | undefined };

/** Changes of one report run one after another; a refusal on the way undoes everything. */
export function changeReport<Result>(
  store: Store,
  caller: Caller,
  home: ReportHome,
  work: (tx: StoreTransaction, standing: ReportStanding) => Promise<Result>,
): Promise<Written<Result>> {
  return store.inTransaction(async (tx) => {
    const standing = await tx.reports.lock(caller, home);
    checkWritable(standing, caller);
    const keep = home.kind === 'template' ? await findEndedVersion(tx, caller, home.id) : undefined;
    const result = await work(tx, standing);
    if (standing.newVersion !== undefined) await keep?.();
    return { result, reportVersion: standing.newVersion };
  });
}

export const REPORT_VERSION_HEADER = 'keyturn-report-version';

/** Says which version of the report is the caller's own, so that any other is somebody else's. */
export function tellReportVersion<Result>(reply: FastifyReply, { result, reportVersion }: Written<Result>): Result {
  if (reportVersion !== undefined) reply.header(REPORT_VERSION_HEADER, String(reportVersion));
  return result;
}
