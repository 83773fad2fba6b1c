/** Looks for `/readyz` at the ground of this process: the database, its schema, and the directory of the files. */
import { access, constants } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openSchemaProbe } from '#store/database/schema-probe.ts';

/** The names of what is missing. */
export type Look = () => Promise<string[]>;

export type Readiness = { look: Look; close: () => Promise<void> };

type Options = { databaseUrl: string; dataDir: string; keptMs?: number; patienceMs?: number };

/** However many ask, it looks once in `keptMs`; it waits `patienceMs` for each answer. */
export function watchReadiness({ databaseUrl, dataDir, keptMs = 1000, patienceMs = 2000 }: Options): Readiness {
  const probe = openSchemaProbe(databaseUrl, patienceMs);
  const lookAtDatabase = (): Promise<string[]> =>
    probe.hasSchema().then(
      (isThere) => (isThere ? [] : ['schema']),
      () => ['database'],
    );
  /** A network drive that is gone does not answer at all. */
  const lookAtFiles = (): Promise<string[]> =>
    Promise.race([
      access(dataDir, constants.W_OK | constants.X_OK).then(
        () => [],
        () => ['files'],
      ),
      pause(patienceMs, ['files'], { ref: false }),
    ]);

  let kept: Promise<string[]> | undefined;
  let lookedAt = 0;
  const lookNow = async (): Promise<string[]> => {
    const missing = await Promise.all([lookAtDatabase(), lookAtFiles()]);
    lookedAt = performance.now();
    return missing.flat();
  };
  return {
    look: () => {
      if (kept === undefined || (lookedAt > 0 && performance.now() - lookedAt >= keptMs)) {
        lookedAt = 0;
        kept = lookNow();
      }
      return kept;
    },
    close: probe.close,
  };
}
