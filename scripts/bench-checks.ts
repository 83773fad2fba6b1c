/**
 * Counts which of the faults in `src/domain/check/seeded-faults.json` the checks before review find: a count, the same on every machine.
 *
 *     npm run bench:checks
 */
import { findings, type Finding } from '#domain/check/findings-of.ts';
import { measureFindings, precisionOf, recallOf } from '#domain/check/measure-findings.ts';
import { printTable } from './bench-api/table.ts';
import { readArguments } from './read-arguments.ts';

const aims = { recall: 0.95, precision: 0.9 };
const day = '2026-11-28';

const usage = `npm run bench:checks

Counts the faults of reports that the checks before review find, and those that they find besides.`;
readArguments({ usage });

const shown = (share: number): string => (Number.isNaN(share) ? '' : share.toFixed(3));

function rowOf(name: string, finding: Finding | undefined, by?: string): string[] {
  const measured = measureFindings(finding, day, by);
  const { seeded, found, right } = measured;
  return [name, `${seeded}`, `${found}`, `${right}`, shown(recallOf(measured)), shown(precisionOf(measured))];
}

printTable(
  ['', 'faults', 'findings', 'right', 'recall', 'precision'],
  [
    ...findings.map((finding) => rowOf(finding, finding)),
    rowOf('all, by hand', undefined, 'hand'),
    rowOf('all, in the demo', undefined, 'demo'),
    rowOf('all', undefined),
  ],
);
const all = measureFindings(undefined, day);
process.exitCode = recallOf(all) >= aims.recall && precisionOf(all) >= aims.precision ? 0 : 1;
