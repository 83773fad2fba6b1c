/** The open editor: the report, the queue of what waits to be sent, where the person is, and what the report started from. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import type { Queue } from '#web/report/sync/queue.ts';
import type { QueueState } from '#web/report/sync/queue-state.ts';
import type { StampsSlot } from './dock/stamps.ts';
import type { Other, Others } from './following/others.ts';
import type { Whereabouts, WhereaboutsKeeper } from './whereabouts.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Totals } from '#web/report/model/report-tally.ts';

/** The report this one was initialized from, to be read beside it. */
export type EarlierReport = { name: string /** With its day. */; title: string; report: ReportStore };

export type Editor = {
  /** The account and the person who write here. */
  owner: string;
  home: ReportHome;
  requests: ReportRequests;
  report: ReportStore;
  queue: Queue;
  whereabouts: WhereaboutsKeeper;
  /** The stretches of recordings that the texts of this report were typed to. */
  stamps: StampsSlot;
  /** The other people who have it open. */
  others: Others;
  earlier: EarlierReport | undefined;
  canWrite: boolean;
  /** The reason why not, in words. */
  whyReadOnly: string | undefined;
  coverId: number | undefined;
  /** Reads the report again, after a change that went wrong half-way. */
  reload: () => Promise<void>;
  /** Managers set the cover image, since it belongs to the inspection. */
  canSetCover: boolean;
};

/** It has neither answers to miss nor photographs, recordings, actions and an earlier report. */
export const isTemplate = ({ home }: Pick<Editor, 'home'>): boolean => typeof home !== 'number';

export const takesFiles = (editor: Editor): boolean => editor.canWrite && !isTemplate(editor);

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
  const editor = useEditor();
  const { report } = editor;
  return useSyncExternalStore(
    (listener) => report.subscribe(`room ${roomId}`, listener),
    () => (isTemplate(editor) ? 0 : report.unansweredIn(roomId)),
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

export function useWhereabouts(): Whereabouts {
  const { whereabouts } = useEditor();
  return useSyncExternalStore(whereabouts.subscribe, whereabouts.read);
}

export function useOthers(): readonly Other[] {
  const { others } = useEditor();
  return useSyncExternalStore(others.subscribe, others.read);
}

/** Somebody else at this item; a row is drawn anew for its own alone. */
export function useOtherAt(itemId: number): Other | undefined {
  const { others } = useEditor();
  return useSyncExternalStore(others.subscribe, () => others.read().find((other) => other.itemId === itemId));
}

/** The rows that wait to be sent, and whether they go. */
export function useQueue(): QueueState {
  const { queue } = useEditor();
  return useSyncExternalStore(queue.subscribe, queue.read);
}

export function useParcels(): QueueState['parcels'] {
  const { queue } = useEditor();
  return useSyncExternalStore(queue.subscribe, () => queue.read().parcels);
}

/** The same item in the report this one started from. */
export function findEarlier(earlier: EarlierReport | undefined, item: ItemEntry): ItemEntry | undefined {
  return item.originId === null ? undefined : earlier?.report.item(item.originId);
}
