/** The thread that watches the event loop of the service: see `watch-event-loop.ts`. */
import { workerData } from 'node:worker_threads';
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { servedInWords } from './served-routes.ts';
import { standstillSignal } from './standstill-signal.ts';
import type { WatchedLoop } from './watch-event-loop.ts';

/** In milliseconds. */
const TICK = 1000;
/** Own ticks without a beat of the loop. */
const PATIENCE = 10;

const { served, beats, logLevel } = workerData as WatchedLoop;
let last = -1;
let still = 0;

setInterval(() => {
  const [now, isDebugged] = [Atomics.load(beats, 0), Atomics.load(beats, 1) === 1];
  still = now === last && !isDebugged ? still + 1 : 0;
  last = now;
  if (still < PATIENCE) return;
  // The thread that stands still can write nothing any more.
  const log = pino({ level: logLevel }, { write: (line) => void writeSync(1, line) });
  log.fatal(`Keyturn stood still for ${PATIENCE} seconds and ends. It was serving ${servedInWords(served)}.`);
  process.kill(process.pid, standstillSignal);
}, TICK);
