import type { Executor } from '../database/database.ts';

/** In a transaction: who changes a rule or makes a hold, and the batch that goes by them, come one after another. */
export async function lockRules(db: Executor, accountId: number): Promise<void> {
  await db.rows('retention.lock-rules', 'select from accounts where id = $1 for no key update', [accountId]);
}
