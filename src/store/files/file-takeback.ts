/**
 * Files whose transaction failed together with the database, so that nobody could say whether rows show them. The store
 * asks about them again until the database is back. The next sweep finds those left when this process ends.
 */
import { rm } from 'node:fs/promises';
import type { Database, Outcome } from '../database/database.ts';
import { markerOf, type ReceivedFile, settleFile } from './file-intake.ts';
import { settleMarker } from './file-sweep.ts';

/** In milliseconds: soon at first, since a restarted PostgreSQL is back within a second. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** A quarter of an hour without any success; then it is the sweep's. */
const MOST_FAILURES = 180;
const MOST_WAITING = 10_000;

export function buildTakeback(database: Database, dataDir: string) {
  /** Paths of markers. */
  const waiting = new Set<string>();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const round = async (): Promise<void> => {
    for (const path of waiting) {
      if (isStopped) return;
      waiting.delete(path);
      try {
        await settleMarker(database, dataDir, path);
        failures = 0;
      } catch {
        failures += 1;
        // At the end, so that one which cannot be settled keeps no other waiting.
        if (failures < MOST_FAILURES) waiting.add(path);
        else waiting.clear();
        return;
      }
    }
  };

  const next = (): void => {
    if (isStopped || waiting.size === 0 || timer !== undefined || running !== undefined) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        running = round().finally(() => {
          running = undefined;
          next();
        });
      },
      Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE),
    );
    timer.unref();
  };

  const add = (markerPath: string): void => {
    if (waiting.size >= MOST_WAITING) return;
    waiting.add(markerPath);
    next();
  };

  return {
    /** After the transaction that was to show the file. */
    settle: async (accountId: number, file: ReceivedFile, outcome: Outcome): Promise<void> => {
      if (outcome === 'unknown') {
        // Nobody can say whether rows show it, and nobody waits here until the database can.
        add(markerOf(file));
        return rm(file.folder, { recursive: true, force: true });
      }
      return settleFile(database, dataDir, accountId, file, outcome === 'committed').catch(() => add(markerOf(file)));
    },
    /** Waits for the one that is being settled, which needs the database. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
