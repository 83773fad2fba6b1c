/**
 * Writes down how far something is: one statement at a time and only the newest, however often it is told. Progress is for
 * those who watch; it must neither queue before the requests of others nor arrive after the end.
 */
export function buildProgressWriter(write: (percent: number) => Promise<void>) {
  let newest: number | undefined;
  let writing: Promise<void> | undefined;

  const writeNewest = async () => {
    while (newest !== undefined) {
      const percent = newest;
      newest = undefined;
      // Nobody misses one that could not be written: another follows, or the end.
      await write(percent).catch(() => undefined);
    }
    writing = undefined;
  };

  return {
    tell: (percent: number): void => {
      newest = percent;
      writing ??= writeNewest();
    },
    /** Forgets pending progress, and resolves when no more will be written. */
    end: async (): Promise<void> => {
      newest = undefined;
      await writing;
    },
  };
}
