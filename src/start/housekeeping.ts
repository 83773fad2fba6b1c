/**
 * Throws away everything that nobody can use any more: expired tokens, answered repetitions, old events, spent
 * allowances, counts of old use, abandoned uploads, ended exports, old deletions, and the slots in which rows of past
 * months were counted.
 * It also gives up e-mails that were tried for too long, and brings along what a release before has left to be done in
 * steps.
 */
import type { Logger } from 'pino';
import type { Database } from '#store/database/database.ts';
import { noteEarlierPdfs } from '#store/directory/pdf-hashes.ts';
import { buildChangeStore } from '#store/events/changes.ts';
import { giveUpEmails } from '#store/events/emails.ts';
import { sealEarlier } from '#store/evidence/seal-earlier.ts';
import { sweepFiles } from '#store/files/file-sweep.ts';
import { locateAgain } from '#store/properties/locate-again.ts';
import { buildBulkChangeStore } from '#store/inspections/bulk-changes.ts';
import { buildImportStore } from '#store/imports/imports.ts';
import { forgetOldDeletions, markChanges } from '#store/lists/change-line.ts';
import { foldPastCounts } from '#store/lists/row-counts.ts';
import { buildApplicationUseStore } from '#store/access/application-use.ts';
import { buildIdempotencyStore } from '#store/access/idempotency.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { removeExpiredTokens } from '#store/access/oauth-tokens.ts';
import { removeEndedExports } from '#store/privacy/export-files.ts';
import { removeAbandonedParts } from '#store/pdfs/pdf-files.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';

const everyMs = 3_600_000;

/** Runs now and every hour. Several processes may do it at once: each finds only what the others have left. */
export function startHousekeeping(database: Database, dataDir: string, log: Logger): { stop: () => Promise<void> } {
  let isStopped = false;
  const tasks = {
    files: () => sweepFiles(database, dataDir),
    pdfs: () => removeAbandonedParts(dataDir),
    exports: () => removeEndedExports(database, dataDir),
    tokens: () => removeExpiredTokens(database),
    repetitions: () => buildIdempotencyStore(database).forgetOld(),
    allowances: () => buildRateLimitStore(database).forgetOld(),
    use: () => buildApplicationUseStore(database).forgetOld(),
    securityLog: () => buildSecurityLogStore(database).forgetOld(),
    changeMarks: () => markChanges(database),
    deletions: () => forgetOldDeletions(database),
    events: () => buildChangeStore(database).forgetOld(),
    emails: () => giveUpEmails(database),
    imports: () => buildImportStore(database).forgetOld(),
    bulkChanges: () => buildBulkChangeStore(database).forgetOld(),
    counts: () => foldPastCounts(database),
    places: once(() => locateAgain(database)),
    earlierReports: once(() => sealEarlier(database, () => isStopped)),
    earlierPdfs: once(() => noteEarlierPdfs(database, () => isStopped)),
  };
  const tidy = async (): Promise<void> => {
    for (const [name, task] of Object.entries(tasks)) {
      if (isStopped) return;
      await task().catch((error: unknown) => log.error({ err: error }, `housekeeping: ${name}`));
    }
  };
  let running = tidy();
  const timer = setInterval(() => {
    running = running.then(tidy);
  }, everyMs);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A task that stays done after it has succeeded once. */
function once(task: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (isDone) return;
    await task();
    isDone = true;
  };
}
