import { expect, test } from 'vitest';
import { findings } from './findings-of.ts';
import { measureFindings, precisionOf, recallOf } from './measure-findings.ts';
import seeded from './seeded-faults.json' with { type: 'json' };

const day = '2026-11-28';

test('there are 400 faults or more in reports, half of them in those that were written by hand', () => {
  const countOf = (by: string) => measureFindings(undefined, day, by).seeded;
  expect(countOf('hand') + countOf('demo')).toBeGreaterThanOrEqual(400);
  expect(countOf('hand')).toBeGreaterThanOrEqual(200);
  expect(new Set(seeded.map(({ by }) => by))).toEqual(new Set(['hand', 'demo']));
});

test.each(findings)('at least 95 of 100 faults are found, and 9 of 10 findings are some: %s', (finding) => {
  const measured = measureFindings(finding, day);
  expect(recallOf(measured)).toBeGreaterThanOrEqual(0.95);
  expect(precisionOf(measured)).toBeGreaterThanOrEqual(0.9);
});

test.each(['hand', 'demo'])('so are those of all checks together in reports of one kind: %s', (by) => {
  const measured = measureFindings(undefined, day, by);
  expect(recallOf(measured)).toBeGreaterThanOrEqual(0.95);
  expect(precisionOf(measured)).toBeGreaterThanOrEqual(0.9);
});
