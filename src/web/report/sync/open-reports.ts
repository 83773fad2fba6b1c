/** Which reports are open in this tab: their editors send for themselves. */
import { buildListeners } from '#web/listeners.ts';
const open = new Map<number, number>();
const listeners = buildListeners();

/** Called when one was closed: what its editor could not send is anybody's to send. */
export const watchClosing = listeners.subscribe;

/** Returns how to say that it is closed; a report may be open twice for the moment between two pages. */
export function noteOpen(inspectionId: number): () => void {
  open.set(inspectionId, (open.get(inspectionId) ?? 0) + 1);
  return () => {
    const left = (open.get(inspectionId) ?? 1) - 1;
    if (left > 0) return void open.set(inspectionId, left);
    open.delete(inspectionId);
    listeners.tell();
  };
}

export const isOpen = (inspectionId: number): boolean => open.has(inspectionId);
