import { expect, test } from 'vitest';
import earlier from './earlier-defects.json' with { type: 'json' };
import { isDefectVague } from './vague-defect.ts';
import written from './written-defects.json' with { type: 'json' };

const day = '2026-11-27';

const measure = (conditions: typeof written) => {
  const named = conditions.filter(({ condition }) => isDefectVague(condition, day));
  const right = named.filter(({ isVague }) => isVague).length;
  return { recall: right / conditions.filter(({ isVague }) => isVague).length, precision: right / named.length };
};

test('the rule finds at least 95 of 100 vague defects that were written before it, and 9 of 10 that it finds are some', () => {
  const { recall, precision } = measure(written);
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test('it finds at least 85 of 100 that others wrote, and 9 of 10 that it finds are some', () => {
  const { recall, precision } = measure(earlier);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test.each([
  ['Good: light scuffs', true],
  ['Good: light scuffs, lower edge', false],
  ['Good: chip approx. 1 cm', false],
  ['Good: no scratches, chips or stains', false],
  ['Fair: self-adhesive hook marks ×4', true],
  ['Fair: top edge scratches', false],
  ['Fair: 2cm scratch', false],
  ['Fair wear and tear', false],
  ['', false],
])('%s: %s', (condition, isVague) => {
  expect(isDefectVague(condition, day)).toBe(isVague);
});

test('answers and conditions of before the rule are not judged', () => {
  for (const condition of [null, 1, { 'Clean?': 0 }]) expect(isDefectVague(condition, day)).toBe(false);
  expect(isDefectVague('Scuffs', '2026-11-26')).toBe(false);
});
