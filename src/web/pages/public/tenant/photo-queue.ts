/**
 * Photos on their way. Each is kept on disk first and sent then, one at a time, since a phone's line is narrow; what
 * gets no answer is sent again under the same key, also by the next visit. One tab of this browser sends at a time.
 */
import { errorText } from '#web/queries/api-error.ts';
import type { TenantAttachment } from '#web/queries/generated/types.gen.ts';
import { isPassing } from './is-passing.ts';
import type { PhotoBox, WaitingPhoto } from './photo-box.ts';
import type { PhotoPlace, TenantApi } from './tenant-api.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export type QueuedPhoto = PhotoPlace & {
  id: string;
  /** Of a blob in memory. */
  url: string;
  /** From 0 to 1. */
  progress: number;
  state: 'waiting' | 'sending' | 'failed';
  reason?: string | undefined;
};

type Options = {
  inspectionId: number;
  box: PhotoBox;
  send: TenantApi['sendPhoto'];
  onSent: (place: PhotoPlace, attachment: TenantAttachment) => void;
};

export type PhotoQueue = ReturnType<typeof buildPhotoQueue>;

export function buildPhotoQueue({ inspectionId, box, send, onSent }: Options) {
  let photos: readonly QueuedPhoto[] = [];
  /** Those the disk had no space for; the bytes of all others are read when it is their turn. */
  const inMemory = new Map<string, WaitingPhoto>();
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  function change(next: readonly QueuedPhoto[]): void {
    photos = next;
    for (const tell of listeners) tell();
  }
  const edit = (id: string, part: Partial<QueuedPhoto>) =>
    change(photos.map((one) => (one.id === id ? { ...one, ...part } : one)));

  function show(photo: WaitingPhoto): QueuedPhoto {
    const { id, roomId, itemId, bytes, type } = photo;
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    return { id, roomId, itemId, url, progress: 0, state: 'waiting' };
  }

  function drop(id: string): void {
    const gone = photos.find((one) => one.id === id);
    if (gone !== undefined) URL.revokeObjectURL(gone.url);
    inMemory.delete(id);
    change(photos.filter((one) => one.id !== id));
  }

  function run(): void {
    clearTimeout(timer);
    running ??= navigator.locks.request(`keyturn-tenant-photos/${inspectionId}`, sendAll).finally(() => {
      running = undefined;
    });
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = photos.find(({ state }) => state === 'waiting');
      if (next === undefined) return;
      if (!(await sendOne(next))) {
        timer = setTimeout(run, retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
        return;
      }
      retryMs = FIRST_RETRY_MS;
    }
  }

  /** False when no answer came, and it should be tried again. */
  async function sendOne({ id, roomId, itemId }: QueuedPhoto): Promise<boolean> {
    const file = inMemory.get(id) ?? (await box.find(id));
    if (file === undefined) {
      // Another tab has sent it.
      drop(id);
      return true;
    }
    const place = { roomId, itemId };
    edit(id, { state: 'sending', progress: 0, reason: undefined });
    try {
      const blob = new Blob([file.bytes], { type: file.type });
      const onProgress = (progress: number) => edit(id, { progress });
      const attachment = await send({ place, file: blob, name: file.name, key: id, onProgress });
      await box.remove(id);
      onSent(place, attachment);
      drop(id);
      return true;
    } catch (error) {
      const passes = isPassing(error);
      edit(id, passes ? { state: 'waiting', progress: 0 } : { state: 'failed', reason: errorText(error) });
      return !passes;
    }
  }

  function handleOnline(): void {
    retryMs = FIRST_RETRY_MS;
    run();
  }
  window.addEventListener('online', handleOnline);

  return {
    read: (): readonly QueuedPhoto[] => photos,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** What was left by an earlier visit. */
    resume: async (): Promise<void> => {
      const known = new Set(photos.map(({ id }) => id));
      const left = (await box.list(inspectionId)).filter(({ id }) => !known.has(id));
      if (left.length > 0) change([...photos, ...left.map(show)]);
      run();
    },

    add: async (place: PhotoPlace, chosen: Iterable<File>): Promise<void> => {
      for (const file of chosen) {
        const { name, type } = file;
        const id = crypto.randomUUID();
        const photo = { id, inspectionId, ...place, name, type, bytes: await file.arrayBuffer(), takenAt: Date.now() };
        inMemory.set(id, photo);
        change([...photos, show(photo)]);
        try {
          await box.put(photo);
          inMemory.delete(id);
        } catch {
          // A disk that is full does not stop it from being sent.
          edit(id, { reason: 'There is no space left on this device: keep the page open until it is sent.' });
        }
        run();
      }
    },

    retry: (id: string): void => {
      edit(id, { state: 'waiting', reason: undefined });
      run();
    },

    discard: async (id: string): Promise<void> => {
      await box.remove(id);
      drop(id);
    },

    close: (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', handleOnline);
    },
  };
}
