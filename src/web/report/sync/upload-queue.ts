/**
 * Files on their way to the report, each with its progress; a lost line is tried again by itself, and so is a service that
 * fails, perhaps at one file alone: the others pass it. Three at a time, but to one place one after the other: they stand in
 * the report in the order in which they arrive.
 */
import { buildListeners } from '#web/listeners.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { uploadFile } from '#web/queries/upload-file.ts';
import { judgeFailure } from './judge-failure.ts';
import { buildRetryPause } from './retry-pause.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

export type Target = { roomId: number; itemId?: number | undefined };
export type Upload = {
  id: string;
  target: Target;
  file: File;
  progress: number;
  state: 'waiting' | 'sending' | 'failed';
  reason?: string;
  /** The service failed at it: it pauses, and waits for its turn only then. */
  isPausing?: boolean;
};

const AT_ONCE = 3;
const RETRY_MS = 3_000;

export type UploadQueue = ReturnType<typeof buildUploadQueue>;

export function buildUploadQueue(report: ReportStore) {
  let uploads: readonly Upload[] = [];
  const listeners = buildListeners();
  const stops = new Map<string, AbortController>();
  const pauses = new Map<string, ReturnType<typeof buildRetryPause>>();

  function change(next: readonly Upload[]): void {
    uploads = next;
    listeners.tell();
  }
  const edit = (id: string, part: Partial<Upload>) =>
    change(uploads.map((one) => (one.id === id ? { ...one, ...part } : one)));

  function sendNext(): void {
    const busy = new Set(uploads.filter(({ state }) => state === 'sending').map(({ target }) => placeOf(target)));
    for (const upload of uploads.filter(({ state, isPausing }) => state === 'waiting' && isPausing !== true)) {
      const place = placeOf(upload.target);
      if (busy.size >= AT_ONCE || busy.has(place)) continue;
      busy.add(place);
      void send(upload);
    }
  }

  async function send({ id, target, file }: Upload): Promise<void> {
    const stop = new AbortController();
    stops.set(id, stop);
    edit(id, { state: 'sending', progress: 0 });
    try {
      const attachment = await uploadFile({
        path: pathOf(report.inspectionId, target),
        file,
        idempotencyKey: id,
        signal: stop.signal,
        onProgress: (progress) => edit(id, { progress }),
      });
      addAttachment(report, target, attachment);
      change(uploads.filter((one) => one.id !== id));
    } catch (error) {
      const verdict = judgeFailure(error);
      if (stop.signal.aborted) change(uploads.filter((one) => one.id !== id));
      else if (verdict.next === 'wait') {
        edit(id, { state: 'waiting', progress: 0, reason: 'Waiting for the line' });
        setTimeout(sendNext, RETRY_MS);
        return;
      } else if (verdict.next === 'pause') pauseAt(id);
      else edit(id, { state: 'failed', reason: errorText(error) });
    } finally {
      stops.delete(id);
    }
    sendNext();
  }

  function pauseAt(id: string): void {
    const pause = pauses.get(id) ?? buildRetryPause();
    pauses.set(id, pause);
    edit(id, { state: 'waiting', progress: 0, isPausing: true, reason: 'The service failed, trying again' });
    setTimeout(() => {
      edit(id, { isPausing: false });
      sendNext();
    }, pause.take());
  }

  return {
    read: (): readonly Upload[] => uploads,
    subscribe: listeners.subscribe,
    add: (target: Target, files: Iterable<File>): void => {
      const more = [...files].map(
        (file): Upload => ({ id: crypto.randomUUID(), target, file, progress: 0, state: 'waiting' }),
      );
      change([...uploads, ...more]);
      sendNext();
    },
    retry: (id: string): void => {
      edit(id, { state: 'waiting' });
      sendNext();
    },
    stop: (id: string): void => {
      stops.get(id)?.abort();
      change(uploads.filter((one) => one.id !== id));
    },
  };
}

const placeOf = ({ roomId, itemId }: Target) => `${roomId}/${itemId}`;

function pathOf(inspectionId: number, { roomId, itemId }: Target): string {
  const item = itemId === undefined ? '' : `/items/${itemId}`;
  return `/inspections/${inspectionId}/rooms/${roomId}${item}/attachments`;
}

export function addAttachment(report: ReportStore, { roomId, itemId }: Target, attachment: Attachment): void {
  const owner = itemId === undefined ? report.room(roomId) : report.item(itemId);
  const attachments = [...(owner?.attachments ?? []).filter(({ id }) => id !== attachment.id), attachment];
  if (itemId === undefined) report.changeRoom(roomId, { attachments });
  else report.changeItem(itemId, { attachments });
}

export function dropAttachment(report: ReportStore, { roomId, itemId }: Target, attachmentId: number): void {
  const owner = itemId === undefined ? report.room(roomId) : report.item(itemId);
  const attachments = (owner?.attachments ?? []).filter(({ id }) => id !== attachmentId);
  if (itemId === undefined) report.changeRoom(roomId, { attachments });
  else report.changeItem(itemId, { attachments });
}

export function replaceAttachment(report: ReportStore, { roomId, itemId }: Target, changed: Attachment): void {
  const owner = itemId === undefined ? report.room(roomId) : report.item(itemId);
  const attachments = (owner?.attachments ?? []).map((one) => (one.id === changed.id ? changed : one));
  if (itemId === undefined) report.changeRoom(roomId, { attachments });
  else report.changeItem(itemId, { attachments });
}
