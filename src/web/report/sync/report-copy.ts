/** The copy of an open report on this device, from which it opens without a line (decision 063). */
import { ConnectionLost } from '#web/queries/api-error.ts';
import { getInspectionQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Report } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { toReport } from '#web/report/model/to-report.ts';
import type { LocalIds } from '#web/report/requests/local-ids.ts';
import { findReport, keepReport } from '#web/session/copies.ts';
import { offlineOwner } from '#web/session/offline-opening.ts';
import { SessionUnreachable } from '#web/session/session-fault.ts';
import { offlineSince } from '#web/session/session.ts';

type Earlier = { name: string; title: string; report: ReportStore };
type KeptEarlier = { name: string; title: string; home: number; report: Report };
type KeptReport = { inspection: Inspection; report: Report; earlier: KeptEarlier | undefined };

/** After the last change: a copy of a large report is not made in the middle of typing. */
const QUIET_MS = 3_000;
const keyOf = (id: number) => getInspectionQueryKey({ path: { inspection_id: id } });

async function find(owner: string, id: number): Promise<{ keptAt: number; kept: KeptReport } | undefined> {
  if (offlineOwner() !== owner) return undefined;
  const found = await findReport(owner, id).catch(() => undefined);
  return found && { keptAt: found.keptAt, kept: found.report as KeptReport };
}

/** Shows the inspection as it was kept, on a page that was opened without a line. */
export async function showKeptInspection(id: number): Promise<void> {
  const owner = offlineOwner();
  const found = owner === undefined ? undefined : await find(owner, id);
  if (found === undefined) throw new ConnectionLost(undefined);
  queryClient.setQueryData(keyOf(id), found.kept.inspection, { updatedAt: found.keptAt });
}

/** The report as it was kept, where no line brings it; else the reason is thrown again. */
export async function keptInstead(why: unknown, owner: string, home: ReportHome) {
  const isLost = why instanceof ConnectionLost || (why instanceof SessionUnreachable && why.isAway);
  const found = isLost && typeof home === 'number' ? await find(owner, home) : undefined;
  if (found === undefined) throw why;
  return found.kept;
}

type Kept = {
  owner: string;
  report: ReportStore;
  ids: LocalIds;
  version: number | undefined;
  earlier: Earlier | undefined;
  /** Tells when the service has answered. */
  subscribe: (listener: () => void) => () => void;
};

const servedAll = { isServed: () => true, kept: (id: number) => id };

/** Keeps the copy as new as the report until it is stopped. */
export function keepCopy({ owner, report, ids, version, earlier, subscribe }: Kept): () => void {
  const { home } = report;
  if (typeof home !== 'number') return () => undefined;
  let timer: number | undefined;
  let isChanged = true;
  const keptEarlier =
    earlier && typeof earlier.report.home === 'number'
      ? { ...earlier, home: earlier.report.home, report: toReport(earlier.report, servedAll, undefined) }
      : undefined;

  function keep(): void {
    window.clearTimeout(timer);
    timer = undefined;
    const inspection = queryClient.getQueryData<Inspection>(keyOf(home as number));
    // A page that was opened without a line has nothing newer, and nobody has said yet that it may be kept.
    if (!isChanged || inspection === undefined || offlineSince() !== undefined || offlineOwner() !== owner) return;
    isChanged = false;
    const kept: KeptReport = { inspection, report: toReport(report, ids, version), earlier: keptEarlier };
    void keepReport(owner, home as number, kept).catch(() => undefined);
  }
  const keepSoon = () => {
    isChanged = true;
    timer ??= window.setTimeout(keep, QUIET_MS);
  };
  const over = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep(), over);
  window.addEventListener('pagehide', keep, over);
  const stops = [subscribe(keepSoon), report.subscribe('totals', keepSoon), report.subscribe('rooms', keepSoon)];
  keepSoon();
  return () => {
    for (const stop of stops) stop();
    over.abort();
    keep();
  };
}
