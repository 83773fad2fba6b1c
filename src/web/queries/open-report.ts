/** The report that is open for writing or reading, of which the live feed tells every change (`live-changes.ts`). */

/** As the service tells it: rooms in their order, and those in which something was written since; without them, any. */
export type ReportNews = { version: number; rooms?: number[]; written?: number[] };

type OpenReport = { inspectionId: number; hear: (news: ReportNews) => void; giveUp: () => void };

let open: OpenReport | undefined;
const listeners = new Set<() => void>();

function change(next: OpenReport | undefined): void {
  open = next;
  for (const tell of listeners) tell();
}

export const findOpenReport = (): OpenReport | undefined => open;

/** Calls back when another report is open, or none. */
export function onOpenReport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears at once how the report stands, and then of every change, until it is stopped. */
export function listenToReport(inspectionId: number, hear: (news: ReportNews) => void): () => void {
  const mine: OpenReport = { inspectionId, hear, giveUp: () => open === mine && change(undefined) };
  change(mine);
  return mine.giveUp;
}
