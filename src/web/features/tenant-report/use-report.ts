/** The open report for the parts of the page, each woken by what it shows. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { listMissing, type Missing } from '#domain/tenant-report.ts';
import type { ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import type { Totals } from '#web/report/model/report-tally.ts';
import { roomsToCheck } from './as-report.ts';
import type { OpenReport } from './open-tenant-report.ts';
import type { QueuedCaption } from '#web/report/sync/caption-queue.ts';
import type { QueuedPhoto } from '#web/report/sync/photo-queue.ts';
import type { Place } from '#web/report/model/report-entry.ts';

export type TenantReportContext = OpenReport & { canWrite: boolean };

export const OpenReportContext = createContext<TenantReportContext | undefined>(undefined);

export function useOpenReport(): TenantReportContext {
  const open = useContext(OpenReportContext);
  if (open === undefined) throw new Error('no report is open here');
  return open;
}

export function useRoom(id: number): RoomEntry | undefined {
  const { report } = useOpenReport();
  return useSyncExternalStore(
    (listener) => report.subscribe(`room ${id}`, listener),
    () => report.room(id),
  );
}

export function useItem(id: number): ItemEntry | undefined {
  const { report } = useOpenReport();
  return useSyncExternalStore(
    (listener) => report.subscribe(`item ${id}`, listener),
    () => report.item(id),
  );
}

export function useTotals(): Totals {
  const { report } = useOpenReport();
  return useSyncExternalStore((listener) => report.subscribe('totals', listener), report.totals);
}

export function useQueuedPhotos(): readonly QueuedPhoto[] {
  const { photos } = useOpenReport();
  return useSyncExternalStore(photos.subscribe, photos.read);
}

export function useQueuedCaptions(): readonly QueuedCaption[] {
  const { captions } = useOpenReport();
  return useSyncExternalStore(captions.subscribe, captions.read);
}

export function isAt({ roomId, itemId }: Place, photo: QueuedPhoto): boolean {
  return itemId === null ? photo.itemId === null && photo.roomId === roomId : photo.itemId === itemId;
}

/** What is missing in what is on this device; asked again when answers or photos change. A refused photo is none. */
export function useMissing(): Missing[] {
  const { report } = useOpenReport();
  const queued = useQueuedPhotos().filter(({ state }) => state !== 'failed');
  useTotals();
  return listMissing(
    roomsToCheck(report, (roomId, itemId) => queued.filter((photo) => isAt({ roomId, itemId }, photo)).length),
  );
}
