/** An open desk: the report, the one that it started from, and what the service compares it with. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Approved } from '#domain/review/approved.ts';
import type { ReviewedItem } from '#domain/review/doubts.ts';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

export type Sent = NonNullable<ReviewedItem['sent']>;

export type Desk = {
  inspectionId: number;
  typeId: number;
  report: ReportStore;
  earlier: { name: string; report: ReportStore } | undefined;
  approved: Approved;
  /** By item, what stood there when the report was handed on, and was changed since. */
  handedOn: ReadonlyMap<number, Sent>;
  /** By stop, what this reviewer ticked before. */
  ticks: Readonly<Record<string, string>>;
  /** As `2026-11-27`: rules that hold since later do not count. */
  day: string;
  /** The condition as it stands, to be mended in place. */
  renderNow: (item: ItemEntry, room: RoomEntry) => ReactNode;
  /** As if they were typed; not in a report that is only read here. */
  putWords: undefined | ((itemId: number, field: 'condition' | 'description', words: string) => void);
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('There is no desk here.');
  return desk;
}

export function useDeskItem(id: number): ItemEntry | undefined {
  const { report } = useDesk();
  return useSyncExternalStore(
    (listener) => report.subscribe(`item ${id}`, listener),
    () => report.item(id),
  );
}

/** The fields as the person sees them: typed over saved. */
export const fieldsOf = ({ server, typed }: ItemEntry): ItemEntry['server'] => ({ ...server, ...typed });

/** The same item in the report that this one started from. */
export function earlierOf({ earlier }: Pick<Desk, 'earlier'>, { originId }: ItemEntry): ItemEntry | undefined {
  return originId === null ? undefined : earlier?.report.item(originId);
}
