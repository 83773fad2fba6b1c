/** Sends what was typed in reports that are not open now: when the app starts, somebody signs in, or the line is back. */
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { setWaitingChanges } from '#web/queries/waiting-changes.ts';
import { readSession, setLeaveQuestion, watchSession } from '#web/session/session.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { ReportStore } from '#web/report/model/report-store.ts';
import { drainReport } from './drain.ts';
import { type Edit, isNamed } from './edit.ts';
import { edits, ownerOf } from './edits-here.ts';
import { isOpen, watchClosing } from './open-reports.ts';
import { reportLock } from './report-outbox.ts';
import { sendItem, sendName } from './send-item.ts';
import { listWriters } from './writers.ts';

const RETRY_MS = 60_000;

function currentOwner(): string | undefined {
  const session = readSession();
  return session.status === 'signed-in' ? ownerOf(session.person) : undefined;
}

/** Returns what ends it. */
export function startOutboxRunner(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function run(): void {
    clearTimeout(timer);
    running ??= sendAll()
      .then((isDone) => {
        if (!isDone) timer = setTimeout(run, RETRY_MS);
      })
      .finally(() => {
        running = undefined;
      });
  }

  window.addEventListener('online', run);
  const stops = [watchSession(run), watchClosing(run)];
  setLeaveQuestion(askBeforeLeaving);
  run();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', run);
    for (const stop of stops) stop();
    setLeaveQuestion(undefined);
  };
}

/** True when nothing is left that could be sent. */
async function sendAll(): Promise<boolean> {
  const owner = currentOwner();
  if (owner === undefined) return true;
  const waiting = (await edits.listOfOwner(owner)).filter(({ state }) => state === 'waiting');
  const living = waiting.length === 0 ? new Set<string>() : await listWriters();
  let isDone = true;
  for (const [inspectionId, ofReport] of Map.groupBy(waiting, (edit) => edit.inspectionId)) {
    // Its editor sends for itself, and says so.
    if (isOpen(inspectionId)) continue;
    // So does one in another tab; it may crash.
    const leftBehind = ofReport.filter(({ writer }) => !living.has(writer));
    if (leftBehind.length < ofReport.length) isDone = false;
    const [left, unnamed] = [leftBehind.filter(isNamed), leftBehind.filter((edit) => !isNamed(edit))];
    // A name that nobody goes on typing is none.
    for (const { key } of unnamed) await edits.discard(key);
    if (left.length === 0) continue;
    const source = `kept:${inspectionId}`;
    setWaitingChanges(source, left.length);
    const isSent = await sendReport(owner, inspectionId);
    if (isSent || isOpen(inspectionId)) setWaitingChanges(source, 0);
    else isDone = false;
  }
  return isDone;
}

async function sendReport(owner: string, inspectionId: number): Promise<boolean> {
  const lockName = reportLock(owner, inspectionId);
  try {
    const { data } = await getReport({ path: { inspection_id: inspectionId }, throwOnError: true });
    const report = new ReportStore(inspectionId, data);
    const own = { list: () => listLeft(owner, inspectionId) };
    const { done } = await navigator.locks.request(lockName, () =>
      drainReport({ report, edits, own, send: sendItem, sendName }),
    );
    const channel = new BroadcastChannel(lockName);
    channel.postMessage('sent');
    channel.close();
    return done;
  } catch {
    // The report cannot be read now, or not any more; the text stays until it can, and its editor shows it.
    return false;
  }
}

/** What no open tab sends for itself. */
async function listLeft(owner: string, inspectionId: number): Promise<Edit[]> {
  const [rows, living] = await Promise.all([edits.listOfReport(owner, inspectionId), listWriters()]);
  return rows.filter(({ writer }) => !living.has(writer));
}

/** A shared computer keeps nobody's words without their saying so. */
async function askBeforeLeaving(): Promise<boolean> {
  const owner = currentOwner();
  if (owner === undefined) return true;
  const rows = await edits.listOfOwner(owner);
  const left = rows.length;
  if (left === 0) return true;
  const [theyAre, them] = left === 1 ? ['it is', 'it'] : ['they are', 'them'];
  const where = rows.every(edits.isOnDisk)
    ? `Until ${theyAre} saved or decided, this device keeps ${them}.`
    : `The storage of this device is full or blocked: keep this page open until ${theyAre} saved or decided.`;
  const isSure = await confirm({
    title: left === 1 ? 'One change is not saved' : `${left} changes are not saved`,
    text: `${where} Signing out deletes ${them}.`,
    action: `Delete ${them} and sign out`,
    keep: 'Stay signed in',
    isDanger: true,
  });
  if (isSure) await edits.discardOfOwner(owner);
  return isSure;
}
