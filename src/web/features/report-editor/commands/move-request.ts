/** Asks for the dialog "Move to…", the twin of every drag to another room. */
import { buildListeners } from '#web/listeners.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Target } from '#web/report/sync/upload-queue.ts';

export type MoveRequest = { kind: 'item'; id: number } | { kind: 'photo'; photo: Attachment; from: Target };

let request: MoveRequest | undefined;
const listeners = buildListeners();

export const moveRequests = {
  read: (): MoveRequest | undefined => request,
  subscribe: listeners.subscribe,
};

export function openMove(next: MoveRequest | undefined): void {
  request = next;
  listeners.tell();
}
