/** Asks for the dialog "Move to…", the twin of every drag to another room. */
import { buildListeners } from '#web/listeners.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';

export type MoveRequest = { kind: 'item'; id: number } | { kind: 'photo'; photo: Attachment; from: Place };

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
