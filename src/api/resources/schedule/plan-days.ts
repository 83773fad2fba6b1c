/** Plans days in a thread of their own: a full day takes seconds, in which nobody else would be answered. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PlanRow } from '#domain/schedule/plan/explain-plan.ts';
import type { PlanDay } from '#domain/schedule/plan/plan-cost.ts';

const entry = new URL('./planning-thread.ts', import.meta.url);
/** However many managers ask: the other processors answer requests. */
const oneByOne = pLimit(1);

/** The rows of each day. */
export function planDays(days: readonly PlanDay[]): Promise<PlanRow[][]> {
  if (days.length === 0) return Promise.resolve([]);
  return oneByOne(async () => {
    const thread = new Worker(entry, { workerData: days });
    try {
      // An error of the thread rejects.
      const [rows] = await once(thread, 'message');
      return rows as PlanRow[][];
    } finally {
      await thread.terminate();
    }
  });
}
