/**
 * Checks everything that can be known without running the product. Each check is made even when one before it has
 * failed.
 */
import { styleText } from 'node:util';
import { runCommand } from './run-command.ts';

const checks = {
  format: ['biome', 'format', '--reporter=summary', '.'],
  lint: ['oxlint', '--format=unix'],
  shape: ['node', 'scripts/check-shape.ts'],
  'plain English': ['node', 'scripts/check-english.ts'],
  boundaries: ['node', 'scripts/check-boundaries.ts'],
  'regular expressions': ['node', 'scripts/check-regular-expressions.ts'],
  types: ['node', 'scripts/check-types.ts'],
  generated: ['node', 'scripts/generate.ts', '--check'],
  document: ['redocly', 'lint', 'src/contract/openapi.json', '--format=stylish'],
  weights: ['node', 'scripts/check-weights.ts'],
  'dead code': ['knip', '--no-progress', '--treat-config-hints-as-errors'],
};

const failed: string[] = [];

for (const [name, command] of Object.entries(checks)) {
  const start = performance.now();
  const { ok, output } = await runCommand(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? styleText('green', 'ok    ') : styleText('red', 'FAILED')}  ${name.padEnd(19)}  ${seconds} s`);
  if (ok) continue;
  failed.push(name);
  console.log(`\n${output.trim()}\n`);
}

if (failed.length > 0) {
  console.log(`${failed.length} of ${Object.keys(checks).length} checks failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log(`All ${Object.keys(checks).length} checks passed.`);
}
