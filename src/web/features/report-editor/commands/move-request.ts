/** Asks for the dialog "Move to…", the twin of every drag to another room. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Target } from '../photos/upload-queue.ts';

export type MoveRequest = { kind: 'item'; id: number } | { kind: 'photo'; photo: Attachment; from: Target };

let request: MoveRequest | undefined;
const listeners = new Set<() => void>();

export const moveRequests = {
  read: (): MoveRequest | undefined => request,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function openMove(next: MoveRequest | undefined): void {
  request = next;
  for (const tell of listeners) tell();
}
