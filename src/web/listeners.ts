/** Those who are told when something outside React has changed: `subscribe` is as `useSyncExternalStore` takes it. */
export type Listeners<News extends unknown[] = []> = {
  /** Returns what ends it. */
  subscribe: (listener: (...news: News) => void) => () => void;
  tell: (...news: News) => void;
};

export function buildListeners<News extends unknown[] = []>(): Listeners<News> {
  const all = new Set<(...news: News) => void>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (...news) => {
      for (const listener of all) listener(...news);
    },
  };
}
