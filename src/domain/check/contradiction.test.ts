import { expect, test } from 'vitest';
import { type ContradictionId, findContradiction } from './contradiction.ts';
import written from './written-conditions.json' with { type: 'json' };

const day = '2026-11-27';
const found = written.map(({ condition, contradicts }) => ({
  condition,
  contradicts,
  is: findContradiction(condition, day) ?? null,
}));

test('the rules find at least 95 of 100 contradictions that were written before them, and 9 of 10 that they find are some', () => {
  const faults = found.filter(({ contradicts }) => contradicts !== null);
  const named = found.filter(({ is }) => is !== null);
  const right = named.filter(({ contradicts, is }) => contradicts === is);

  expect(faults.filter(({ contradicts, is }) => contradicts !== is).length / faults.length).toBeLessThanOrEqual(0.05);
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.9);
});

test.each<[string, ContradictionId | undefined]>([
  ['As new: scuffs to lower edge', 'as new'],
  ['As new: no scratches, chips or stains', undefined],
  ['Good order: pane cracked', 'good'],
  ['Good order: hairline crack over door', undefined],
  ['Good order except cracked tile behind hob', undefined],
  ['Poor, no visible marks', 'poor'],
  ['Good, clean: greasy to hood', 'clean'],
  ['Requires cleaning', undefined],
  ['Working; one bulb not working', undefined],
  ['Tested and working; no power', 'working'],
  ['', undefined],
])('%s: %s', (condition, contradiction) => {
  expect(findContradiction(condition, day)).toBe(contradiction);
});

test('answers, grades by number and conditions of before the rules are not judged', () => {
  for (const condition of [null, 1, { 'Clean?': 0 }]) expect(findContradiction(condition, day)).toBeUndefined();
  expect(findContradiction('Good: broken', '2026-11-26')).toBeUndefined();
});
