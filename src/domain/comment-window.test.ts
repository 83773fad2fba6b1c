import { expect, test } from 'vitest';
import { commentWindow, commentWindowEnd } from './comment-window.ts';

const completedAt = '2027-02-03T09:30:00+00:00';
const at = (iso: string) => Date.parse(iso);
const complete = { state: 400, completedAt, closedAt: null } as const;

test('is open for the account’s days from the moment of completion', () => {
  const until = '2027-02-10T09:30:00.000+00:00';
  expect(commentWindow(complete, 7, at('2027-02-10T09:29:59Z'))).toEqual({ open: true, until });
  expect(commentWindow(complete, 7, at('2027-02-10T09:30:00Z'))).toEqual({ open: false, until });
  expect(commentWindow(complete, 0, at(completedAt)).open).toBe(false);
});

test('shuts when the inspection is closed, also before its days are over', () => {
  const closed = { state: 500, completedAt, closedAt: '2027-02-05T12:00:00+00:00' } as const;
  expect(commentWindow(closed, 7, at('2027-02-04T00:00:00Z'))).toEqual({
    open: false,
    until: '2027-02-05T12:00:00.000+00:00',
  });
  expect(commentWindow({ ...closed, closedAt: '2027-03-05T12:00:00+00:00' }, 7, at('2027-02-04T00:00:00Z')).until).toBe(
    '2027-02-10T09:30:00.000+00:00',
  );
});

test('is shut for a report that is not complete', () => {
  expect(commentWindow({ state: 350, completedAt: null, closedAt: null }, 7, at(completedAt))).toEqual({
    open: false,
    until: null,
  });
});

test('ends at a time that does not depend on when one asks', () => {
  const { until } = commentWindow(complete, 7, at('2031-01-01T00:00:00Z'));
  expect(commentWindowEnd(complete, 7)).toBe(until);
  expect(commentWindowEnd({ state: 350, completedAt: null, closedAt: null }, 7)).toBeNull();
});
