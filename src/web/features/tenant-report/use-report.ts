/** The open report for the parts of the page, each woken by the entries that it shows. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import { listMissing, type Missing } from '#domain/tenant-report.ts';
import { isAt, type ItemEntry, type RoomEntry } from '#web/report/model/report-entry.ts';
import type { Totals } from '#web/report/model/report-tally.ts';
import { roomsToCheck } from './as-report.ts';
import type { OpenReport } from './open-tenant-report.ts';
import type { Parcel } from '#web/report/sync/parcels.ts';
import type { WaitingCaption, WaitingPhoto } from '#web/report/sync/waiting.ts';

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

/** Somebody tried to send it, and it waits again. */
export const isLost = ({ state, isLost: is, progress }: Parcel): boolean =>
  state === 'waiting' && is === true && progress === undefined;

/** The photos among all that waits, also refused ones. */
export function useQueuedPhotos(): readonly Parcel<WaitingPhoto>[] {
  return useParcels().filter((parcel): parcel is Parcel<WaitingPhoto> => parcel.kind === 'photo');
}

export function useQueuedCaptions(): readonly Parcel<WaitingCaption>[] {
  return useParcels().filter((parcel): parcel is Parcel<WaitingCaption> => parcel.kind === 'caption');
}

function useParcels(): readonly Parcel[] {
  const { queue } = useOpenReport();
  return useSyncExternalStore(queue.subscribe, () => queue.read().parcels);
}

/**
 * The gaps in the answers on this device; computed again when answers or photos change. A refused photo counts as none.
 */
export function useMissing(): Missing[] {
  const { head, report } = useOpenReport();
  const queued = useQueuedPhotos().filter(({ state }) => state !== 'refused');
  useTotals();
  const rooms = roomsToCheck(report, (place) => queued.filter((photo) => isAt(place, photo)).length);
  return listMissing(rooms, head.photos_per_room);
}
