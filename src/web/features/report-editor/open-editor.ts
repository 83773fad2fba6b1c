/** Opens a report for writing: the service's values, the edits on this device, and the report it started from. */
import type { Report } from '#web/queries/generated/types.gen.ts';
import { setWaitingChanges } from '#web/queries/waiting-changes.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { StampsSlot } from './dock/stamps.ts';
import type { EarlierReport, Editor } from './editor.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { disk, sendAsOffice } from '#web/report/sync/office.ts';
import { Queue } from '#web/report/sync/queue.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import { requestsOf } from '#web/report/requests/requests-of.ts';
import { stepsOf } from '#web/report/sync/steps.ts';
import { noteOpen, reportLock } from '#web/report/sync/writers.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { buildOthers } from './following/others.ts';
import { followLate } from './following/follow-late.ts';
import { buildWhereabouts } from './whereabouts.ts';

const RELOAD_RETRY_MS = 3_000;

export type OpenEditor = Omit<Editor, 'canWrite' | 'whyReadOnly' | 'coverId' | 'canSetCover'> & { close: () => void };

export type ReportToOpen = {
  home: ReportHome /** The inspection it was initialized from. */;
  sourceId?: number | undefined;
};

export async function openEditor(
  { home, sourceId }: ReportToOpen,
  owner: string,
  signal: AbortSignal,
): Promise<OpenEditor> {
  const requests = await requestsOf(home);
  // Another tab may send the leftovers of an earlier visit between this reading and the look at the disk.
  const listening = new BroadcastChannel(reportLock(owner, home));
  let isSentMeanwhile = false;
  listening.addEventListener('message', () => {
    isSentMeanwhile = true;
  });
  const { read, earlier, isKept } = await readAll(requests, { sourceId }, signal)
    .catch((error: unknown) => openKept(error, owner, home))
    .catch((error: unknown) => {
      listening.close();
      throw error;
    });
  const report = new ReportStore(home, read);
  const whereabouts = buildWhereabouts();
  const stamps: StampsSlot = {};
  const onChange = () => void queue.followReport();
  const others = buildOthers();
  const following = followLate({ report, whereabouts, requests, others, version: read.version, onChange });
  const readAgain = async () => {
    const now = await requests.readReport();
    // The focused field may be gone with its item, or stand in another room.
    await following.show(() => report.replace(now));
  };
  const reload = buildReload(async () => {
    await readAgain();
    await queue.followDisk();
  });
  const queue = new Queue({
    report,
    disk,
    owner,
    send: { ...sendAsOffice(home, requests), steps: stepsOf(requests) },
    filesAtOnce: 3,
    spokenAt: (...at) => stamps.current?.spokenAt(...at),
    readAgain,
    onSentElsewhere: reload.quietly,
  });
  following.begin();
  await queue.overlay();
  listening.close();
  if (isKept) void reload.untilRead();
  else if (isSentMeanwhile) reload.quietly();

  const release = noteOpen(owner, home);
  const stopTelling = tellWhatWaits(owner, report, queue);
  const kept = { owner, report, ids: requests.ids, version: read.version, earlier, subscribe: queue.subscribe };
  const stopKeeping = startLater(async () => (await import('#web/report/sync/report-copy.ts')).keepCopy(kept));
  /** Others' edits appear when the person comes back; text typed here stays on top. */
  const handleReturn = () => document.visibilityState === 'visible' && reload.quietly();
  document.addEventListener('visibilitychange', handleReturn);

  return {
    owner,
    home,
    requests,
    report,
    queue,
    whereabouts,
    stamps,
    others,
    earlier,
    reload: reload.untilRead,
    close: () => {
      reload.stop();
      stopKeeping();
      document.removeEventListener('visibilitychange', handleReturn);
      following.stop();
      void queue.leave().finally(() => {
        stopTelling();
        release();
      });
    },
  };
}

/** Returns what ends it, also before it has begun. */
function startLater(start: () => Promise<() => void>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  start().then(
    (end) => {
      if (isOver) end();
      else stop = end;
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

type Read = { read: Report; earlier: EarlierReport | undefined; isKept: boolean };

async function readAll(
  requests: ReportRequests,
  { sourceId }: Pick<ReportToOpen, 'sourceId'>,
  signal: AbortSignal,
): Promise<Read> {
  const [read, earlier] = await Promise.all([
    requests.readReport(signal),
    sourceId === undefined ? undefined : readEarlier(sourceId, signal),
  ]);
  return { read, earlier, isKept: false };
}

/** Without a line, as this device has kept it. */
async function openKept(why: unknown, owner: string, home: ReportHome): Promise<Read> {
  const copy = await import('#web/report/sync/report-copy.ts').catch(() => undefined);
  if (copy === undefined) throw why;
  const { report: read, earlier } = await copy.keptInstead(why, owner, home);
  return {
    read,
    earlier: earlier && { ...earlier, report: new ReportStore(earlier.home, earlier.report) },
    isKept: true,
  };
}

function buildReload(read: () => Promise<void>) {
  let isStopped = false;
  const untilRead = (): Promise<void> =>
    read().catch(() => {
      if (!isStopped) setTimeout(() => !isStopped && void untilRead(), RELOAD_RETRY_MS);
    });
  return {
    quietly: () => void read().catch(() => undefined),
    /**
     * After a change that failed half-way the display may be wrong until it has been read again: also once the line is
     * back.
     */
    untilRead,
    stop: () => {
      isStopped = true;
    },
  };
}

/** On every page of the app, also while the rest is sent after this one was left. Returns what ends it. */
function tellWhatWaits(owner: string, report: ReportStore, queue: Queue): () => void {
  const source = reportLock(owner, report.home);
  const tell = () => {
    const { parcels, steps } = queue.read();
    const ofParcels = parcels.filter(({ state }) => state === 'waiting').length;
    setWaitingChanges(source, report.totals().waiting + steps.length + ofParcels);
    for (const { kind, key, state, value, reason } of parcels) {
      if (kind !== 'caption' || state !== 'refused') continue;
      // Its field may be gone: what was typed is said, so that it need not be thought of again.
      showToast({ tone: 'failed', text: `The caption “${value}” was not saved: ${reason}` });
      void queue.discard(key);
    }
  };
  const stops = [report.subscribe('totals', tell), queue.subscribe(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
    setWaitingChanges(source, 0);
  };
}

/** Without it the report can be written all the same. */
async function readEarlier(id: number, signal: AbortSignal): Promise<EarlierReport | undefined> {
  const part = await import('./read-earlier.ts').catch(() => undefined);
  return part?.readEarlier(id, signal);
}
