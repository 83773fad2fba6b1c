import { expect, test } from 'vitest';
import { chargeText, noticeText, poundsText } from './charge-words.ts';

test('a charge says what it is for, and an aborted visit with how much notice', () => {
  const aborted = { kind: 'aborted', cause: 'no_access', notice: -20, minutes: null };
  expect(chargeText(aborted)).toBe('Nobody let the clerk in, 20 min after its time');
  expect(chargeText({ ...aborted, cause: 'storm', notice: 90 })).toBe('storm, 1 h 30 min before');
  expect(chargeText({ kind: 'waiting', cause: null, notice: null, minutes: 25 })).toBe('Waited 25 min');
});

test('long notice is told in days', () => {
  expect([0, 59, 24 * 60, 3 * 24 * 60 + 5].map(noticeText)).toEqual([
    'at its time',
    '59 min before',
    '24 h before',
    '3 days before',
  ]);
  expect(poundsText('1045.5')).toBe('£1,045.50');
});
