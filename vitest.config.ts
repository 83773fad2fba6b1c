/** Four kinds of tests: pure rules, the house's own rules, the service on a real database, and components in a real browser. */
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/find-browser.ts';
import { forwardToService } from './src/testing/forward-to-service.ts';

// The service must not lean on the zone of the machine it runs on: London differs from UTC all summer.
process.env.TZ = 'UTC';

const pure = ['src/{domain,contract,pdf}/**/*.test.ts', 'src/web/**/*.test.ts', 'src/testing/boundaries.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'pure', include: pure, environment: 'node' },
      },
      {
        test: {
          name: 'service',
          include: ['src/{store,api,jobs,token-proxy,start,demo,testing}/**/*.test.ts'],
          exclude: pure,
          environment: 'node',
          globalSetup: ['src/testing/database-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), forwardToService()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          globalSetup: ['src/testing/web-service.ts'],
          testTimeout: 30_000,
          // A save waits for a pause in the typing, and the machine may be busy.
          expect: { poll: { timeout: 10_000 } },
          setupFiles: ['src/testing/fail-on-console-error.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: findBrowser(),
              contextOptions: { locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
