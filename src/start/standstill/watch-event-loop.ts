/**
 * Ends this process when its event loop stands still for ten seconds; its parent starts it again. A thread watches, and
 * counts its own ticks instead of asking a clock: a laptop that sleeps stops both.
 */
import { url as inspectorAddress } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { ServedRoutes } from './served-routes.ts';

/** How often the event loop shows that it turns, in milliseconds. */
const BEAT = 500;

export type WatchedLoop = {
  served: ServedRoutes;
  /** Beats so far, and at 1 whether a debugger may hold the loop. */
  beats: Int32Array<SharedArrayBuffer>;
  logLevel: string;
};

/** Ends by what it returns. */
export function watchEventLoop(served: ServedRoutes, logLevel: string): () => Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.store(beats, 1, inspectorAddress() === undefined ? 0 : 1);
    Atomics.add(beats, 0, 1);
  };
  beat();
  const beating = setInterval(beat, BEAT);
  beating.unref();
  const entry = new URL('./watching-thread.ts', import.meta.url);
  const workerData: WatchedLoop = { served, beats, logLevel };
  const thread = new Worker(entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  thread.unref();
  return async () => {
    clearInterval(beating);
    await thread.terminate();
  };
}
