/** One transaction around everything that a request does, also what opens transactions of its own. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Executor } from './database.ts';

export type Unit = {
  /** Whatever `work` asks of the database, and whatever it starts, belongs to the unit until that has ended. */
  run: <Result>(work: () => Result) => Result;
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
};

type Open = { tx: Executor; client: pg.PoolClient; isOpen: boolean; savepoints: number };

export function buildUnits(pool: pg.Pool, executorOf: (client: pg.PoolClient) => Executor) {
  const ambient = new AsyncLocalStorage<Open>();

  const current = (): Open | undefined => {
    const unit = ambient.getStore();
    // What a request leaves running when it has been answered goes on by itself.
    return unit?.isOpen === true ? unit : undefined;
  };

  return {
    current,

    open: async (): Promise<Unit> => {
      const client = await pool.connect();
      const unit: Open = { tx: executorOf(client), client, isOpen: true, savepoints: 0 };
      const end = async (how: 'commit' | 'rollback'): Promise<void> => {
        if (!unit.isOpen) return;
        unit.isOpen = false;
        try {
          await client.query(how);
          client.release();
        } catch (error) {
          client.release(error as Error);
          if (how === 'commit') throw error;
        }
      };
      try {
        await client.query('begin');
      } catch (error) {
        client.release(error as Error);
        throw error;
      }
      return {
        run: (work) => ambient.run(unit, work),
        commit: () => end('commit'),
        rollback: () => end('rollback'),
      };
    },

    /** A transaction within the unit: undone by itself when it fails. */
    nest: async <Result>(unit: Open, work: (tx: Executor) => Promise<Result>): Promise<Result> => {
      unit.savepoints += 1;
      const name = `nested_${unit.savepoints}`;
      await unit.client.query(`savepoint ${name}`);
      try {
        const result = await work(unit.tx);
        await unit.client.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        await unit.client.query(`rollback to savepoint ${name}`).catch(() => undefined);
        throw error;
      }
    },
  };
}
