/** The browser app; `boot.ts` starts it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';

import { RouterProvider } from 'react-router/dom';
import { createRoot } from './create-root.ts';
import { prepareClient } from './queries/client.ts';
import { isAwaiting, queryClient } from './queries/query-client.ts';
import { buildRouter } from './router.tsx';
import { startTextHistory } from './ui/keyboard/text-history.ts';

/** After that a page with places kept free says more than the empty frame. */
const LONGEST_WAIT_MS = 1_000;

// All scripts are there and the line is free: in the time that the first page takes, its typeface can come too, and is not
// exchanged before people's eyes. The browser notes the line that a request comes from, and would read this whole file once more
// to tell it: in a function of its own it reads that alone.
queueMicrotask(() => void document.fonts.load('1rem Inter'));

prepareClient();
startTextHistory();
const router = buildRouter();

// index.html draws the frame of the back office itself; pages behind a link show their own while they load.
if (document.documentElement.dataset['page'] === 'public' || router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    void whenAnswered().then(show);
  });
}

/** The loaders' answers are mostly there already: the page is drawn at once, and nothing moves later. */
function whenAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const cache = queryClient.getQueryCache();
    const timer = window.setTimeout(end, LONGEST_WAIT_MS);
    const stop = cache.subscribe(() => !isAwaiting() && end());
    function end(): void {
      window.clearTimeout(timer);
      stop();
      resolve();
    }
    if (!isAwaiting()) end();
  });
}

function show(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
