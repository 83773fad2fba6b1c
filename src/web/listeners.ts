/** Listeners for changes outside React: `subscribe` has the form that `useSyncExternalStore` takes. */
export type Listeners<News extends unknown[] = []> = {
  /** Returns a function that ends the subscription. */
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
