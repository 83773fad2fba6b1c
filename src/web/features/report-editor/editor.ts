/** The open editor: the report, its outbox, where the person is, and what the report started from. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import type { ReportOutbox } from '#web/report/sync/report-outbox.ts';
import type { UploadQueue } from '#web/report/sync/upload-queue.ts';
import type { Place, PlaceKeeper } from './place.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Totals } from '#web/report/model/report-tally.ts';

/** The report this one was initialized from, to be read beside it. */
export type EarlierReport = { name: string /** With its day. */; title: string; report: ReportStore };

export type Editor = {
  inspectionId: number;
  report: ReportStore;
  outbox: ReportOutbox;
  place: PlaceKeeper;
  uploads: UploadQueue;
  earlier: EarlierReport | undefined;
  canWrite: boolean;
  /** Why not, in words. */
  whyReadOnly: string | undefined;
  coverId: number | undefined;
  /** Reads the report again, after a change that went wrong half-way. */
  reload: () => Promise<void>;
  /** Managers set the cover image, since it belongs to the inspection. */
  canSetCover: boolean;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === undefined) throw new Error('There is no report open here.');
  return editor;
}

export function useRoomIds(): readonly number[] {
  const { report } = useEditor();
  return useSyncExternalStore((listener) => report.subscribe('rooms', listener), report.roomIds);
}

export function useRoom(id: number): RoomEntry | undefined {
  const { report } = useEditor();
  return useSyncExternalStore(
    (listener) => report.subscribe(`room ${id}`, listener),
    () => report.room(id),
  );
}

export function useItemIds(roomId: number): readonly number[] {
  const { report } = useEditor();
  return useSyncExternalStore(
    (listener) => report.subscribe(`room ${roomId}`, listener),
    () => report.itemIds(roomId),
  );
}

export function useUnanswered(roomId: number): number {
  const { report } = useEditor();
  return useSyncExternalStore(
    (listener) => report.subscribe(`room ${roomId}`, listener),
    () => report.unansweredIn(roomId),
  );
}

export function useItem(id: number): ItemEntry | undefined {
  const { report } = useEditor();
  return useSyncExternalStore(
    (listener) => report.subscribe(`item ${id}`, listener),
    () => report.item(id),
  );
}

export function useTotals(): Totals {
  const { report } = useEditor();
  return useSyncExternalStore((listener) => report.subscribe('totals', listener), report.totals);
}

export function usePlace(): Place {
  const { place } = useEditor();
  return useSyncExternalStore(place.subscribe, place.read);
}

/** The same item in the report this one started from. */
export function findEarlier(earlier: EarlierReport | undefined, item: ItemEntry): ItemEntry | undefined {
  return item.originId === null ? undefined : earlier?.report.item(item.originId);
}
