/** Ends this process with the one that started it, also while a layout blocks its thread and no event is heard. */
import { Worker } from 'node:worker_threads';

/** In milliseconds. A worker that was killed is taken for dead after 15 s, and what it was making is begun again. */
const LOOK_EVERY = 500;

/** Runs in a thread of its own. As text: a bundle has no file for it. */
const look = `
  const { parent, every } = require('node:worker_threads').workerData;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, every);
`;

export function endWithParent(): void {
  new Worker(look, {
    eval: true,
    // None of those that this process was started with: they might say that text is a module.
    execArgv: [],
    workerData: { parent: process.ppid, every: LOOK_EVERY },
    // It keeps one number.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
}
