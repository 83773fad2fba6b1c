/** Reads the reports of vitest and Playwright. A test that was left out, or never reached, has not passed. */
import { z } from 'zod';

export type Counts = { passed: number; failed: number };

const VitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const PlaywrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), skipped: z.number(), unexpected: z.number(), flaky: z.number() }),
});

export function countVitest(report: string): Counts {
  const { numTotalTests, numPassedTests, testResults } = VitestReport.parse(JSON.parse(report));
  const unreadable = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unreadable.length };
}

export function countPlaywright(report: string): Counts {
  const { errors, stats } = PlaywrightReport.parse(JSON.parse(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}
