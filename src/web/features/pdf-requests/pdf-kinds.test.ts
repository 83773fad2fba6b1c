import { expect, test } from 'vitest';
import type { Pdf } from '#web/queries/generated/types.gen.ts';
import { isBeingMade, sizeText, stateOf } from './pdf-kinds.ts';

const pdf = (fields: Partial<Pdf>): Pdf => ({
  id: 1,
  type: 'FULL',
  state: 'ready',
  progress: 100,
  current: true,
  report_version: 1,
  version: 1,
  bytes: 1,
  pages: 1,
  standard: null,
  sha256: null,
  failure: null,
  requested_at: '',
  ready_at: null,
  url: null,
  ...fields,
});

test('a PDF made before the last change is out of date, and stays readable', () => {
  const earlier = pdf({ current: false });
  expect(stateOf('FULL', [earlier])).toEqual({ is: 'out of date', pdf: earlier });
  expect(stateOf('CHANGES', [earlier])).toEqual({ is: 'not made' });
});

test('progress of the one under way comes before an earlier one', () => {
  const list = [pdf({ state: 'running', progress: 40 }), pdf({ current: false })];
  expect(stateOf('FULL', list)).toEqual({ is: 'being made', progress: 40 });
  expect(isBeingMade(list)).toBe(true);
  expect(isBeingMade([pdf({})])).toBe(false);
});

test('sizes have the unit that reads best', () => {
  expect([sizeText(900), sizeText(75_562), sizeText(9_400_000)]).toEqual(['1 kB', '76 kB', '9.4 MB']);
});
