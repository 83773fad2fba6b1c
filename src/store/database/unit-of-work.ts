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

type AtEnd = (isCommitted: boolean) => Promise<void>;
type Open = { tx: Executor; client: pg.PoolClient; isOpen: boolean; savepoints: number; atEnd: AtEnd[] };

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
      const unit: Open = { tx: executorOf(client), client, isOpen: true, savepoints: 0, atEnd: [] };
      const settle = async (isCommitted: boolean): Promise<void> => {
        // The request is decided by now; files that this fails to clear are found by the sweep.
        for (const work of unit.atEnd) await work(isCommitted).catch(() => undefined);
      };
      const end = async (how: 'commit' | 'rollback'): Promise<void> => {
        if (!unit.isOpen) return;
        unit.isOpen = false;
        try {
          await client.query(how);
          client.release();
        } catch (error) {
          client.release(error as Error);
          await settle(false);
          if (how === 'commit') throw error;
          return;
        }
        await settle(how === 'commit');
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

    /** For what no rollback undoes: told when the unit ends whether its changes are there; at once when there is none. */
    atEnd: async (work: AtEnd): Promise<void> => {
      const unit = current();
      if (unit === undefined) await work(true);
      else unit.atEnd.push(work);
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
