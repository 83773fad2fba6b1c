/** The number of changes that still wait to be sent, over all editors, for the top bar. */
import { buildListeners } from '#web/listeners.ts';
import { useSyncExternalStore } from 'react';

const waiting = new Map<string, number>();
let total = 0;
const listeners = buildListeners();

export const watchWaiting = listeners.subscribe;

/** `source` is who waits, and ends in the report: `keyturn-report/1/5/12`. One source for one report, whoever sends: else it counts twice. */
export function setWaitingChanges(source: string, count: number): void {
  if (count === 0) waiting.delete(source);
  else waiting.set(source, count);
  total = [...waiting.values()].reduce((sum, one) => sum + one, 0);
  listeners.tell();
}

/** The waiting changes of one inspection: the names of all sources end in its number. */
export const waitingOf = (inspectionId: number): number =>
  [...waiting].reduce((sum, [source, count]) => (source.endsWith(`/${inspectionId}`) ? sum + count : sum), 0);

export function useWaitingChanges(): number {
  return useSyncExternalStore(watchWaiting, () => total);
}

/** The stretches of a report's recordings that nobody has listened to here, for whoever hands the report on. */
const unheard = new Map<number, () => string[]>();

/** By the player, once the report was open. */
export function setUnheard(inspectionId: number, read: () => string[]): void {
  unheard.set(inspectionId, read);
}

export const readUnheard = (inspectionId: number): string[] => unheard.get(inspectionId)?.() ?? [];
