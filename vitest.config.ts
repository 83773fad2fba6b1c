/**
 * Three kinds of tests: pure rules, the service on a real database, and components in a real browser. What keeps accounts
 * apart is tested once more on tables that are divided by account; TEST_SCHEMA=partitioned does so with the whole service.
 */
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/find-browser.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { forwardToService } from './src/testing/forward-to-service.ts';

// The service must not lean on the zone of the machine it runs on: London differs from UTC all summer.
process.env.TZ = 'UTC';

/**
 * How long a test may take, and wait for what comes about by itself. Only one that fails takes so long: the machine that
 * runs them may be several times slower than the one they were written on, and do all of them at once.
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

const pure = [
  'src/{domain,contract,pdf}/**/*.test.ts',
  'src/web/**/*.test.ts',
  'src/testing/boundaries/boundaries.test.ts',
];

/** They replace a module that others have loaded by then, or read another document: each has a process of its own. */
const alone = [
  'src/jobs/webhook-request.test.ts',
  'src/api/resources/staff/password-cost.test.ts',
  'src/testing/interface/watch-answers.test.ts',
];

/**
 * One process does file after file: what the service imports, and the check of its answers, are made once and not for each.
 * So no module may remember anything that matters to a test, which is what production wants of it, too; and each file
 * gives back what it has replaced.
 */
const together = { isolate: false, setupFiles: ['src/testing/setups/give-back.ts'] };

/** Tests of what keeps accounts apart. The last reads plans, which are those of divided tables. */
const onePartition = 'src/start/one-partition.test.ts';
const partitioned = [
  'src/store/**/*.test.ts',
  'src/api/plugins/idempotency*.test.ts',
  'src/api/conformance/equal-ids.test.ts',
  onePartition,
];

export default defineConfig({
  test: {
    // Tests mostly wait for the database and the browser: by default one core would stay idle on a machine of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: { name: 'pure', include: pure, environment: 'node', ...together, ...patience },
      },
      {
        test: {
          name: 'service',
          include: ['src/{store,api,jobs,token-proxy,start,demo,testing}/**/*.test.ts'],
          exclude: [...pure, ...alone, onePartition],
          environment: 'node',
          globalSetup: ['src/testing/database/database-setup.ts'],
          ...together,
          ...patience,
        },
      },
      {
        test: {
          name: 'service-alone',
          include: alone,
          environment: 'node',
          globalSetup: ['src/testing/database/database-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'partitioned',
          include: partitioned,
          exclude: pure,
          environment: 'node',
          env: { TEST_SCHEMA: 'partitioned' },
          globalSetup: ['src/testing/database/database-setup.ts'],
          ...together,
          ...patience,
        },
      },
      {
        plugins: [react(), forwardToService()],
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx'],
          globalSetup: ['src/testing/web-service.ts'],
          ...patience,
          setupFiles: ['src/testing/setups/fail-on-console-error.ts'],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000,
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
