/** Carries out one rule of retention, batch after batch, until nothing is left that it lets go. */
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { removeBatch } from '#store/privacy/retention-removal.ts';

type Options = { database: Database; store: Store; dataDir: string };

export function buildRunRetention({ database, store, dataDir }: Options) {
  return async ({ accountId, id }: { accountId: number; id: number }, stopping: AbortSignal): Promise<void> => {
    const rule = await store.retention.findRule(accountId, id);
    if (rule === undefined) return;
    const runId = await store.retention.beginRun(accountId, rule);
    try {
      for (let removed = 1; removed > 0; ) {
        // Given back, and taken up where it was left.
        if (stopping.aborted) return;
        // Somebody may have changed the rule, or taken it away, while it was carried out.
        const current = await store.retention.findRule(accountId, id);
        if (current?.months !== rule.months) break;
        removed = await removeBatch({ database, dataDir }, { accountId, runId, ...rule });
      }
    } catch (error) {
      await store.retention.postpone(accountId, id);
      throw error;
    }
    await store.inTransaction(async (tx) => {
      const removed = await tx.retention.endRun(accountId, { ruleId: id, runId });
      if (removed === 0) return;
      const about = { type: 'retention_run', id: runId };
      const facts = { kind: rule.kind, months: rule.months, removed };
      await tx.securityLog.add({ accountId, userId: null }, { kind: 'retention.run', subject: about, facts });
    });
  };
}
