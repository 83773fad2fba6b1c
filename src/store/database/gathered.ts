/**
 * What is asked for at the same time goes together: what is asked for in one turn of the event loop, and while a look-up is
 * under way. A busy process so makes one round trip for several requests, an idle one waits for nobody, and none is
 * answered from memory. Saves of items go the same way (`autosaves-together.ts`).
 */
import { setTimeout as pause, setImmediate as restOfTurn } from 'node:timers/promises';

/** Milliseconds that others wait for one under way: it may hang on a line that is dead. */
const PATIENCE = 100;

export function gathered<Key, Found>(
  lookUp: (keys: Key[]) => Promise<Found[]>,
  most: number,
): (key: Key) => Promise<Found> {
  type Waiting = { key: Key; resolve: (found: Found) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let isUnderWay = false;

  const lookUpThose = async (those: Waiting[]): Promise<void> => {
    try {
      const found = await lookUp(those.map(({ key }) => key));
      for (const [at, { resolve }] of those.entries()) resolve(found[at] as Found);
    } catch (error) {
      for (const { reject } of those) reject(error);
    }
  };
  const goOn = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) {
      // Requests that arrived together are read one after another in the same turn.
      await restOfTurn();
      const those = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await Promise.race([lookUpThose(those), pause(PATIENCE, undefined, { ref: false })]);
    }
    isUnderWay = false;
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isUnderWay) void goOn();
    });
}
