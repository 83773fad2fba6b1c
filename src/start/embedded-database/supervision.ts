/** Starts PostgreSQL again when it ends by itself, for example because the system killed it for its memory. */
import type { ChildProcess } from 'node:child_process';

/** More often than this within a minute is a fault that another start does not mend. */
const restartsPerMinute = 5;

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
      current = await start();
      watch(current);
      onRestart();
    } catch (error) {
      onRestart(error instanceof Error ? error : new Error(String(error)));
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
