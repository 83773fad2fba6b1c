import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { SessionUnreachable } from '#web/session/session-fault.ts';
import { PageError } from './page-error.tsx';

const HydrateFallback = () => null;

let isOnline = true;
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
afterEach(() => {
  isOnline = true;
  sessionStorage.removeItem('keyturn-reloaded-at');
});

/** A page that fails this many times, and the browser's signal when it has a line again. */
async function openFailing(times: number, fault: Error) {
  let left = times;
  const loader = () => {
    left -= 1;
    if (left >= 0) throw fault;
    return null;
  };
  // The router reports the errors that it catches.
  // oxlint-disable-next-line no-console
  vi.mocked(console.error).mockImplementation(() => undefined);
  const routes = [{ path: '/', loader, Component: () => <h1>Schedule</h1>, ErrorBoundary: PageError, HydrateFallback }];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
}
function lineIsBack() {
  isOnline = true;
  window.dispatchEvent(new Event('online'));
}

test('a page without an answer opens by itself when the line is back, also at the second attempt', async () => {
  const screen = await openFailing(2, new SessionUnreachable(new TypeError('Failed to fetch')));
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('No connection');
  lineIsBack();
  await expect.element(screen.getByRole('alert', { name: 'The service could not be reached.' })).toBeVisible();
  lineIsBack();
  await expect.element(heading).toHaveTextContent('Schedule');
});

test('it opens by itself, too, when the service answers again and the browser had a line all the time', async () => {
  const screen = await openFailing(2, new SessionUnreachable(new TypeError('Failed to fetch')));
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('No connection');
  await expect.element(heading, { timeout: 15_000 }).toHaveTextContent('Schedule');
});

test('a page opens by itself whose scripts could not be fetched without a line', async () => {
  isOnline = false;
  const screen = await openFailing(1, new TypeError('Failed to fetch dynamically imported module: /schedule.js'));
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('No connection');
  lineIsBack();
  await expect.element(heading).toHaveTextContent('Schedule');
});

test('a page opens by itself whose scripts did not arrive while the service started again', async () => {
  const screen = await openFailing(1, new TypeError('Failed to fetch dynamically imported module: /due.js'));
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schedule');
});

test('a page whose scripts never arrive, in a new document either, says so', async () => {
  sessionStorage.setItem('keyturn-reloaded-at', String(Date.now()));
  const screen = await openFailing(9, new TypeError('Failed to fetch dynamically imported module: /keys.js'));
  await expect.element(screen.getByRole('alert', { name: 'This page could not be shown.' })).toBeVisible();
});

test('one that failed for another reason is left alone', async () => {
  const screen = await openFailing(1, new Error('a bug'));
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Something went wrong');
  lineIsBack();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(heading).toHaveTextContent('Something went wrong');
});
