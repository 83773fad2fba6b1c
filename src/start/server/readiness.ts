/** Looks for `/readyz` at the ground of this process: the database, its schema, and the directory of its files. */
import { access, constants, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSchemaProbe } from '#store/database/schema-probe.ts';
import { readFolderMark } from '#store/directory/installation-mark.ts';

/** The names of what is missing. */
export type Look = () => Promise<string[]>;

export type Readiness = { look: Look; close: () => Promise<void> };

type Options = {
  databaseUrl: string;
  /** Whether that leads to a pooler. */
  isPooled?: boolean;
  dataDir: string;
  keptMs?: number;
  patienceMs?: number;
  leastRoom?: number;
};

/** In bytes: two segments of the journal of an embedded PostgreSQL, without which it keeps nothing. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** The parts that are missing, and the mark that ties a database and its folder to each other. */
type Ground = { missing: string[]; mark: string | undefined };
const noFiles: Ground = { missing: ['files'], mark: undefined };

/** However many ask, it looks once in `keptMs`; it waits `patienceMs` for each answer. */
export function watchReadiness(options: Options): Readiness {
  const { databaseUrl, isPooled = false, dataDir, keptMs = 1000, patienceMs = 2000, leastRoom = LEAST_ROOM } = options;
  const probe = openSchemaProbe(databaseUrl, patienceMs, { isPooled });
  const lookAtDatabase = async (): Promise<Ground> => {
    try {
      return (await probe.hasSchema())
        ? { missing: [], mark: await probe.findMark() }
        : { missing: ['schema'], mark: undefined };
    } catch {
      return { missing: ['database'], mark: undefined };
    }
  };
  /** There is none before the first upload. */
  let hadUploads = false;
  const lookIntoFolder = async (): Promise<Ground> => {
    await access(dataDir, constants.W_OK | constants.X_OK);
    // They may be a mount of their own.
    const uploads = access(join(dataDir, 'files'), constants.W_OK | constants.X_OK);
    if (hadUploads) await uploads;
    else
      hadUploads = await uploads.then(
        () => true,
        () => false,
      );
    const isFull = await hasLessRoom(dataDir, leastRoom);
    return { missing: isFull ? ['room'] : [], mark: await readFolderMark(dataDir) };
  };
  /** A network drive that is gone does not answer at all. */
  const lookAtFiles = (): Promise<Ground> =>
    Promise.race([lookIntoFolder().catch(() => noFiles), pause(patienceMs, noFiles, { ref: false })]);

  let kept: Promise<string[]> | undefined;
  let lookedAt = 0;
  const lookNow = async (): Promise<string[]> => {
    const [database, files] = await Promise.all([lookAtDatabase(), lookAtFiles()]);
    lookedAt = performance.now();
    // After a mount is lost, an empty directory may stand in its place.
    const isAnother = database.mark !== undefined && database.mark !== files.mark;
    return [...database.missing, ...(isAnother ? noFiles.missing : files.missing)];
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

/** Some network drives do not tell their size: no blocks in all. */
async function hasLessRoom(directory: string, least: number): Promise<boolean> {
  const { blocks, bavail, bsize } = await statfs(directory);
  return blocks > 0 && bavail * bsize < least;
}
