/** Photos on their way, each under a key of its own: a repeated upload answers with what the first one made. */
import { buildSendingQueue, type Queued, type QueueOptions } from './sending-queue.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import type { TenantAttachment } from '#web/queries/generated/types.gen.ts';
import type { Waiting } from './waiting-box.ts';

export type WaitingPhoto = Waiting & {
  /** Also the key of its upload. */
  id: string;
  name: string;
  type: string;
  /** Bytes rather than a file: a file may only point to what the phone throws away. */
  bytes: ArrayBuffer;
  takenAt: number;
};

export type QueuedPhoto = Queued & {
  id: string;
  /** Of a blob in memory. */
  url: string;
  /** From 0 to 1. */
  progress: number;
};

export type PhotoToSend = {
  place: Place;
  file: Blob;
  name: string;
  key: string;
  onProgress: (done: number) => void;
};

export type PhotoQueue = ReturnType<typeof buildPhotoQueue>;

export function buildPhotoQueue(
  options: QueueOptions<WaitingPhoto> & { sendPhoto: (photo: PhotoToSend) => Promise<TenantAttachment> },
) {
  const { inspectionId, sendPhoto } = options;
  const blobOf = ({ bytes, type }: WaitingPhoto) => new Blob([bytes], { type });

  const queue = buildSendingQueue<WaitingPhoto, QueuedPhoto>({
    ...options,
    lock: 'keyturn-photos',
    show: (photo) => {
      const { id, roomId, itemId } = photo;
      return { id, roomId, itemId, url: URL.createObjectURL(blobOf(photo)), progress: 0, state: 'waiting' };
    },
    send: (photo) => {
      const { id, roomId, itemId, name } = photo;
      queue.edit(id, { state: 'sending', progress: 0 });
      const onProgress = (progress: number) => queue.edit(id, { progress });
      return sendPhoto({ place: { roomId, itemId }, file: blobOf(photo), name, key: id, onProgress });
    },
    onGone: ({ url }) => URL.revokeObjectURL(url),
  });

  return {
    ...queue,
    add: async (place: Place, chosen: Iterable<File>): Promise<void> => {
      for (const file of chosen) {
        const { name, type } = file;
        const id = crypto.randomUUID();
        const bytes = await file.arrayBuffer();
        if (!(await queue.keep({ id, inspectionId, ...place, name, type, bytes, takenAt: Date.now() }))) {
          const reason = 'There is no space left on this device: keep the page open until it is sent.';
          queue.edit(id, { reason });
        }
        queue.run();
      }
    },
  };
}
