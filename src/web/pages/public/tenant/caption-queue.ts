/**
 * Captions on their way. What is typed is kept on disk at once and sent when the typing rests; what gets no answer is
 * sent again, also by the next visit. The last words typed on this device are the ones that arrive.
 */
import { ApiError, errorText } from '#web/queries/api-error.ts';
import type { TenantAttachment } from '#web/queries/generated/types.gen.ts';
import type { CaptionBox } from './caption-box.ts';
import { isPassing } from './is-passing.ts';
import type { PhotoPlace, TenantApi } from './tenant-api.ts';

const REST_MS = 700;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export type QueuedCaption = PhotoPlace & {
  /** Of the photo. */
  id: number;
  text: string;
  /** `lost`: it was sent, and no answer came. */
  state: 'waiting' | 'lost' | 'failed';
  reason?: string | undefined;
};

type Options = {
  inspectionId: number;
  box: CaptionBox;
  send: TenantApi['caption'];
  onSent: (place: PhotoPlace, attachment: TenantAttachment) => void;
};

export type CaptionQueue = ReturnType<typeof buildCaptionQueue>;

export function buildCaptionQueue({ inspectionId, box, send, onSent }: Options) {
  let captions: readonly QueuedCaption[] = [];
  /** What the disk has no space for is known here alone. */
  const inMemory = new Set<number>();
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const find = (id: number) => captions.find((one) => one.id === id);
  function change(next: readonly QueuedCaption[]): void {
    captions = next;
    for (const tell of listeners) tell();
  }
  const edit = (id: number, part: Partial<QueuedCaption>) =>
    change(captions.map((one) => (one.id === id ? { ...one, ...part } : one)));
  function drop(id: number): void {
    inMemory.delete(id);
    change(captions.filter((one) => one.id !== id));
  }

  function run(): void {
    clearTimeout(timer);
    running ??= navigator.locks.request(`keyturn-tenant-captions/${inspectionId}`, sendAll).finally(() => {
      running = undefined;
    });
  }
  function runIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => run(), milliseconds);
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = captions.find(({ state }) => state !== 'failed');
      if (next === undefined) return;
      if (!(await sendOne(next))) {
        runIn(retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
        return;
      }
      retryMs = FIRST_RETRY_MS;
    }
  }

  /** False when no answer came, and it should be tried again. */
  async function sendOne({ id, roomId, itemId, text: shown }: QueuedCaption): Promise<boolean> {
    const text = inMemory.has(id) ? shown : (await box.find(id))?.text;
    if (text === undefined) {
      // Another tab has sent it.
      drop(id);
      return true;
    }
    try {
      const attachment = await send(id, text.trim() === '' ? null : text.trim());
      await box.removeIfStill(id, text);
      onSent({ roomId, itemId }, attachment);
      if (find(id)?.text === text || find(id)?.text === shown) drop(id);
      return true;
    } catch (error) {
      if (isPassing(error)) {
        edit(id, { state: 'lost' });
        return false;
      }
      if (error instanceof ApiError && error.status === 404) {
        // The photo was taken away meanwhile.
        await box.remove(id);
        drop(id);
      } else edit(id, { state: 'failed', reason: errorText(error) });
      return true;
    }
  }

  function handleOnline(): void {
    retryMs = FIRST_RETRY_MS;
    run();
  }
  window.addEventListener('online', handleOnline);

  return {
    read: (): readonly QueuedCaption[] => captions,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** What was left by an earlier visit. */
    resume: async (): Promise<void> => {
      const left = (await box.list(inspectionId)).filter(({ id }) => find(id) === undefined);
      change([
        ...captions,
        ...left.map(({ id, roomId, itemId, text }) => ({ id, roomId, itemId, text, state: 'waiting' as const })),
      ]);
      run();
    },

    /** With every key stroke. */
    type: async (place: PhotoPlace, id: number, text: string): Promise<void> => {
      const before = find(id);
      if (before === undefined) change([...captions, { ...place, id, text, state: 'waiting' }]);
      else edit(id, { text, state: before.state === 'lost' ? 'lost' : 'waiting', reason: undefined });
      inMemory.add(id);
      try {
        await box.put({ id, inspectionId, ...place, text });
        if (find(id)?.text === text) inMemory.delete(id);
      } catch {
        // A disk that is full does not stop it from being sent.
      }
      if (find(id)?.text === text) runIn(REST_MS);
    },

    /** Whoever leaves a field waits no longer. */
    send: (): void => run(),

    retry: (id: number): void => {
      edit(id, { state: 'waiting', reason: undefined });
      run();
    },

    discard: async (id: number): Promise<void> => {
      await box.remove(id);
      drop(id);
    },

    close: (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    },
  };
}
