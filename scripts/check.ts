/**
 * Checks everything that can be known without running the product, two at a time, since most of them keep one core busy.
 * Each check is made even when another has failed.
 */
import { styleText } from 'node:util';
import { runCommand } from './run-command.ts';

/** The longest come first, so that none is left over for one core at the end. */
const checks = {
  types: ['node', 'scripts/check-types.ts'],
  'regular expressions': ['node', 'scripts/check-regular-expressions.ts'],
  lint: ['oxlint', '--format=unix'],
  boundaries: ['node', 'scripts/check-boundaries.ts'],
  shape: ['node', 'scripts/check-shape.ts'],
  'plain English': ['node', 'scripts/check-english.ts'],
  format: ['biome', 'format', '--reporter=summary', '.'],
  generated: ['node', 'scripts/generate.ts', '--check'],
  document: ['redocly', 'lint', 'src/contract/openapi.json', '--format=stylish'],
  weights: ['node', 'scripts/check-weights.ts'],
  'dead code': ['knip', '--no-progress', '--treat-config-hints-as-errors'],
};

const failed: string[] = [];
const waiting = Object.entries(checks);
await Promise.all([checkInTurn(), checkInTurn()]);

if (failed.length > 0) {
  console.log(`${failed.length} of ${Object.keys(checks).length} checks failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log(`All ${Object.keys(checks).length} checks passed.`);
}

async function checkInTurn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const start = performance.now();
    const { ok, output } = await runCommand(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${ok ? styleText('green', 'ok    ') : styleText('red', 'FAILED')}  ${name.padEnd(19)}  ${seconds} s`);
    if (ok) continue;
    failed.push(name);
    console.log(`\n${output.trim()}\n`);
  }
}
