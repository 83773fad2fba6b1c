/**
 * What is asked for at the same time goes together: while as many as may be are under way, the others gather and are the
 * next. A busy process so makes one round trip for several requests, an idle one waits for nobody, and nothing is
 * answered from memory. For look-ups by key, and for the saves of items.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that others wait for one under way: it may hang on a line that is dead. */
const PATIENCE = 100;

/** `lookUp` answers in the order it is asked; `most` of them go together, in `atOnce` statements under way. */
export function gathered<Key, Found>(
  lookUp: (keys: Key[]) => Promise<Found[]>,
  { most, atOnce = 1 }: { most: number; atOnce?: number },
): (key: Key) => Promise<Found> {
  type Waiting = { key: Key; resolve: (found: Found) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let underWay = 0;
  // What several share belongs to none of them, and so to nobody's transaction.
  const outside = AsyncLocalStorage.snapshot();

  const lookUpThose = async (those: Waiting[]): Promise<void> => {
    try {
      const found = await lookUp(those.map(({ key }) => key));
      for (const [at, { resolve }] of those.entries()) resolve(found[at] as Found);
    } catch (error) {
      for (const { reject } of those) reject(error);
    }
  };
  const goOn = async (): Promise<void> => {
    underWay += 1;
    while (waiting.length > 0) {
      const those = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await Promise.race([lookUpThose(those), pause(PATIENCE, undefined, { ref: false })]);
    }
    underWay -= 1;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay < atOnce) void outside(goOn);
    });
}
