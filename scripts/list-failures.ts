/**
 * Reads from the reports of vitest and Playwright which tests failed and why, so that a run says so in its last lines:
 * whoever sees only the end of a long log knows where to begin.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export type Failure = { test: string; reason: string };

const REASON_LINES = 12;
/** Enough for what stood on the page, and where the focus was. */
const SNAPSHOT_LINES = 80;

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

const Suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({
              errors: z.array(z.object({ message: z.string().default('') })).default([]),
              attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({
  errors: z.array(z.object({ message: z.string().default('') })),
  suites: z.array(Suite),
});

/** Each failed test of vitest, and each file that could not be read. */
export function vitestFailures(report: string): Failure[] {
  return VitestReport.parse(JSON.parse(report)).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.every((each) => each.status !== 'failed')) {
      return [{ test: file, reason: shorten(message) }];
    }
    return assertionResults
      .filter((each) => each.status === 'failed')
      .map((each) => ({ test: `${file} › ${each.fullName}`, reason: shorten(each.failureMessages.join('\n')) }));
  });
}

/** Each failed journey, and each fault outside of one. */
export function playwrightFailures(report: string): Failure[] {
  const { errors, suites } = PlaywrightReport.parse(JSON.parse(report));
  return [
    ...errors.map((each) => ({ test: 'playwright', reason: shorten(each.message) })),
    ...suites.flatMap(suiteFailures),
  ];
}

function suiteFailures(suite: z.infer<typeof Suite>): Failure[] {
  const failed = suite.specs.filter((spec) => !spec.ok);
  return [
    ...failed.map((spec) => ({
      test: `e2e/${spec.file}:${spec.line} › ${spec.title}`,
      reason: spec.tests.flatMap((test) => test.results.flatMap(reasonsOf)).join('\n'),
    })),
    ...(suite.suites ?? []).flatMap(suiteFailures),
  ];
}

type Result = z.infer<typeof Suite>['specs'][number]['tests'][number]['results'][number];

/** A test that ran out of time says so first, and second what it waited for; then what the page showed. */
function reasonsOf({ errors, attachments }: Result): string[] {
  const reasons = errors.slice(0, 2).map(({ message }) => shorten(message));
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  if (reasons.length === 0 || context === undefined || !existsSync(context)) return reasons;
  const [, snapshot = ''] = readFileSync(context, 'utf8').split('```yaml\n');
  const [shown = ''] = snapshot.split('```');
  return [...reasons, 'The page showed:', ...shown.trimEnd().split('\n').slice(0, SNAPSHOT_LINES)];
}

function shorten(reason: string): string {
  return stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES).join('\n');
}
