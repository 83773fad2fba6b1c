import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { ConnectionLost } from '#web/queries/api-error.ts';
import { LinkError } from './link-error.tsx';
import { ReportError } from './report-error.tsx';

const HydrateFallback = () => null;

for (const [of, ErrorBoundary] of [
  ['shared files', LinkError],
  ['a finished report', ReportError],
] as const) {
  test(`a link to ${of} that got no answer opens by itself when the line is back`, async () => {
    // The router reports the errors that it catches.
    // oxlint-disable-next-line no-console
    vi.mocked(console.error).mockImplementation(() => undefined);
    let isDown = true;
    const loader = () => {
      if (isDown) throw new ConnectionLost(new TypeError('Failed to fetch'));
      return null;
    };
    const routes = [{ path: '/', loader, Component: () => <h1>14 Marmion Road</h1>, ErrorBoundary, HydrateFallback }];
    const screen = await render(<RouterProvider router={createMemoryRouter(routes)} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();

    isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('14 Marmion Road');
  });
}
