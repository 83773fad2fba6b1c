/** The report that is open for writing or reading, of which the live feed tells every change (`live/live-changes.ts`). */
import { buildListeners } from '#web/listeners.ts';

/** As the service tells it: rooms in their order, and those in which something was written since; without them, any. */
export type ReportNews = { version: number; rooms?: number[]; written?: number[] };

type OpenReport = { inspectionId: number; hear: (news: ReportNews) => void; giveUp: () => void };

let open: OpenReport | undefined;
const listeners = buildListeners();

function change(next: OpenReport | undefined): void {
  open = next;
  listeners.tell();
}

export const findOpenReport = (): OpenReport | undefined => open;

/** Calls back when another report is open, or none. */
export const onOpenReport = listeners.subscribe;

/** Hears at once how the report stands, and then of every change, until it is stopped. */
export function listenToReport(inspectionId: number, hear: (news: ReportNews) => void): () => void {
  const mine: OpenReport = { inspectionId, hear, giveUp: () => open === mine && change(undefined) };
  change(mine);
  return mine.giveUp;
}

/** As the service tells it: somebody else's place in the report, in the service's ids. */
export type PresenceNews = {
  person: { id: number; name: string };
  tab: string;
  is: 'new' | 'here' | 'gone';
  room_id: number | null;
  item_id: number | null;
  field: string | null;
};
type PresenceEar = {
  /** From now on others are heard. */
  begin: () => void;
  hear: (news: PresenceNews) => void;
};

let presence: { inspectionId: number; ear: PresenceEar } | undefined;

export function listenToPresence(inspectionId: number, ear: PresenceEar): () => void {
  const mine = { inspectionId, ear };
  presence = mine;
  return () => {
    if (presence === mine) presence = undefined;
  };
}

export const findPresenceEar = (inspectionId: unknown): PresenceEar | undefined =>
  presence?.inspectionId === inspectionId ? presence?.ear : undefined;
