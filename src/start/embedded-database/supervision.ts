/** Starts PostgreSQL again when it ends by itself, for example because the system killed it for its memory. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** More restarts than this within a minute point to a fault that another start does not mend. */
const restartsPerMinute = 30;
const startAttempts = 5;
/** In milliseconds. */
const betweenAttempts = 300;

export type Supervision = { stop: (end: (pid: number) => Promise<void>) => Promise<void> };

export function keepRunning(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  onRestart: (failure?: Error) => void,
): Supervision {
  let current = first;
  let stopping = false;
  let restarting = Promise.resolve();
  let restarts: number[] = [];

  const restart = async (): Promise<void> => {
    restarts = [...restarts.filter((at) => at > Date.now() - 60_000), Date.now()];
    try {
      if (restarts.length > restartsPerMinute) throw new Error('PostgreSQL ends again and again.');
      current = await startStubbornly();
      watch(current);
      onRestart();
    } catch (error) {
      onRestart(error instanceof Error ? error : new Error(String(error)));
    }
  };
  /** The same cause may kill it once more while it starts. */
  const startStubbornly = async (): Promise<ChildProcess> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await start();
      } catch (error) {
        if (stopping || attempt === startAttempts) throw error;
        await pause(betweenAttempts);
      }
    }
  };
  const watch = (server: ChildProcess): void => {
    const handleExit = (): void => {
      if (!stopping) restarting = restart();
    };
    if (server.exitCode === null && server.signalCode === null) server.once('exit', handleExit);
    else handleExit();
  };
  watch(first);

  return {
    stop: async (end) => {
      stopping = true;
      await restarting;
      if (current.pid !== undefined) await end(current.pid);
    },
  };
}
