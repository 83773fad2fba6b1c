/** Journeys against the running product: started as anybody would start it, on a free port, with data of its own. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

// Read again by every worker, which inherits what is set here. E2E_URL and E2E_DATA_DIR name a Keyturn that runs already.
const isRunning = process.env.E2E_WEB_SERVER === undefined && process.env.E2E_URL !== undefined;
process.env.E2E_WEB_SERVER ??= isRunning ? 'no' : 'yes';
process.env.E2E_URL ??= `http://localhost:${await freePort()}`;
process.env.E2E_DATA_DIR ??= join(tmpdir(), `keyturn-e2e-${randomUUID()}`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Only a test that fails takes so long: the machine may be several times slower than the one they were written on.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    launchOptions: findBrowser(),
    // Its requests pass the routes of a journey by; those about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // Recording takes a good part of the time of all journeys, though it is kept of those that fail alone.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer:
    process.env.E2E_WEB_SERVER === 'no'
      ? undefined
      : {
          command: 'exec node scripts/serve-throwaway.ts',
          url: `${process.env.E2E_URL}/readyz`,
          env: { PORT: new URL(process.env.E2E_URL).port, DATA_DIR: process.env.E2E_DATA_DIR },
          timeout: 600_000,
          stdout: 'ignore',
          stderr: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
});

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
