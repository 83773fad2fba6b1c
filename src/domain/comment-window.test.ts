import { expect, test } from 'vitest';
import { commentWindow, commentWindowEnd } from './comment-window.ts';

const completedAt = '2027-02-03T09:30:00+00:00';
const until = commentWindowEnd(completedAt, 7);
const at = (iso: string) => Date.parse(iso);

test('is open for the account’s days from the moment of completion', () => {
  const complete = { state: 400, commentsUntil: until } as const;
  expect(until).toBe('2027-02-10T09:30:00.000+00:00');
  expect(commentWindow(complete, at('2027-02-10T09:29:59Z'))).toEqual({ open: true, until });
  expect(commentWindow(complete, at('2027-02-10T09:30:00Z'))).toEqual({ open: false, until });
  expect(commentWindowEnd(completedAt, 0)).toBe('2027-02-03T09:30:00.000+00:00');
});

test('stays open when the inspection is closed', () => {
  expect(commentWindow({ state: 500, commentsUntil: until }, at('2027-02-04T00:00:00Z'))).toEqual({
    open: true,
    until,
  });
});

test('is shut for a report that is not complete, also while it is corrected', () => {
  const shut = { open: false, until: null };
  expect(commentWindow({ state: 350, commentsUntil: null }, at(completedAt))).toEqual(shut);
  expect(commentWindow({ state: 350, commentsUntil: until }, at(completedAt))).toEqual(shut);
});
