import { expect, test } from 'vitest';
import { isDefectVague } from './vague-defect.ts';
import written from './written-defects.json' with { type: 'json' };

const day = '2026-11-27';

test('the rule finds at least 95 of 100 vague defects that were written before it, and 9 of 10 that it finds are some', () => {
  const named = written.filter(({ condition }) => isDefectVague(condition, day));
  const vague = written.filter(({ isVague }) => isVague);
  const right = named.filter(({ isVague }) => isVague);

  expect(right.length / vague.length).toBeGreaterThanOrEqual(0.95);
  expect(right.length / named.length).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ['Good: light scuffs', true],
  ['Good: light scuffs, lower edge', false],
  ['Good: chip approx. 1 cm', false],
  ['Good: no scratches, chips or stains', false],
  ['Fair wear and tear', false],
  ['', false],
])('%s: %s', (condition, isVague) => {
  expect(isDefectVague(condition, day)).toBe(isVague);
});

test('answers and conditions of before the rule are not judged', () => {
  for (const condition of [null, 1, { 'Clean?': 0 }]) expect(isDefectVague(condition, day)).toBe(false);
  expect(isDefectVague('Scuffs', '2026-11-26')).toBe(false);
});
