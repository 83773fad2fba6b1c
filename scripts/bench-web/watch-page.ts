/** Runs in the page before its own scripts: records the browser's reports of paints, shifts, long tasks and typing. */

export type Seen = {
  /** Absolute, in milliseconds since 1970, so that a visit that leads over several documents has one clock. */
  origin: number;
  fcp: number;
  lcp: number;
  /** The largest element, which explains the figure. */
  largest: string;
  /** The time when the page showed its content. */
  shown: number;
  cls: number;
  blocked: number;
  slowestInput: number;
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Largest = PerformanceEntry & { element: Element | null };
type Typed = PerformanceEntry & { interactionId: number };

/** `content`: a selector of the content proper; `pending`: of its placeholder. */
export function watchPage({ content, pending }: { content: string; pending: string }): void {
  const seen: Seen = {
    origin: performance.timeOrigin,
    fcp: 0,
    lcp: 0,
    largest: '',
    shown: 0,
    cls: 0,
    blocked: 0,
    slowestInput: 0,
  };
  Object.assign(window, { benchSeen: seen });
  const tell: unknown = Reflect.get(window, 'benchOrigin');
  if (typeof tell === 'function') tell(performance.timeOrigin);

  const observe = (type: string, handle: (entry: PerformanceEntry) => void, options: object = {}): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(handle));
    observer.observe({ type, buffered: true, ...options });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as Largest;
    seen.lcp = entry.startTime;
    seen.largest = `${element?.tagName.toLowerCase()} ${element?.textContent.slice(0, 40)}`;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  observe(
    'event',
    (entry) => {
      if ((entry as Typed).interactionId > 0) seen.slowestInput = Math.max(seen.slowestInput, entry.duration);
    },
    { durationThreshold: 16 },
  );

  const look = (): void => {
    if (document.querySelector(content) === null || document.querySelector(pending) !== null) return;
    mutations.disconnect();
    // The frame that shows it has been drawn when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.shown = performance.now())));
  };
  const mutations = new MutationObserver(look);
  mutations.observe(document, { subtree: true, childList: true });
}
