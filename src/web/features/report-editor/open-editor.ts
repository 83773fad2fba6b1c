/** Opens a report for writing: the service's values, the edits on this device, and the report it started from. */
import { setWaitingChanges } from '#web/queries/waiting-changes.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { EarlierReport, Editor } from './editor.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { disk, sendAsOffice } from '#web/report/sync/office.ts';
import { Queue } from '#web/report/sync/queue.ts';
import { requestsOf } from '#web/report/requests/requests-of.ts';
import { stepsOf } from '#web/report/sync/steps.ts';
import { noteOpen, reportLock } from '#web/report/sync/writers.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
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
  const [read, earlier] = await Promise.all([
    requests.readReport(signal),
    sourceId === undefined ? undefined : readEarlier(sourceId, signal),
  ]).catch((error) => {
    listening.close();
    throw error;
  });
  const report = new ReportStore(home, read);
  const whereabouts = buildWhereabouts();
  const onChange = () => void queue.followReport();
  const following = followLate({ report, whereabouts, requests, version: read.version, onChange });
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
    readAgain,
    onSentElsewhere: reload.quietly,
  });
  following.begin();
  await queue.overlay();
  listening.close();
  if (isSentMeanwhile) reload.quietly();

  const release = noteOpen(owner, home);
  const stopTelling = tellWhatWaits(owner, report, queue);
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
    earlier,
    reload: reload.untilRead,
    close: () => {
      reload.stop();
      document.removeEventListener('visibilitychange', handleReturn);
      following.stop();
      void queue.leave().finally(() => {
        stopTelling();
        release();
      });
    },
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
  const source = `report:${owner}/${report.home}`;
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
