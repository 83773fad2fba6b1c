/**
 * A request that may be repeated. Its key is claimed and committed first, so that a second request hears that it runs; then
 * one transaction holds its changes and its kept answer. One connection does all of it, and holds the key's lock.
 *
 *   claim | begin · the request's own statements · keep | commit
 */
import { buildIdempotencyStore, type Claim, type KeptAnswer, type RepetitionKey } from './access/idempotency.ts';
import { type StoreTransaction, storeOfTransaction } from './build-store.ts';
import type { Database } from './database/database.ts';

export type KeyedTransaction = {
  store: StoreTransaction;
  /** Commits the changes with their answer. False, and nothing of either, when somebody else has taken the key. */
  keep: (answer: KeptAnswer) => Promise<boolean>;
  /** Commits the changes; their answer cannot be kept, and the key is free again. */
  commit: () => Promise<void>;
  /** Undoes the changes, and the key is free again. */
  undo: () => Promise<void>;
};

export type ClaimedKey = Exclude<Claim, { outcome: 'first' }> | { outcome: 'first'; transaction: KeyedTransaction };

export async function claimKey(database: Database, key: RepetitionKey, bodyHash: Buffer): Promise<ClaimedKey> {
  const connection = await database.connect();
  const keys = buildIdempotencyStore(connection);
  /** Should the connection be lost, its lock is, and the key is given back by another. */
  const free = async (claimedAt: string): Promise<void> => {
    const isFree = await keys.release(key, claimedAt).then(
      () => true,
      () => false,
    );
    await connection.release();
    // When this fails too, the database is away, and the claim is abandoned in a moment.
    if (!isFree)
      await buildIdempotencyStore(database)
        .release(key, claimedAt)
        .catch(() => undefined);
  };

  let claimedAt: string | undefined;
  try {
    const claim = await keys.claim(key, bodyHash);
    if (claim.outcome !== 'first') {
      await connection.release();
      return claim;
    }
    ({ claimedAt } = claim);
    const tx = await connection.begin();
    const { keep } = buildIdempotencyStore(tx);
    const mine = claimedAt;
    const undo = async () => {
      await tx.rollback();
      await free(mine);
    };
    const transaction: KeyedTransaction = {
      store: storeOfTransaction(tx),
      keep: async (answer) => {
        try {
          if (!(await keep(key, mine, answer))) {
            await undo();
            return false;
          }
          await tx.commit();
        } catch (error) {
          await undo();
          throw error;
        }
        await connection.release();
        return true;
      },
      commit: async () => {
        try {
          await tx.commit();
        } finally {
          await free(mine);
        }
      },
      undo,
    };
    return { outcome: 'first', transaction };
  } catch (error) {
    await (claimedAt === undefined ? connection.release() : free(claimedAt));
    throw error;
  }
}
