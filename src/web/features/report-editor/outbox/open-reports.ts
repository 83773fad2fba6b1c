/** Which reports are open in this tab: their editors send for themselves. */
const open = new Map<number, number>();

/** Returns how to say that it is closed; a report may be open twice for the moment between two pages. */
export function noteOpen(inspectionId: number): () => void {
  open.set(inspectionId, (open.get(inspectionId) ?? 0) + 1);
  return () => {
    const left = (open.get(inspectionId) ?? 1) - 1;
    if (left === 0) open.delete(inspectionId);
    else open.set(inspectionId, left);
  };
}

export const isOpen = (inspectionId: number): boolean => open.has(inspectionId);
