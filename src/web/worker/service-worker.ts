/**
 * The service worker: the page and a report's scripts, when the service does not answer (decision 063). It holds no data and no
 * token. A new one waits until no page of the former is open, so that no open page misses its files.
 */
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { appShell, isOfApp, neverAnswered } from './addresses.ts';

type Rule = { condition: { urlPattern: { pathname: string } }; source: 'network' };
type InstallEvent = Event & { addRoutes?: (rules: Rule[]) => Promise<void> };

declare const self: {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  addEventListener: (kind: 'install', handle: (event: InstallEvent) => void) => void;
};

/** Said by a proxy whose Keyturn is away. */
const isAway = (status: number): boolean => status >= 502 && status <= 504;

// A browser that can be told so sends these requests past the worker.
self.addEventListener('install', (event) => {
  const rules = neverAnswered.map(
    (part): Rule => ({
      condition: { urlPattern: { pathname: `/${part}/*` } },
      source: 'network',
    }),
  );
  event.addRoutes?.(rules).catch(() => undefined);
});

precacheAndRoute(self.__WB_MANIFEST);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfApp(url.pathname),
  async ({ request }) => {
    // The worker stands between the pages and the network.
    // oxlint-disable-next-line no-restricted-globals
    const answer = await fetch(request).catch(() => undefined);
    if (answer !== undefined && !isAway(answer.status)) return answer;
    return (await matchPrecache(appShell)) ?? answer ?? Response.error();
  },
);
