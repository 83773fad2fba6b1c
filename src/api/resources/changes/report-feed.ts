/**
 * Reports that are open somewhere, and the rooms that were written in them: one look a second at their versions for
 * everybody of this process, and at the rooms only of a report that several have open and that was written in. A person
 * alone in a report is mostly its writer, and is told the version.
 */
import type { Store } from '#store/build-store.ts';
import { type ChangeStore, keyOfReport, type ReportRef } from '#store/events/changes.ts';
import { buildOutageLog, type Log } from '#store/database/database-away.ts';

const INTERVAL = 1000;

/** Ids of rooms: all in their order, and those in which something may have been written since the last news. Without them, any. */
export type ReportNews = { version: number; rooms?: number[]; written?: number[] };
type Listener = (news: ReportNews) => void;
/**
 * The report as of the last look: the number of rows in each room, and the transaction after which others are newer.
 */
type Known = { version: number; horizon: string; rows: ReadonlyMap<number, number> };
type OpenReport = ReportRef & { known: Promise<Known>; listeners: Set<Listener> };

type Stores = {
  changes: Pick<ChangeStore, 'listVersions'>;
  reports: Pick<Store['reports'], 'getMoment' | 'listRoomMarks'>;
  rooms: Pick<Store['rooms'], 'listIds'>;
};

export function buildReportFeed({ changes, reports, rooms }: Stores, log: Log) {
  const all = new Map<string, OpenReport>();
  const outages = buildOutageLog(log, 'the reports that are open wait');
  let timer: NodeJS.Timeout | undefined;

  /** The moment comes first: a write between it and the rest is reported twice rather than never. */
  async function read({ accountId, reportId }: ReportRef, before?: Known): Promise<{ known: Known; news: ReportNews }> {
    const { version, horizon } = await reports.getMoment(accountId, reportId);
    const [marks, ids] = await Promise.all([
      reports.listRoomMarks(accountId, reportId, before?.horizon ?? horizon),
      rooms.listIds(accountId, reportId),
    ]);
    const written = marks.filter((room) => room.isWritten || before?.rows.get(room.id) !== room.rows);
    const rows = new Map(marks.map((room) => [room.id, room.rows]));
    return { known: { version, horizon, rows }, news: { version, rooms: ids, written: written.map(({ id }) => id) } };
  }

  async function follow(report: OpenReport, version: number | undefined): Promise<void> {
    const before = await report.known;
    // Gone with its inspection, or as it was.
    if (version === undefined || version === before.version) return;
    const isAlone = report.listeners.size === 1;
    const { known, news } = isAlone ? { known: { ...before, version }, news: { version } } : await read(report, before);
    report.known = Promise.resolve(known);
    for (const hear of report.listeners) hear(news);
  }

  async function look(): Promise<void> {
    const beganAt = performance.now();
    try {
      const versions = await changes.listVersions([...all.values()]);
      for (const report of all.values()) await follow(report, versions.get(keyOfReport(report)));
      outages.succeeded(beganAt);
    } catch (error) {
      outages.failed(error, 'the reports that are open could not be looked at');
    } finally {
      timer = all.size > 0 ? setTimeout(() => void look(), INTERVAL) : undefined;
    }
  }

  return {
    /** Resolves to the report as it is now; later writes are reported. */
    listen: async (of: ReportRef, hear: Listener): Promise<{ now: ReportNews; stop: () => void }> => {
      const key = keyOfReport(of);
      const report = all.get(key) ?? {
        ...of,
        known: read(of).then(({ known }) => known),
        listeners: new Set<Listener>(),
      };
      all.set(key, report);
      report.listeners.add(hear);
      const stop = () => {
        report.listeners.delete(hear);
        if (report.listeners.size > 0) return;
        if (all.get(key) === report) all.delete(key);
        if (all.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
      try {
        const { version } = await report.known;
        timer ??= setTimeout(() => void look(), INTERVAL);
        return { now: { version }, stop };
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}
