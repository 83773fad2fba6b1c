/** Captions on their way, sent when the typing rests. The last words typed on this device are the ones that arrive. */
import { ApiError } from '#web/queries/api-error.ts';
import { buildSendingQueue, type Queued, type QueueOptions } from './sending-queue.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import type { TenantAttachment } from '#web/queries/generated/types.gen.ts';
import type { Waiting } from './waiting-box.ts';

const REST_MS = 700;

/** The id is the photo's: there is one for each. */
export type WaitingCaption = Waiting & { id: number; text: string };
export type QueuedCaption = Queued & { id: number; text: string };

/** Null takes the caption away. */
type SendCaption = (photoId: number, text: string | null) => Promise<TenantAttachment>;

export type CaptionQueue = ReturnType<typeof buildCaptionQueue>;

export function buildCaptionQueue(options: QueueOptions<WaitingCaption> & { sendCaption: SendCaption }) {
  const { inspectionId, sendCaption } = options;

  const queue = buildSendingQueue<WaitingCaption, QueuedCaption>({
    ...options,
    lock: 'keyturn-captions',
    show: ({ id, roomId, itemId, text }) => ({ id, roomId, itemId, text, state: 'waiting' }),
    send: async ({ id, text }) => {
      try {
        return await sendCaption(id, text.trim() === '' ? null : text.trim());
      } catch (error) {
        // The photo was taken away meanwhile.
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
  });

  return {
    ...queue,
    /** With every key stroke. */
    type: async (place: Place, id: number, text: string): Promise<void> => {
      const state = queue.find(id)?.state === 'lost' ? 'lost' : 'waiting';
      queue.edit(id, { text, state, reason: undefined });
      await queue.keep({ id, inspectionId, ...place, text });
      if (queue.find(id)?.text === text) queue.runIn(REST_MS);
    },
  };
}
