/** Which reports are open in this tab: their editors send for themselves. */
const open = new Map<number, number>();
const listeners = new Set<() => void>();

/** Called when one was closed: what its editor could not send is anybody's to send. */
export function watchClosing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how to say that it is closed; a report may be open twice for the moment between two pages. */
export function noteOpen(inspectionId: number): () => void {
  open.set(inspectionId, (open.get(inspectionId) ?? 0) + 1);
  return () => {
    const left = (open.get(inspectionId) ?? 1) - 1;
    if (left > 0) return void open.set(inspectionId, left);
    open.delete(inspectionId);
    for (const tell of listeners) tell();
  };
}

export const isOpen = (inspectionId: number): boolean => open.has(inspectionId);
