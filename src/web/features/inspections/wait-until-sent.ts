import { waitingOf, watchWaiting } from '#web/queries/waiting-changes.ts';

/** The number left when all has been sent, or after so long; a line that is down is not waited for. */
export function waitUntilSent(inspectionId: number, longestMs: number): Promise<number> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(timer);
      resolve(waitingOf(inspectionId));
    };
    const stop = watchWaiting(() => waitingOf(inspectionId) === 0 && finish());
    const timer = setTimeout(finish, waitingOf(inspectionId) === 0 || !navigator.onLine ? 0 : longestMs);
  });
}
