/** A small change that finds no line: it waits for it, and is sent again until somebody answers. */
import { ConnectionLost } from '#web/queries/api-error.ts';

/** Milliseconds; a browser does not say of every line that it is back. */
const RETRY_MS = 5_000;

/** Undefined when it is not wanted any more. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  isWanted: () => boolean,
): Promise<Answer | undefined> {
  while (isWanted()) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      await nextTry();
    }
  }
  return undefined;
}

/** It is only here: leaving the page would lose it. */
async function nextTry(): Promise<void> {
  const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', askFirst);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    const handleOnline = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', handleOnline, { once: true });
  });
  window.removeEventListener('beforeunload', askFirst);
}
