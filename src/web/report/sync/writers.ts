/**
 * Who writes: each open report, in whichever tab of this browser, holds a lock of its own for as long as it is open. What
 * was typed by one that is gone, closed or crashed, is told by that.
 */
const PREFIX = 'keyturn-writer/';

export type Writer = {
  id: string;
  /** Others can tell by now that it is there. */
  isKnown: Promise<void>;
  end: () => void;
};

export function beginWriter(): Writer {
  const id = crypto.randomUUID();
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const isKnown = new Promise<void>((resolve) => {
    void navigator.locks.request(PREFIX + id, () => {
      resolve();
      return isOver;
    });
  });
  return { id, isKnown, end };
}

/** Those that are there now, in all tabs. */
export async function listWriters(): Promise<Set<string>> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)));
}
