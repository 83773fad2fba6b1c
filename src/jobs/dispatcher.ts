/** Looks every moment for due work: makes deliveries of events, and has each kind of work begin. */
import type { WorkLoop } from './work-loop.ts';

/** Milliseconds between looks: the longest that a person waits before the work begins. */
const PAUSE = 250;

type Options = {
  dispatchEvents: () => Promise<unknown>;
  loops: Pick<WorkLoop, 'look'>[];
  /** Told when the look began, by `performance.now()`. */
  onLooked: (beganAt: number) => void;
  onError: (error: unknown) => void;
};

export function buildDispatcher({ dispatchEvents, loops, onLooked, onError }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  const look = async () => {
    await dispatchEvents();
    for (const loop of loops) await loop.look();
  };

  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      const beganAt = performance.now();
      running = look()
        .then(() => onLooked(beganAt), onError)
        .finally(next);
    }, PAUSE);
  };

  return {
    start: () => {
      stopped = false;
      next();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
