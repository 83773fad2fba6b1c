/** Opens a report for writing: what the service has, what was typed on this device, and the report it started from. */
import { getInspection, getReport } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { setWaitingChanges } from '#web/queries/waiting-changes.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import type { EarlierReport, Editor } from './editor.ts';
import { followOthers } from '#web/report/sync/follow-others.ts';
import { edits } from '#web/report/sync/edits-here.ts';
import { noteOpen } from '#web/report/sync/open-reports.ts';
import { buildReportOutbox, reportLock } from '#web/report/sync/report-outbox.ts';
import { sendItem, sendName } from '#web/report/sync/send-item.ts';
import { buildUploadQueue, type UploadQueue } from '#web/report/sync/upload-queue.ts';
import { buildPlaceKeeper } from './place.ts';
import { ReportStore } from '#web/report/model/report-store.ts';

/** Initialized from another inspection, as published. */
const FROM_INSPECTION = 6;
/** By the type of the earlier inspection: words that fit above a column. */
const earlierWords: Record<number, string> = {
  1: 'At inventory',
  2: 'At check in',
  3: 'Last visit',
  4: 'At update',
  5: 'At check out',
  6: 'At check in',
  8: 'Last visit',
};
const RELOAD_RETRY_MS = 3_000;

export type OpenEditor = Omit<Editor, 'canWrite' | 'whyReadOnly' | 'coverId' | 'canSetCover'> & { close: () => void };

const readReport = async (inspectionId: number, signal?: AbortSignal) =>
  (await getReport({ path: { inspection_id: inspectionId }, throwOnError: true, ...(signal && { signal }) })).data;

export async function openEditor(
  { id, initialization }: Pick<Inspection, 'id' | 'initialization'>,
  owner: string,
  signal: AbortSignal,
): Promise<OpenEditor> {
  const sourceId = initialization?.type === FROM_INSPECTION ? initialization.id : undefined;
  // What is left from an earlier visit may be sent by another tab between this reading and the look at the disk.
  const listening = new BroadcastChannel(reportLock(owner, id));
  let isSentMeanwhile = false;
  listening.addEventListener('message', () => {
    isSentMeanwhile = true;
  });
  const [read, earlier] = await Promise.all([readReport(id, signal), readEarlier(sourceId, signal)]).catch((error) => {
    listening.close();
    throw error;
  });
  const report = new ReportStore(id, read);
  const readAgain = async () => {
    report.replace(await readReport(id));
    await outbox.followDisk();
  };
  const reloadQuietly = () => void readAgain().catch(() => undefined);
  let isClosed = false;
  /** What is shown after a change that went wrong half-way may be wrong until it has been read: also once the line is back. */
  const reload = (): Promise<void> =>
    readAgain().catch(() => {
      if (!isClosed) setTimeout(() => !isClosed && void reload(), RELOAD_RETRY_MS);
    });
  const outbox = buildReportOutbox({
    report,
    edits,
    owner,
    send: sendItem,
    sendName,
    onSentElsewhere: reloadQuietly,
  });
  const place = buildPlaceKeeper();
  const stopFollowing = followOthers({
    report,
    place,
    version: read.version,
    onChange: () => void outbox.followReport(),
  });
  await outbox.overlay();
  listening.close();
  if (isSentMeanwhile) reloadQuietly();

  const uploads = buildUploadQueue(report);
  const release = noteOpen(id);
  const source = `report:${id}`;
  const tellWaiting = () => setWaitingChanges(source, report.totals().waiting);
  const stopTelling = report.subscribe('totals', tellWaiting);
  tellWaiting();
  holdForUploads(id, uploads);

  /** What others wrote meanwhile is shown when the person comes back; what is typed here stays on top. */
  const handleReturn = () => {
    if (document.visibilityState === 'visible') reloadQuietly();
  };
  document.addEventListener('visibilitychange', handleReturn);

  return {
    inspectionId: id,
    report,
    outbox,
    place,
    uploads,
    earlier,
    reload,
    close: () => {
      isClosed = true;
      document.removeEventListener('visibilitychange', handleReturn);
      stopFollowing();
      stopTelling();
      void outbox.leave().finally(() => {
        release();
        setWaitingChanges(source, 0);
      });
    },
  };
}

/** Without it the report can be written all the same: it may be of a property this person no longer sees. */
async function readEarlier(id: number | undefined, signal: AbortSignal): Promise<EarlierReport | undefined> {
  if (id === undefined) return undefined;
  try {
    const [report, { data: source }] = await Promise.all([
      readReport(id, signal),
      getInspection({ path: { inspection_id: id }, throwOnError: true, signal }),
    ]);
    const name = earlierWords[source.type.id] ?? 'Earlier';
    const when = source.started_at ?? source.conduct_date;
    return {
      name,
      title: when === null ? name : `${name}, ${dateTimeText(when)}`,
      report: new ReportStore(id, report),
    };
  } catch {
    return undefined;
  }
}

/** Files go on being sent on other pages of the app; closing it asks first, since nothing else has them. */
function holdForUploads(inspectionId: number, uploads: UploadQueue): void {
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  uploads.subscribe(() => {
    const left = uploads.read().filter(({ state }) => state !== 'failed').length;
    setWaitingChanges(`uploads:${inspectionId}`, left);
    if (left > 0) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  });
}
