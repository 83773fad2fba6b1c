/**
 * Reads the reports of vitest and Playwright. A test that was never reached has failed; one that this machine cannot
 * run (as root only, with IPv6, with qpdf) is skipped, and reported so.
 */
import { z } from 'zod';

export type Counts = { passed: number; failed: number; skipped: number };

const VitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), skipped: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function countVitest(report: string): Counts {
  const { numTotalTests, numPassedTests, numPendingTests, testResults } = VitestReport.parse(JSON.parse(report));
  const unreadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = numTotalTests - numPassedTests - numPendingTests + unreadable.length;
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

export function countPlaywright(report: string): Counts {
  const { errors, stats } = PlaywrightReport.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
