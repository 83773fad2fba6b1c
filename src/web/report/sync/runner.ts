/** Sends what waits of reports that are not open now: when the app starts, somebody signs in, or the line is back. */
import { setWaitingChanges } from '#web/queries/waiting-changes.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { ownerOf } from '#web/session/owner-of.ts';
import { readSession, setLeaveQuestion, watchSession } from '#web/session/session.ts';
import { isWriting } from '#web/queries/writes-under-way.ts';
import { removeToast, showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { disk, sendAsOffice } from './office.ts';
import { Queue } from './queue.ts';
import { requestsOf } from '#web/report/requests/requests-of.ts';
import { isNamed } from './waiting.ts';
import { isOpen, listWriters, reportLock, watchClosing } from './writers.ts';

const RETRY_MS = 60_000;
const LONGEST_WAIT_MS = 5_000;
const LOOK_MS = 100;

function currentOwner(): string | undefined {
  const session = readSession();
  return session.status === 'signed-in' ? ownerOf(session.person) : undefined;
}

/** Returns what ends it. */
export function startRunner(): () => void {
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
  const waiting = (await disk.listOfOwner(owner)).filter(({ state }) => state === 'waiting');
  const living = waiting.length === 0 ? new Set<string>() : await listWriters();
  let isDone = true;
  for (const [home, ofReport] of Map.groupBy(waiting, (row) => row.inspectionId)) {
    // Its editor sends for itself, and says so.
    if (isOpen(owner, home)) continue;
    // So does one in another tab; it may crash.
    const left = ofReport.filter(({ writer }) => !living.has(writer));
    if (left.length < ofReport.length) isDone = false;
    if (left.length === 0) continue;
    const source = reportLock(owner, home);
    setWaitingChanges(source, left.length);
    const isSent = await sendReport(owner, home);
    // Opened meanwhile: its editor has counted.
    if (isOpen(owner, home)) continue;
    if (isSent) setWaitingChanges(source, 0);
    else isDone = false;
  }
  return isDone;
}

/** As its editor would, opened for this alone. */
async function sendReport(owner: string, home: ReportHome): Promise<boolean> {
  try {
    const requests = await requestsOf(home);
    const report = new ReportStore(home, await requests.readReport());
    const readAgain = async () => report.replace(await requests.readReport());
    // By itself: pages without a report need it seldom.
    const { stepsOf } = await import('./steps.ts');
    const send = { ...sendAsOffice(home, requests), steps: stepsOf(requests) };
    const queue = new Queue({ report, disk, owner, send, readAgain });
    await queue.overlay();
    return await queue.leave();
  } catch {
    // The report cannot be read now, or not any more; the text stays until it can, and its editor shows it.
    return false;
  }
}

/** Most of it is saved within a second; a line that is down is not waited for any longer. */
async function waitUntilSent(owner: string): Promise<void> {
  const isUnderWay = async () =>
    isWriting() || (await disk.listOfOwner(owner)).some((row) => row.state === 'waiting' && isNamed(row));
  if (!navigator.onLine || !(await isUnderWay())) return;
  const message = showToast({ text: 'You will be signed out as soon as what you entered is saved.' });
  const end = Date.now() + LONGEST_WAIT_MS;
  while (navigator.onLine && Date.now() < end && (await isUnderWay()))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  removeToast(message);
}

/** A shared computer keeps nobody's words without their saying so. */
async function askBeforeLeaving(): Promise<boolean> {
  const owner = currentOwner();
  if (owner === undefined) return true;
  await waitUntilSent(owner);
  const rows = await disk.listOfOwner(owner);
  const left = rows.length;
  if (left === 0) return true;
  const [theyAre, them] = left === 1 ? ['it is', 'it'] : ['they are', 'them'];
  const where = rows.every(disk.isOnDisk)
    ? `Until ${theyAre} saved or decided, this device keeps ${them}.`
    : `The storage of this device is full or blocked: keep this page open until ${theyAre} saved or decided.`;
  const isSure = await confirm({
    title: left === 1 ? 'One change is not saved' : `${left} changes are not saved`,
    text: `${where} Signing out deletes ${them}.`,
    action: `Delete ${them} and sign out`,
    keep: 'Stay signed in',
    isDanger: true,
  });
  if (isSure) await disk.discardOfOwner(owner);
  return isSure;
}
