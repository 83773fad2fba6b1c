/** npm test: the checks, the tests in vitest, the journeys in a browser; all of them, and then the counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Counts, countPlaywright, countVitest } from './count-tests.ts';
import { playwrightFailures, vitestFailures } from './list-failures.ts';
import { runCommand } from './run-command.ts';

const results = '.cache/test-results';
const vitestFile = `${results}/vitest.json`;
const playwrightFile = `${results}/playwright.json`;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = await runCommand(['node', 'scripts/check.ts'], { show: true });
const vitest = await runCommand(
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
  { show: true },
);
const playwright = await runCommand(['playwright', 'test', '--reporter=list,json'], {
  show: true,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile },
});

const none: Counts = { passed: 0, failed: 0, skipped: 0 };
const counts = [read(vitestFile, countVitest, none), read(playwrightFile, countPlaywright, none)];
const failures = [...read(vitestFile, vitestFailures, []), ...read(playwrightFile, playwrightFailures, [])];
const passed = sum(counts.map((each) => each.passed));
const failed = sum(counts.map((each) => each.failed));
const skipped = sum(counts.map((each) => each.skipped));
const runs = { 'npm run check': checks.ok, vitest: vitest.ok, playwright: playwright.ok };
const red = Object.keys(runs).filter((name) => !runs[name as keyof typeof runs]);

for (const { test, reason } of failures) console.log(`\nFailed: ${test}\n${reason}`);
console.log(red.length > 0 ? `\nFailed: ${red.join(', ')}.` : '\nChecks, vitest and Playwright are green.');
console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
if (red.length > 0 || failed > 0 || counts.some((each) => each.passed === 0)) process.exitCode = 1;

function read<Result>(file: string, understand: (report: string) => Result, otherwise: Result): Result {
  return existsSync(file) ? understand(readFileSync(file, 'utf8')) : otherwise;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
